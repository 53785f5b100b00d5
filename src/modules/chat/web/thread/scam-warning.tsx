import { ShieldAlert } from 'lucide-react';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage } from '../../chat-fields.ts';
import { hasLinks } from './break-links.ts';
import { REASONS } from './scam-reasons.ts';
import { SenderWarning } from './sender-warning.tsx';

/** The reader is warned; the sender is told so, and may say that it is wrong. */
export function ScamWarning({ message, isSender }: { message: ChatMessage; isSender: boolean }) {
  const { id, flags, text } = message;
  return isSender ? (
    <SenderWarning id={id} flags={flags} text={text} />
  ) : (
    <ReaderWarning id={id} flags={flags} text={text} />
  );
}

/** Says every reason to be careful, beside the message that gave cause. Its words stay as they were sent, its links are off. */
function ReaderWarning({ id, flags, text }: Pick<ChatMessage, 'id' | 'flags' | 'text'>) {
  const { t, language } = useTranslation();
  const base = useOwnBase();
  return (
    <div className="-mx-1.5 mt-2 mb-1 flex gap-2.5 rounded-card bg-apricot-soft p-3 text-sm">
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-apricot-ink" />
      <div className="min-w-0">
        <p className="font-semibold text-ink">{t('chat.scam.title')}</p>
        <ul className="text-ink-muted">
          {flags.map((flag) => (
            <li key={flag}>{t(REASONS[flag])}</li>
          ))}
          {hasLinks(text ?? '') ? <li>{t('chat.scam.linksOff')}</li> : null}
        </ul>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <TextLink to={`/${language}/guides/scams`}>{t('chat.scam.guide')}</TextLink>
          <TextLink to={`${base}/feedback?topic=privacy&warning=${id}`}>{t('chat.scam.wrong')}</TextLink>
        </p>
      </div>
    </div>
  );
}
