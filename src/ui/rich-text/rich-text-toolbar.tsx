import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { TextKey } from '../text-keys.ts';
import { useTranslation } from '../translation.tsx';
import { RichTextLink } from './rich-text-link.tsx';

interface Tool {
  id: string;
  label: TextKey;
  icon: LucideIcon;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: Tool[] = [
  {
    id: 'bold',
    label: 'ui.richText.bold',
    icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'ui.richText.italic',
    icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'heading',
    label: 'ui.richText.heading',
    icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'subheading',
    label: 'ui.richText.subheading',
    icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 4 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    id: 'bullets',
    label: 'ui.richText.bullets',
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'ui.richText.numbers',
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { id: 'undo', label: 'ui.richText.undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { id: 'redo', label: 'ui.richText.redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** One tab stop; arrows move between the tools, as the toolbar pattern asks. */
export function RichTextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const { t, direction } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      marks: tools.filter((tool) => tool.isActive?.(now)).map(({ id }) => id),
      isLink: now.isActive('link'),
    }),
  });
  const count = tools.length + 1;

  const move = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = { [forward]: at + 1, [back]: at - 1, Home: 0, End: count - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + count) % count;
    setAt(next);
    bar.current?.querySelectorAll<HTMLElement>('[data-tool]')[next]?.focus();
  };

  const look = (isOn: boolean) =>
    classNames(
      'grid size-9 shrink-0 place-items-center rounded-lg transition-colors pointer-coarse:size-11 [&_svg]:size-4.5',
      isOn ? 'bg-accent-soft text-accent-ink' : 'text-ink-muted hover:bg-hover hover:text-ink',
    );

  return (
    <div className="border-line border-b bg-sunken">
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('ui.richText.toolbar')}
        aria-controls={controls}
        onKeyDown={move}
        className="flex flex-wrap gap-0.5 p-1"
      >
        {tools.map(({ id, label, icon: Icon, isActive, run }, index) => (
          <button
            key={id}
            type="button"
            data-tool={id}
            title={t(label)}
            aria-label={t(label)}
            aria-pressed={isActive ? active.marks.includes(id) : undefined}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => run(editor)}
            className={look(active.marks.includes(id))}
          >
            <Icon aria-hidden className={id === 'undo' || id === 'redo' ? 'rtl:-scale-x-100' : undefined} />
          </button>
        ))}
        <button
          type="button"
          data-tool="link"
          title={t('ui.richText.link')}
          aria-label={t('ui.richText.link')}
          aria-expanded={isLinking}
          tabIndex={at === count - 1 ? 0 : -1}
          onFocus={() => setAt(count - 1)}
          onClick={() => setIsLinking(!isLinking)}
          className={look(active.isLink || isLinking)}
        >
          <LinkIcon aria-hidden />
        </button>
      </div>
      {isLinking ? <RichTextLink editor={editor} onDone={() => setIsLinking(false)} /> : null}
    </div>
  );
}
