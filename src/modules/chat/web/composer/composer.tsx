import { Paperclip, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_TEXT } from '../sync/chat-limits.ts';
import { keepDraft, readDraft, watchDraft } from './drafts.ts';

/** The counter appears when the limit comes near. */
const COUNT_FROM = LONGEST_TEXT - 500;

interface ComposerProps {
  accountId: number;
  conversationId: number;
  /** Names the plain form's message, so that a doubled post is one message. */
  formId: string;
  /** Text to add to the draft, e.g. of a recalled message, or, inline, where the cursor is; a new object inserts again. */
  insert?: { text: string; isInline?: boolean };
  refused?: { problem: string; text: string };
  onSend: (text: string) => void;
  onTyping: () => void;
  onFiles: (files: File[]) => void;
  /** Files wait to be sent; the text is their caption. */
  hasFiles: boolean;
  /** Phrases and exchange stand beside the paper clip. */
  tools?: ReactNode;
  isCompact?: boolean;
}

/** Where messages are written. Before scripts it is a plain form; with them nothing typed is ever lost. */
export function Composer(props: ComposerProps) {
  const { accountId, conversationId, formId, insert, refused, onSend, onTyping, onFiles, hasFiles, tools, isCompact } =
    props;
  const { t } = useTranslation();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(refused?.text ?? '');

  const change = (next: string) => {
    setText(next);
    keepDraft(accountId, conversationId, next);
  };

  useEffect(() => {
    // What was typed before the page was alive wins over what was kept.
    const typed = field.current?.value;
    setText(typed || readDraft(accountId, conversationId));
    // Whoever came by a link writes next; whoever has gone to a button or a field of a page that came alive slowly stays there.
    const isElsewhere = document.activeElement?.matches('button, input, select, textarea');
    if (matchMedia('(pointer: fine)').matches && !isElsewhere) field.current?.focus({ preventScroll: true });
    // One draft for all tabs; the one that is being typed in is right.
    return watchDraft(accountId, conversationId, (other) => {
      if (!document.hasFocus()) setText(other);
    });
  }, [accountId, conversationId]);

  useEffect(() => {
    const box = field.current;
    if (!insert || !box) return;
    const current = box.value;
    if (insert.isInline) box.setRangeText(insert.text, box.selectionStart, box.selectionEnd, 'end');
    else box.value = current.trim() ? `${current.trimEnd()} ${insert.text}` : insert.text;
    setText(box.value);
    keepDraft(accountId, conversationId, box.value);
    box.focus();
  }, [insert, accountId, conversationId]);

  const isTooLong = [...text.trim()].length > LONGEST_TEXT;
  const send = () => {
    if ((!text.trim() && !hasFiles) || isTooLong) return;
    onSend(text.trim());
    change('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Japanese or Chinese word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    // On a phone there is no Shift: Enter starts a line there, and the button sends.
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    onFiles(pasted);
  };

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={classNames('border-line border-t bg-surface', isCompact ? 'p-2' : 'p-2 sm:p-3')}
    >
      {refused ? (
        <p role="alert" className="pb-2 text-danger-ink text-sm">
          {refused.problem}
        </p>
      ) : null}
      <input type="hidden" name="client_id" value={formId} />
      <div className="rounded-card border border-line-firm bg-surface has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        <label htmlFor={`${hint}-field`} className="sr-only">
          {t('chat.compose.label')}
        </label>
        <textarea
          ref={field}
          id={`${hint}-field`}
          name="text"
          rows={1}
          dir="auto"
          value={text}
          placeholder={t(hasFiles ? 'chat.compose.caption' : 'chat.compose.placeholder')}
          aria-describedby={hint}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => {
            change(event.target.value);
            if (event.target.value.trim()) onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="field-sizing-content block max-h-40 min-h-11 w-full resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-ink outline-none placeholder:text-ink-faint"
        />
        <div className="flex items-center gap-0.5 p-1">
          <input
            ref={files}
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden
            className="hidden"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
              // Enter sends them, words before it become their caption.
              field.current?.focus();
            }}
          />
          <span className="contents [@media(scripting:none)]:hidden">
            <IconButton
              label={t('chat.compose.attach')}
              icon={<Paperclip aria-hidden />}
              onClick={() => files.current?.click()}
            />
            {tools}
          </span>
          <LengthLeft length={[...text.trim()].length} />
          <IconButton
            type="submit"
            variant="accent"
            label={t('chat.compose.send')}
            icon={<SendHorizontal aria-hidden className="rtl:-scale-x-100" />}
            aria-disabled={isTooLong || undefined}
          />
        </div>
      </div>
      <p id={hint} className="sr-only">
        {t('chat.compose.hint')}
      </p>
    </Form>
  );
}

function LengthLeft({ length }: { length: number }) {
  const { t } = useTranslation();
  const left = LONGEST_TEXT - length;
  return (
    <span role="status" className={classNames('ms-auto px-2 text-xs', left < 0 ? 'text-danger-ink' : 'text-ink-muted')}>
      {length < COUNT_FROM
        ? null
        : left < 0
          ? t('chat.compose.tooLong', { count: -left })
          : t('chat.compose.left', { count: left })}
    </span>
  );
}
