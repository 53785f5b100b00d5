import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { keepDraft, readDraft, watchDraft } from '../composer/drafts.ts';
import { SendButton } from '../send-button.tsx';
import { LONGEST_TEXT } from '../sync/chat-limits.ts';
import { makeClientId, NO_ANSWER } from '../sync/client-id.ts';

interface QuickReplyProps {
  accountId: number;
  conversation: Conversation;
  onSent: () => void;
  onCancel: () => void;
}

/** A reply without opening the thread. Its draft is the thread's own, and stays until the server has the words. */
export default function QuickReply({ accountId, conversation, onSent, onCancel }: QuickReplyProps) {
  const { t } = useTranslation();
  const { id, other } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const [text, setText] = useState(() => readDraft(accountId, id));
  const { send, isBusy, problem } = useReply(accountId, id, () => {
    showToast(t('inbox.today.sent', { name: other.name }), { tone: 'success' });
    onSent();
  });

  useEffect(() => {
    const box = field.current;
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
    // One draft for all tabs; the one that is being typed in is right.
    return watchDraft(accountId, id, (draft) => {
      if (!document.hasFocus()) setText(draft);
    });
  }, [accountId, id]);

  const over = [...text.trim()].length - LONGEST_TEXT;
  const submit = () => {
    if (text.trim() && over <= 0 && !isBusy) send(text.trim());
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
    // While a Japanese or Chinese word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const trouble = over > 0 ? t('chat.compose.tooLong', { count: over }) : problem;
  return (
    <form
      className="mt-3 sm:ms-14"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={fieldId} className="sr-only">
        {t('inbox.today.field', { name: other.name })}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        rows={3}
        dir="auto"
        value={text}
        placeholder={t('chat.compose.placeholder')}
        aria-describedby={`${fieldId}-hint`}
        aria-invalid={over > 0 || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          keepDraft(accountId, id, event.target.value);
        }}
        className="field-sizing-content block max-h-60 min-h-24 w-full resize-none rounded-card border border-line-firm bg-surface px-3.5 py-2.5 text-ink placeholder:text-ink-faint"
      />
      <p role="alert" className="text-danger-ink text-sm empty:hidden">
        {trouble}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SendButton size="sm" isLoading={isBusy}>
          {t('chat.compose.send')}
        </SendButton>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('inbox.today.cancel')}
        </Button>
        <p id={`${fieldId}-hint`} className="text-ink-faint text-xs pointer-coarse:sr-only">
          {t('inbox.today.keys')}
        </p>
      </div>
    </form>
  );
}

/** The same words keep their id, so that sending them again after a lost answer is still one message. */
function useReply(accountId: number, id: number, onSent: () => void) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const tried = useRef({ text: '', clientId: '' });
  const send = async (text: string) => {
    if (tried.current.text !== text) tried.current = { text, clientId: makeClientId() };
    setIsBusy(true);
    setProblem('');
    try {
      await api('POST /chat/conversations/:id/messages', { id, client_id: tried.current.clientId, kind: 'text', text });
      keepDraft(accountId, id, '');
      onSent();
    } catch (error) {
      const gotAnswer = isRefusal(error) && error.code !== NO_ANSWER;
      setProblem(gotAnswer ? (error as Error).message : t('inbox.today.unsent'));
      setIsBusy(false);
    }
  };
  return { send, isBusy, problem };
}
