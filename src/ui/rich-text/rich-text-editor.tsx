import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';
import { cleanPastedHtml } from './pasted-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

interface RichTextEditorProps {
  id: string;
  defaultValue: string;
  onChange: (html: string) => void;
  onLength: (length: number) => void;
  placeholder?: string;
  isInvalid: boolean;
  hasHint: boolean;
}

// Only what kernel/safe-html lets through: nothing that is written here is lost when it is saved.
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => URL.parse(address)?.protocol === 'https:',
    },
  }),
];

const textLook = classNames(
  'min-h-56 whitespace-pre-wrap break-words px-4 py-3 text-base text-ink leading-relaxed outline-none [&>*:first-child]:mt-0',
  '[&_a]:text-accent-ink [&_a]:underline [&_h3]:mt-5 [&_h3]:font-semibold [&_h3]:text-lg [&_h4]:mt-4 [&_h4]:font-semibold',
  '[&_li]:mt-1 [&_ol]:mt-2 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-2 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 [&_ul]:marker:text-accent',
);

export default function RichTextEditor({
  id,
  defaultValue,
  onChange,
  onLength,
  placeholder,
  isInvalid,
  hasHint,
}: RichTextEditorProps) {
  const { direction } = useTranslation();
  const editor = useEditor({
    extensions,
    content: defaultValue,
    immediatelyRender: false,
    // The page's content policy allows no style elements of others; textLook says the little that is needed.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': `${id}-label`,
        dir: 'auto',
        class: textLook,
      },
    },
    onCreate: ({ editor: made }) => onLength(made.getText().length),
    onUpdate: ({ editor: changed }) => {
      onLength(changed.getText().length);
      onChange(changed.isEmpty ? '' : changed.getHTML());
    },
  });

  useEffect(() => {
    const box = editor?.view.dom;
    if (!box) return;
    const describes = classNames(isInvalid && `${id}-error`, hasHint && `${id}-hint`);
    box.toggleAttribute('aria-invalid', isInvalid);
    if (isInvalid) box.setAttribute('aria-invalid', 'true');
    if (describes) box.setAttribute('aria-describedby', describes);
    else box.removeAttribute('aria-describedby');
  }, [editor, id, isInvalid, hasHint]);

  if (!editor) return null;
  return (
    <div
      className={classNames(
        'relative overflow-clip rounded-control border bg-surface transition-colors focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
        isInvalid ? 'border-danger' : 'border-line-firm',
      )}
    >
      <RichTextToolbar editor={editor} controls={id} />
      <div className="relative">
        {placeholder && editor.isEmpty ? (
          <p
            aria-hidden
            dir={direction}
            className="pointer-events-none absolute inset-x-4 top-3 text-ink-faint leading-relaxed"
          >
            {placeholder}
          </p>
        ) : null}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
