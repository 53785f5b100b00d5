import { FileText, Timer } from 'lucide-react';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import { isOpen } from '../offer-steps.ts';
import { sayPay } from '../say-terms.ts';

const DAY = 86_400_000;

/** From whom, for what, how much: the pay first, as on every card of a job. */
export function CardHeader({ offer, now }: { offer: Offer; now: number | null }) {
  const { t, language } = useTranslation();
  const { status, side, title, previous } = offer;
  const heading =
    side === 'talent' ? t('offers.from', { company: offer.company_name }) : t('offers.to', { name: offer.name });
  return (
    <header className="space-y-3">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
          <FileText aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <h3 className="font-semibold">{heading}</h3>
          <p className="wrap-anywhere text-ink-muted text-sm">
            <bdi>{title}</bdi>
          </p>
          <div className="mt-1">
            {isOpen(status) ? (
              <TimeLeft until={offer.expires_at} now={now} />
            ) : (
              <Badge tone={status === 'accepted' ? 'accent' : 'neutral'}>{t(`offers.preview.${status}`)}</Badge>
            )}
          </div>
        </div>
      </div>
      <p className="font-bold text-2xl tabular-nums">
        <bdi>{sayPay(offer, t, language)}</bdi>
      </p>
      {previous && isOpen(status) && sayPay(previous, t, language) !== sayPay(offer, t, language) ? (
        <p className="text-apricot-ink text-sm">{t('offers.was', { before: sayPay(previous, t, language) })}</p>
      ) : null}
    </header>
  );
}

/** Whole days only: nobody answers by the minute. */
function TimeLeft({ until, now }: { until: string; now: number | null }) {
  const { t } = useTranslation();
  if (now === null) return null;
  const days = Math.floor((Date.parse(until) - now) / DAY);
  if (days < 0 || Date.parse(until) <= now) return <Badge>{t('offers.preview.expired')}</Badge>;
  return (
    <Badge tone="apricot" icon={<Timer aria-hidden />}>
      {days === 0 ? t('offers.lastDay') : t('offers.daysLeft', { count: days })}
    </Badge>
  );
}
