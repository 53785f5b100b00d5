import { useSyncExternalStore } from 'react';
import { api } from '#src/browser/api.ts';
import { isVisitor, withSession } from '#src/modules/accounts/web/with-session.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { savedState, setSavedState, subscribeToSavedJobs } from './saved-jobs.ts';

/** Saving at once, in every place that shows the job; a failure takes it back and says so. */
export function useSavedJob(job: { id: number; is_saved: boolean }) {
  const { t } = useTranslation();
  const changed = useSyncExternalStore(
    subscribeToSavedJobs,
    () => savedState(job.id),
    () => undefined,
  );
  const isSaved = changed ?? job.is_saved;

  const save = async (wanted: boolean) => {
    setSavedState(job.id, wanted);
    try {
      const answer = await withSession(() => api('POST /job/:id/save', { id: job.id, save: wanted }));
      setSavedState(job.id, answer.is_saved);
    } catch (error) {
      setSavedState(job.id, !wanted);
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
