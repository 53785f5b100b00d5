import { checkWorkEligibility } from '#src/modules/preferences/server/preferences.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { loadJobs } from './jobs.queries.ts';

/** JOB-04: whether nothing that the talent has said speaks against being hired for the job. */
export async function isEligibleFor(tx: Reader, talentId: number, jobId: number): Promise<boolean> {
  const job = (await loadJobs(tx, [jobId])).get(jobId);
  return job !== undefined && (await checkWorkEligibility(tx, talentId, job)) !== 'no';
}
