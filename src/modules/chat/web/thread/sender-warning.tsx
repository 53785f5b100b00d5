import { Info } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage } from '../../chat-fields.ts';
import { hasLinks } from './break-links.ts';
import { SENDER_REASONS } from './scam-reasons.ts';

type Step = 'open' | 'sending' | 'reported' | { problem: string };

/** Tells the sender, without blame, what the reader is warned about, and takes their word against it once. */
export function SenderWarning({ id, flags, text }: Pick<ChatMessage, 'id' | 'flags' | 'text'>) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>('open');
  const report = async () => {
    setStep('sending');
    try {
      await api('POST /chat/messages/:id/wrong-warning', { id });
      setStep('reported');
    } catch (error) {
      setStep({ problem: isRefusal(error) ? error.message : t('chat.scam.sender.failed') });
    }
  };
  return (
    <div className="-mx-1.5 mt-2 mb-1 flex gap-2.5 rounded-card bg-surface p-3 text-sm">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0">
        <p className="font-semibold text-ink">{t('chat.scam.sender.title')}</p>
        <ul className="text-ink-muted">
          {flags.map((flag) => (
            <li key={flag}>{t(SENDER_REASONS[flag])}</li>
          ))}
          {hasLinks(text ?? '') ? <li>{t('chat.scam.linksOff')}</li> : null}
        </ul>
        {typeof step === 'object' ? (
          <p role="alert" className="mt-1 text-danger-ink">
            {step.problem}
          </p>
        ) : null}
        {step === 'reported' ? (
          <p role="status" className="mt-1 text-ink">
            {t('chat.scam.sender.reported')}
          </p>
        ) : (
          <button
            type="button"
            disabled={step === 'sending'}
            onClick={report}
            className="min-h-9 rounded-sm font-semibold text-accent-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {t('chat.scam.sender.wrong')}
          </button>
        )}
      </div>
    </div>
  );
}
