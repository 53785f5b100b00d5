import { fetchScript } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard } from '../job-card.ts';
import { markJob, useJobMarks } from './job-marks.ts';

/** Saving at once, in every place that shows the job; what tells the server comes with the first press. */
export function useSavedJob(job: Pick<JobCard, 'id' | 'is_saved' | 'application'>) {
  const { t } = useTranslation();
  const isSaved = useJobMarks(job).is_saved;
  const toggle = () => {
    const wanted = !isSaved;
    markJob(job.id, { is_saved: wanted });
    fetchScript(() => import('./save-job.ts')).then(
      ({ saveJob }) => saveJob(job.id, wanted, t),
      () => markJob(job.id, { is_saved: !wanted }),
    );
  };
  return { isSaved, toggle };
}
