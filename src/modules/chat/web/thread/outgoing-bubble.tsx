import { CircleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import { clockTime, type ReaderClock } from '../chat-times.ts';
import { Picture } from '../later-parts.ts';
import type { Outgoing } from '../sync/outbox.ts';
import { useChat } from '../sync/use-chat.ts';
import { Bubble, Status } from './message-bubble.tsx';
import { FileLink } from './message-file.tsx';
import { MessageText } from './message-text.tsx';

/** A message that is on its way, or did not get there: then it waits here with a way to try again. */
export function OutgoingBubble({ outgoing, clock }: { outgoing: Outgoing; clock: ReaderClock }) {
  const { t } = useTranslation();
  const chat = useChat();
  const { kind, file, text, status, problem, client_id, waits_until } = outgoing;
  const action = 'min-h-9 rounded-control px-2 font-semibold hover:bg-hover pointer-coarse:min-h-11';
  return (
    <article aria-label={t('chat.message.you')} className="mt-1 flex flex-col items-end">
      <Bubble own>
        <Suspense>{kind === 'picture' && file ? <Picture file={file} /> : null}</Suspense>
        {kind === 'file' && file ? <FileLink file={file} /> : null}
        {text ? <MessageText text={text} /> : null}
        <p className="mt-1 flex items-center justify-end gap-1 text-ink-muted text-xs">
          <time dateTime={outgoing.queued_at}>{clockTime(outgoing.queued_at, clock)}</time>
          {status === 'sending' ? <Status status="sending" /> : null}
        </p>
      </Bubble>
      {status === 'sending' && waits_until ? (
        <p role="status" className="mt-1 text-end text-ink-muted text-sm">
          {t('chat.message.waits')}
        </p>
      ) : null}
      {status === 'failed' ? (
        <p role="status" className="mt-1 flex flex-wrap items-center justify-end gap-x-1 text-danger-ink text-sm">
          <CircleAlert aria-hidden className="size-4" />
          <span className="min-w-0">{problem || t('chat.offline')}</span>
          <button type="button" className={action} onClick={() => chat.resend(client_id)}>
            {t('chat.message.resend')}
          </button>
          <button type="button" className={`${action} text-ink-muted`} onClick={() => chat.discard(client_id)}>
            {t('chat.message.discard')}
          </button>
        </p>
      ) : null}
    </article>
  );
}
