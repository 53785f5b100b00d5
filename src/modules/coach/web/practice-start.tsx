import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/browser/api.ts';
import type { ApiError } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PracticeJobs } from '../coach.contract.ts';

/** Chooses the job to practise for. */
export function PracticeStart({ jobs }: { jobs: PracticeJobs['jobs'] }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const [jobId, setJobId] = useState(jobs[0]?.id ?? 0);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async () => {
    setIsStarting(true);
    setProblem('');
    try {
      const { id } = await api('POST /coach/practices', { job_id: jobId });
      await navigate(`/${language}/coach/practice/${id}`);
    } catch (error) {
      setProblem((error as ApiError).message || t('coach.practice.failed'));
    }
    setIsStarting(false);
  };
  if (jobs.length === 0) return <Notice>{t('coach.practice.noJobs')}</Notice>;
  return (
    <Card as="section" aria-label={t('coach.practice.choose')} className="grid gap-4">
      <NativeSelect
        label={t('coach.practice.choose')}
        value={String(jobId)}
        onChange={(event) => setJobId(Number(event.target.value))}
        options={jobs.map(({ id, title, company_name }) => ({ value: id, label: `${title} · ${company_name}` }))}
      />
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <Button isLoading={isStarting} onClick={start} className="justify-self-start">
        {t('coach.practice.start')}
      </Button>
    </Card>
  );
}

/** The rules as they are published. */
export function PracticeRules({ rules }: { rules: PracticeJobs['rules'] }) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="practice-rules">
      <h2 id="practice-rules" className="font-semibold text-ink">
        {t('coach.practice.rules')}
      </h2>
      <dl className="mt-2 grid gap-3 text-sm">
        {rules.map(({ rule, title, how }) => (
          <div key={rule}>
            <dt className="font-medium text-ink">{title}</dt>
            <dd className="text-ink-muted">{how}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
