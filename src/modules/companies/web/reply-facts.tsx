import { numberFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ReplyMeter } from '../reply-meter.ts';

/** The figures behind the reply line (TRU-01), as they were counted. */
export function ReplyFacts({ meter }: { meter: ReplyMeter }) {
  const { t, language } = useTranslation();
  const { median_reply_hours: hours, response_rate: rate, sample_size: total } = meter;
  const share = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(rate ?? 0);
  return (
    <div className="text-ink-muted text-sm">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&>dd]:text-end [&>dd]:font-semibold [&>dd]:text-ink">
        <dt>{t('companies.reply.counted')}</dt>
        <dd>{numberFormat(language).format(total)}</dd>
        <dt>{t('companies.reply.answered')}</dt>
        <dd>{share}</dd>
        {hours === null ? null : (
          <>
            <dt>{t('companies.reply.median')}</dt>
            <dd>{timeText(hours, language)}</dd>
          </>
        )}
      </dl>
      <p className="mt-3 text-ink-faint text-xs">{t('companies.reply.note')}</p>
    </div>
  );
}

function timeText(hours: number, language: string): string {
  const [value, unit] = hours < 1 ? [Math.ceil(hours * 60), 'minute'] : [hours, 'hour'];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value);
}
