import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PayFigure } from '../job-card.ts';
import { PayPageLink } from './pay-page-link.tsx';

const periodTexts: Record<number, TextKey> = {
  2: 'jobs.truth.daily',
  3: 'jobs.truth.hourly',
  4: 'jobs.truth.annually',
};

interface PayFactsProps {
  pay: PayFigure;
  salaryTypeId: number;
  /** Known on the job's own page; lists carry less. */
  titleId?: number;
}

/** What the employer wrote, and how the monthly figure came of it: rate with its date, hours and days assumed. */
export function PayFacts({ pay, salaryTypeId, titleId }: PayFactsProps) {
  const { t, language } = useTranslation();
  const number = (value: number) => numberFormat(language, { maximumSignificantDigits: 6 }).format(value);
  const date = pay.rate_date
    ? dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(pay.rate_date))
    : '';
  return (
    <div className="space-y-2 text-ink-muted text-sm">
      <Amount label={t('jobs.truth.original')} text={pay.original} />
      <Amount label={t('jobs.truth.monthly')} text={pay.text} />
      {pay.is_recalculated ? (
        <p>
          {t(periodTexts[salaryTypeId] ?? 'jobs.truth.period', {
            hours: number(pay.hours_per_month),
            days: number(pay.days_per_month),
          })}
        </p>
      ) : null}
      {pay.is_converted && pay.rate !== null ? (
        <p>
          {t('jobs.truth.rate', { rate: number(pay.rate), currency: pay.currency, date })}
          {pay.is_rate_stale ? (
            <span className="mt-1 block font-medium text-apricot-ink">{t('jobs.truth.stale')}</span>
          ) : null}
        </p>
      ) : null}
      {titleId === undefined ? null : <PayPageLink titleId={titleId} />}
    </div>
  );
}

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <p>
      <span className="block text-ink-faint text-xs">{label}</span>
      <bdi className="font-semibold text-ink">{text}</bdi>
    </p>
  );
}
