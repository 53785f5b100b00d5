import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { controlStyle } from '../controls/field.tsx';
import { useTranslation } from '../translation.tsx';

/** Asks for the address of a link, below the tools; not a form, because it stands inside one. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? 'https://'));
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const apply = () => {
    const url = URL.parse(address.includes('://') ? address.trim() : `https://${address.trim()}`);
    if (url?.protocol !== 'https:' || !url.hostname.includes('.')) return setIsWrong(true);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: url.href, marks: [{ type: 'link', attrs: { href: url.href } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href: url.href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else {
      onDone();
      editor.commands.focus();
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t p-2">
      <input
        ref={input}
        type="url"
        dir="ltr"
        value={address}
        aria-label={t('ui.richText.address')}
        aria-invalid={isWrong || undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlStyle} min-h-9 flex-1 basis-48 px-3 py-1.5`}
      />
      <Button size="sm" onClick={apply}>
        {t('ui.richText.apply')}
      </Button>
      {editor.isActive('link') ? (
        <Button size="sm" variant="secondary" onClick={remove}>
          {t('ui.richText.unlink')}
        </Button>
      ) : null}
      {isWrong ? (
        <p role="alert" className="w-full text-danger-ink text-sm">
          {t('ui.richText.wrong')}
        </p>
      ) : null}
    </div>
  );
}
