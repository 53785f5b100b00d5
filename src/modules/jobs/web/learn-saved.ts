import { api } from '#src/browser/api.ts';
import { noteNothingOwn } from '#src/modules/accounts/web/own-things.ts';
import { learnMarks } from './job-marks.ts';

/** A guest's page came without their marks: every place that shows a job they have saved gets its own. */
export async function learnSaved(): Promise<void> {
  const { job_ids } = await api('GET /job/saved-ids');
  if (job_ids.length === 0) noteNothingOwn('saved');
  learnMarks(job_ids, { is_saved: true });
}
