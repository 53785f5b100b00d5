import { RotateCw, Sparkles } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../analysis.contract.ts';

/** Asks for an analysis: which desired job, and how many are left today. */
export function StartForm({ state }: { state: AnalysisState }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('start');
  const renewal = useLocalTime(state.renews_at, { dateStyle: 'medium', timeStyle: 'short' });
  const { desired_jobs, remaining, limit, analysis } = state;
  if (remaining === 0) {
    return <Notice tone="info">{t('analysis.limited', { limit, time: renewal })}</Notice>;
  }
  return (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="start" />
      {desired_jobs.length > 1 ? (
        <div className="min-w-48">
          <NativeSelect
            name="desired_job_id"
            label={t('analysis.compareWith')}
            defaultValue={analysis?.desired_job_id ?? desired_jobs[0]?.id}
            options={desired_jobs.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </div>
      ) : null}
      <Button
        type="submit"
        isLoading={isBusy}
        icon={analysis ? <RotateCw aria-hidden className="size-5" /> : <Sparkles aria-hidden className="size-5" />}
      >
        {t(analysis ? 'analysis.again' : 'analysis.start')}
      </Button>
      <p className="py-2.5 text-ink-muted text-sm">{t('analysis.remaining', { left: remaining, limit })}</p>
      {message ? (
        <div className="w-full">
          <Notice tone="warning">{message}</Notice>
        </div>
      ) : null}
    </Form>
  );
}
