import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { callName } from '../call-name.ts';
import { useSetAside } from '../list/use-set-aside.ts';
import { makeClientId } from '../sync/client-id.ts';
import { useChat } from '../sync/use-chat.ts';

type Preview = AnswerOf<Api['GET /chat/conversations/:id/decline']>;

interface DeclineDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversation: Conversation;
}

/** Saying no kindly, with the very words that go out, or filing away, which is no answer. */
export default function DeclineDialog({ isOpen, onOpenChange, conversation }: DeclineDialogProps) {
  const { t } = useTranslation();
  const { isBusy, problem, call } = useCall(t('chat.menu.failed'));
  const chat = useChat();
  const setAside = useSetAside(conversation);
  const [note, setNote] = useState('');
  // One id for one decision: a press that is repeated after a lost answer is the same decline.
  const clientId = useRef(makeClientId());
  const name = callName(conversation.other);

  const send = () =>
    call(async () => {
      const input = { id: conversation.id, client_id: clientId.current, note };
      chat.dispatch({ type: 'stored', ...(await api('POST /chat/conversations/:id/decline', input)) });
      onOpenChange(false);
      showToast(t('chat.decline.done', { name }), { tone: 'success' });
    });

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('chat.decline.title', { name })}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onOpenChange(false);
              setAside(true);
            }}
          >
            {t('chat.decline.aside')}
          </Button>
          <Button isLoading={isBusy} onClick={send}>
            {t('chat.decline.send', { name })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DeclinePreview conversation={conversation} />
        <TextareaField
          label={t('chat.decline.note')}
          hint={t('chat.decline.noteHint')}
          error={problem || undefined}
          dir="auto"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {conversation.closes_at ? (
          <p className="text-ink-muted text-sm">{t('chat.decline.asideHint', { name })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

function DeclinePreview({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<Error>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    setProblem(undefined);
    api('GET /chat/conversations/:id/decline', { id: conversation.id }).then(setPreview, setProblem);
  }, [conversation.id, tries]);
  if (problem) return <ErrorState message={problem.message} onRetry={() => setTries(tries + 1)} />;
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold text-ink text-sm">
        {t('chat.decline.preview', { name: callName(conversation.other) })}
      </figcaption>
      {preview ? (
        <>
          <blockquote
            lang={preview.language}
            dir="auto"
            className="whitespace-pre-line rounded-control bg-accent-soft px-3.5 py-2.5 text-ink"
          >
            {preview.text}
          </blockquote>
          {preview.own_text ? (
            <Disclosure title={t('chat.decline.own')}>
              <p className="whitespace-pre-line text-ink-muted text-sm">{preview.own_text}</p>
            </Disclosure>
          ) : null}
        </>
      ) : (
        <p aria-busy className="h-32 animate-pulse rounded-control bg-sunken" />
      )}
    </figure>
  );
}
