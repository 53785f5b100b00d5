import { useTranslation } from '#src/ui/translation.tsx';
import type { PayFigure } from '../job-card.ts';

/** What the employer wrote, and how the monthly figure came of it: rate with its date, hours and days assumed. */
export function PayFacts({ pay }: { pay: PayFigure }) {
  const { t, language } = useTranslation();
  const number = (value: number) => new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(value);
  const date = pay.rate_date
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(pay.rate_date))
    : '';
  return (
    <div className="space-y-2 text-ink-muted text-sm">
      <p>
        <span className="block text-ink-faint text-xs">{t('jobs.truth.original')}</span>
        <bdi className="font-semibold text-ink">{pay.original}</bdi>
      </p>
      {pay.is_recalculated ? (
        <p>{t('jobs.truth.period', { hours: number(pay.hours_per_month), days: number(pay.days_per_month) })}</p>
      ) : null}
      {pay.is_converted && pay.rate !== null ? (
        <p>
          {t('jobs.truth.rate', { rate: number(pay.rate), currency: pay.currency, date })}
          {pay.is_rate_stale ? (
            <span className="mt-1 block font-medium text-apricot-ink">{t('jobs.truth.stale')}</span>
          ) : null}
        </p>
      ) : null}
      {pay.is_converted || pay.is_recalculated ? null : <p>{t('jobs.truth.asWritten')}</p>}
    </div>
  );
}
