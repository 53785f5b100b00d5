import { api } from '#src/browser/api.ts';
import { noteOwn } from '#src/modules/accounts/web/own-things.ts';
import { isVisitor, withSession } from '#src/modules/accounts/web/with-session.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { useTranslation } from '#src/ui/translation.tsx';
import { markJob } from './job-marks.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Tells the server and the person; a failure takes it back and says so. */
export function saveJob(id: number, wanted: boolean, t: Translate): void {
  tell(id, wanted, t);
  const done = isVisitor() ? 'jobs.save.doneHere' : 'jobs.save.done';
  showToast(t(wanted ? done : 'jobs.save.undone'), {
    tone: 'success',
    action: { label: t('jobs.save.undo'), onAction: () => tell(id, !wanted, t) },
  });
}

async function tell(id: number, wanted: boolean, t: Translate): Promise<void> {
  markJob(id, { is_saved: wanted });
  try {
    markJob(id, await withSession(() => api('POST /job/:id/save', { id, save: wanted })));
    noteOwn('saved');
    noteOwn('looked');
  } catch (error) {
    markJob(id, { is_saved: !wanted });
    showToast((error as Error).message || t('jobs.save.failed'), { tone: 'danger' });
  }
}
