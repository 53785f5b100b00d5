import { api } from '#src/browser/api.ts';
import { isVisitor, withSession } from '#src/modules/accounts/web/with-session.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard } from '../job-card.ts';
import { markJob, useJobMarks } from './job-marks.ts';

/** Saving at once, in every place that shows the job; a failure takes it back and says so. */
export function useSavedJob(job: Pick<JobCard, 'id' | 'is_saved' | 'application'>) {
  const { t } = useTranslation();
  const isSaved = useJobMarks(job).is_saved;

  const save = async (wanted: boolean) => {
    markJob(job.id, { is_saved: wanted });
    try {
      const answer = await withSession(() => api('POST /job/:id/save', { id: job.id, save: wanted }));
      markJob(job.id, answer);
    } catch (error) {
      markJob(job.id, { is_saved: !wanted });
      showToast((error as Error).message || t('jobs.save.failed'), { tone: 'danger' });
    }
  };
  const toggle = () => {
    const wanted = !isSaved;
    save(wanted);
    const done = isVisitor() ? 'jobs.save.doneHere' : 'jobs.save.done';
    showToast(t(wanted ? done : 'jobs.save.undone'), {
      tone: 'success',
      action: { label: t('jobs.save.undo'), onAction: () => save(!wanted) },
    });
  };
  return { isSaved, toggle };
}
