import { Check, CheckCheck, Clock, Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { clockTime, fullTime, type ReaderClock } from '../chat-times.ts';
import { ScamWarning } from '../later-parts.ts';
import { MessageContent } from './message-content.tsx';
import { previewOf } from './message-preview.ts';
import { systemLine } from './system-line.ts';
import { isOwn, type OwnStatus, statusOf } from './thread-rows.ts';

interface MessageBubbleProps {
  message: ChatMessage;
  conversation: Conversation;
  clock: ReaderClock;
  startsGroup: boolean;
  isMarked: boolean;
  onMenu: (message: ChatMessage, trigger: HTMLElement) => void;
  /** An own message taken back can be written again. */
  recalledText?: string;
  onRewrite: (text: string) => void;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { message, conversation, clock, startsGroup, isMarked, onMenu, recalledText, onRewrite } = props;
  const { t } = useTranslation();
  if (message.kind === 'system') return <Line>{systemLine(message, conversation, t)}</Line>;
  if (message.is_recalled) {
    return (
      <Line>
        {previewOf(message, conversation, t)}
        {recalledText ? (
          <button
            type="button"
            onClick={() => onRewrite(recalledText)}
            className="ms-2 rounded-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
          >
            {t('chat.message.restore')}
          </button>
        ) : null}
      </Line>
    );
  }
  const own = isOwn(message, conversation.side);
  return (
    <article
      aria-label={`${own ? t('chat.message.you') : conversation.other.name}, ${fullTime(message.sent_at, clock)}`}
      className={classNames('group flex items-end gap-1', own && 'flex-row-reverse', startsGroup ? 'mt-4' : 'mt-1')}
    >
      <Bubble own={own} isMarked={isMarked}>
        {message.is_automatic ? (
          <p className="mb-1 font-semibold text-ink-faint text-xs">{t('chat.message.automatic')}</p>
        ) : null}
        <MessageContent message={message} conversation={conversation} />
        <p className="mt-1 flex items-center justify-end gap-1 text-ink-muted text-xs">
          <time dateTime={message.sent_at} title={fullTime(message.sent_at, clock)}>
            {clockTime(message.sent_at, clock)}
          </time>
          {own && conversation.side !== 'colleague' ? <Status status={statusOf(message, conversation)} /> : null}
        </p>
        {message.flags.length > 0 ? (
          <Suspense>
            <ScamWarning message={message} isSender={own && conversation.side !== 'colleague'} />
          </Suspense>
        ) : null}
      </Bubble>
      {conversation.side === 'colleague' ? null : (
        <IconButton
          size="sm"
          label={t('chat.message.actions')}
          icon={<Ellipsis aria-hidden />}
          aria-haspopup="menu"
          onClick={(event) => onMenu(message, event.currentTarget)}
          className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-60 [@media(scripting:none)]:hidden"
        />
      )}
    </article>
  );
}

export function Bubble({ own, isMarked = false, children }: { own: boolean; isMarked?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'min-w-0 max-w-[85%] rounded-sheet px-3.5 py-2 text-ink sm:max-w-[75%] lg:max-w-prose',
        own ? 'rounded-ee-md bg-accent-soft' : 'rounded-es-md border border-line bg-surface',
        isMarked && 'ring-2 ring-focus',
      )}
    >
      {children}
    </div>
  );
}

const icons = { sending: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck };

export function Status({ status }: { status: OwnStatus | 'sending' }) {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <span title={t(`chat.message.${status}`)} data-status={status}>
      <Icon aria-hidden className={classNames('size-4', status === 'read' ? 'text-accent-ink' : 'text-ink-faint')} />
      <VisuallyHidden>{t(`chat.message.${status}`)}</VisuallyHidden>
    </span>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mx-auto my-3 max-w-prose text-center text-ink-muted text-sm">{children}</p>;
}
