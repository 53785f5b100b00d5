import { Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { isMobileUnverified } from '../composer/mobile-unverified.ts';
import { namelessTo } from '../nameless-to.ts';
import { useChat } from '../sync/use-chat.ts';
import { FileLink } from './message-file.tsx';

const ResumeDialog = lazy(() => import('../composer/resume-dialog.tsx'));
const VerifyDialog = lazy(() => import('../composer/verify-dialog.tsx'));

interface ExchangeCardProps {
  exchange: NonNullable<ChatMessage['exchange']>;
  message: ChatMessage;
  conversation: Conversation;
}

/** A request to exchange resume or number: who asks, what became of it, and the answer while it is open. */
export function ExchangeCard({ exchange, message, conversation }: ExchangeCardProps) {
  const { t } = useTranslation();
  const { kind, status, asked_side } = exchange;
  const isMine = asked_side === conversation.side;
  const mayAnswer = status === 'asked' && !isMine && conversation.side !== 'colleague';
  return (
    <div className="min-w-48 py-1">
      <p className="font-semibold">{headline(exchange, message, conversation, isMine, t)}</p>
      {status === 'accepted' && exchange.file ? <FileLink file={exchange.file} /> : null}
      {status === 'accepted' && exchange.mobile ? <Mobile number={exchange.mobile} /> : null}
      {mayAnswer ? <Answer exchange={exchange} conversation={conversation} /> : null}
      {status === 'asked' && !mayAnswer ? <p className="text-ink-muted text-sm">{t('chat.exchange.waiting')}</p> : null}
      {status === 'declined' ? <p className="text-ink-muted text-sm">{t('chat.exchange.declined')}</p> : null}
      {status === 'accepted' && kind === 'resume' && !exchange.file ? (
        <p className="text-ink-muted text-sm">{t('chat.exchange.agreed')}</p>
      ) : null}
    </div>
  );
}

function headline(
  { kind, status, mobile, file }: ExchangeCardProps['exchange'],
  message: ChatMessage,
  { other, side }: Conversation,
  isMine: boolean,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (status === 'accepted' && mobile) return t('chat.exchange.mobile.whose', { name: other.name });
  if (status === 'accepted' && (kind === 'mobile' || file)) return t(`chat.exchange.${kind}.done`);
  if (kind === 'mobile') {
    return isMine ? t('chat.exchange.mobile.sentYou') : t('chat.exchange.mobile.sentOther', { name: other.name });
  }
  const isAskedByBoss = message.from === 'boss';
  if (isMine || side === 'colleague') {
    return t(isAskedByBoss ? 'chat.exchange.resume.sentYouBoss' : 'chat.exchange.resume.sentYou');
  }
  return t(isAskedByBoss ? 'chat.exchange.resume.sentOtherBoss' : 'chat.exchange.resume.sentOther', {
    name: other.name,
  });
}

function Mobile({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
    >
      <Phone aria-hidden className="size-4" />
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}

function Answer({ exchange, conversation }: Omit<ExchangeCardProps, 'message'>) {
  const { t } = useTranslation();
  const chat = useChat();
  const resume = useOverlay();
  const verify = useOverlay();
  const [isSending, setIsSending] = useState(false);
  // A Boss asks for a resume: agreeing means choosing the file.
  const needsFile = exchange.kind === 'resume' && conversation.side === 'talent';

  const answer = async (accept: boolean, fileId?: string) => {
    setIsSending(true);
    try {
      const input = { id: conversation.id, exchange_id: exchange.id, accept, ...(fileId && { file_id: fileId }) };
      const { shared, ...stored } = await api('POST /chat/conversations/:id/exchange/:exchange_id/answer', input);
      chat.dispatch({ type: 'stored', ...stored });
      if (shared) chat.dispatch({ type: 'stored', message: shared });
    } catch (error) {
      if (isMobileUnverified(error)) verify.onOpenChange(true);
      else showToast((error as Error).message || t('chat.menu.failed'), { tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className="mt-2 flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
      <Button
        size="sm"
        isLoading={isSending}
        ref={resume.triggerRef}
        onClick={() => (needsFile ? resume.onOpenChange(true) : answer(true))}
      >
        {t('chat.exchange.agree')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => !isSending && answer(false)}>
        {t('chat.exchange.decline')}
      </Button>
      <Suspense>
        {resume.wasOpened ? (
          <ResumeDialog
            {...resume.overlayProps}
            tellsNameTo={namelessTo(conversation)}
            onFile={(fileId) => answer(true, fileId)}
          />
        ) : null}
        {verify.wasOpened ? <VerifyDialog {...verify.overlayProps} onVerified={() => answer(true)} /> : null}
      </Suspense>
    </div>
  );
}
