import { CloudOff } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { ConversationEnd } from '../later-parts.ts';
import { useConnection } from '../sync/use-chat.ts';
import { useLasting } from '../use-lasting.ts';

/** A blink of the connection is nobody's concern; one that lasts is. */
const CALM_MS = 2000;

/** What the writer should know before writing: no connection, a paused or closed job, why writing is not possible. */
export function ThreadNotice({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  // A socket may stand for a while after the network has gone.
  const isCut = useLasting(useConnection() !== 'open' || !isOnline, CALM_MS);
  const { job, side, may_write: mayWrite, is_not_interested: isAside } = conversation;
  const lines = [
    mayWrite || conversation.write_refusal === 'chatClosed'
      ? ''
      : t(`chat.thread.${refusalOf(conversation)}`, { company: conversation.company.name }),
    mayWrite && job.status === 'closed' ? t('chat.thread.closed') : '',
    job.status === 'on_hold' ? t('chat.thread.onHold') : '',
    isAside && !conversation.close_reason
      ? t(side === 'talent' ? 'chat.thread.notInterested' : 'chat.thread.notSuitable')
      : '',
  ].filter(Boolean);
  return (
    <div role="status">
      {isCut ? (
        <p className="flex items-center justify-center gap-2 bg-apricot-soft px-4 py-2 text-apricot-ink text-sm">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {t('chat.offline')}
        </p>
      ) : null}
      {lines.length > 0 ? (
        <p className="border-line border-t bg-sunken px-4 py-2.5 text-center text-ink-muted text-sm">
          {lines.join(' ')}
        </p>
      ) : null}
      {conversation.close_reason && side !== 'colleague' ? (
        <Suspense>
          <ConversationEnd conversation={conversation} />
        </Suspense>
      ) : null}
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function refusalOf({ side, is_blocked, is_company_blocked, write_refusal }: Conversation) {
  if (side === 'colleague') return 'readOnly';
  if (is_company_blocked) return 'companyBlocked';
  if (is_blocked) return 'youBlocked';
  if (write_refusal === 'invitationUnanswered') return 'invited';
  return write_refusal === 'jobClosed' ? 'ended' : 'blocked';
}
