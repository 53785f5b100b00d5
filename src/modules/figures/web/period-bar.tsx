import { Form } from 'react-router';
import { dateFormat, dayRange } from '#src/kernel/formats.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LENGTHS } from '../figure-rules.ts';
import type { FigureView } from './figure-view.ts';
import { figuresHref } from './figure-words.ts';

interface PeriodBarProps {
  view: FigureView;
  period: { from: string; to: string; time_zone: string };
  before: { from: string; to: string };
  /** What the server said of the days that were typed. */
  problems: Record<string, string>;
}

/** Which days: three usual lengths as links, others as a plain form, so that all of it works before scripts do. */
export function PeriodBar({ view, period, before, problems }: PeriodBarProps) {
  const { t, language } = useTranslation();
  const isChosen = Boolean(view.from && view.to);
  const days = view.days ?? LENGTHS[0];
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const say = ({ from, to }: { from: string; to: string }) => dayRange(day, from, to);
  return (
    <div className="space-y-3">
      <LinkTabs
        label={t('figures.period.title')}
        tabs={LENGTHS.map((length) => ({
          to: figuresHref(language, { ...view, from: undefined, to: undefined, days: length }),
          label: t(`figures.period.last.${length}`),
          isCurrent: !isChosen && days === length,
        }))}
      />
      <details open={isChosen}>
        <summary className="inline-flex min-h-11 list-none items-center rounded-control font-medium text-accent-ink underline-offset-4 hover:underline">
          {t('figures.period.choose')}
        </summary>
        {/* Another range begins with its own days. */}
        <Form key={`${period.from} ${period.to}`} className="mt-1 flex flex-wrap items-start gap-3">
          {view.zone ? <input type="hidden" name="tz" value={view.zone} /> : null}
          {view.jobId ? <input type="hidden" name="job" value={view.jobId} /> : null}
          <TextField
            type="date"
            name="from"
            label={t('figures.period.from')}
            defaultValue={view.from ?? period.from}
            error={problems.from}
          />
          <TextField
            type="date"
            name="to"
            label={t('figures.period.to')}
            defaultValue={view.to ?? period.to}
            error={problems.to}
          />
          <Button type="submit" variant="secondary" className="mt-7">
            {t('figures.period.show')}
          </Button>
        </Form>
      </details>
      <p className="text-ink-muted text-sm">
        {t('figures.period.shown', { period: say(period), before: say(before), zone: period.time_zone })}
      </p>
    </div>
  );
}
