import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail as Job } from '../../job-detail.ts';
import type { TypedFields } from '../../job-schemas.ts';
import { JobDetail } from '../job-detail.tsx';
import { sendable } from './job-form-state.ts';

interface Answer {
  job: Job | null;
  problems: { field: string; text: string }[];
}

/** The job's page exactly as talents will see it, with everything on it at rest. */
export function JobFormPreview({ fields }: { fields: TypedFields }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again for the same fields
  useEffect(() => {
    let isCurrent = true;
    setAnswer(undefined);
    api('POST /recruiters/jobs/preview', { fields: sendable(fields) }).then(
      (found) => isCurrent && setAnswer(found),
      () => isCurrent && setAnswer('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [fields, attempt]);
  if (!answer) return <Skeleton layout="right-hand" />;
  if (answer === 'failed') return <ErrorState onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div className="space-y-6">
      {answer.problems.length > 0 ? (
        <Notice tone="warning" title={t('employer.form.notYet', { count: answer.problems.length })}>
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {answer.problems.map(({ field, text }) => (
              <li key={field + text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {answer.job ? (
        <section
          aria-label={t('employer.form.previewLabel')}
          className="overflow-hidden rounded-sheet border border-line-firm border-dashed p-4 sm:p-6"
        >
          <div inert>
            <JobDetail job={answer.job} />
          </div>
        </section>
      ) : (
        <p className="text-ink-muted">{t('employer.form.noPreview')}</p>
      )}
    </div>
  );
}
