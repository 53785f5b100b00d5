import { FileCheck2 } from 'lucide-react';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import { isOpen } from '../offer-steps.ts';

/** What has become of an offer: for the employer whether it was opened, for both how it ended and why. */
export function CardOutcome({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const { status, side, name, reason, reason_note } = offer;
  const seen = useLocalTime(offer.viewed_at ?? offer.sent_at, { timeStyle: 'short' });
  const ended = useLocalTime(offer.ended_at ?? offer.sent_at, { timeStyle: 'short' });
  const opened = offer.viewed_at ? t('offers.seen', { name, date: seen }) : t('offers.unseen', { name });
  const lines = [
    side !== 'talent' && isOpen(status) ? opened : '',
    status === 'accepted' ? t('offers.agreed', { date: ended }) : '',
    status === 'declined' && reason ? t(`offers.reasons.${reason}`) : '',
    status === 'withdrawn' && offer.ended_by === 'talent' ? t('offers.endedByTalent') : '',
    reason_note,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  const mayDownload = status === 'accepted' && side !== 'colleague';
  return (
    <div className="space-y-1 text-ink-muted text-sm">
      {lines.map((line) => (
        <p key={line} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {line}
        </p>
      ))}
      {mayDownload ? (
        <a
          href={`/download/offer/${offer.id}.pdf`}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-4"
        >
          <FileCheck2 aria-hidden className="size-4 shrink-0" />
          {t('offers.download')}
        </a>
      ) : null}
    </div>
  );
}
