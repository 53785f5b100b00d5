import { createHash } from 'node:crypto';
import type { JobFields } from '../job-schemas.ts';
import { titleKey } from './title-key.ts';

const CUSTOM_TITLE = 881;

const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b).join(',');
const hash = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

type Placed = Pick<
  JobFields,
  'country_id' | 'work_arrangement_id' | 'location_ids' | 'is_remote_worldwide' | 'remote_country_ids'
>;

/** Where a job is done, or from where. */
export function placeOf(job: Placed): string {
  const remote = job.is_remote_worldwide ? 'worldwide' : sorted(job.remote_country_ids);
  return `${job.country_id} ${job.work_arrangement_id === 3 ? remote : sorted(job.location_ids)}`;
}

/** Two active jobs of a company with the same key are one vacancy posted twice; the database's last word. */
export function duplicateKey(job: JobFields): string {
  return hash([titleKey(job.title), placeOf(job), job.work_arrangement_id, job.job_type_id, job.work_experience_id]);
}

/** Coarser: the same kind of work at the same place. Other words, pay or dates do not make a posting new. */
export function repostKey(job: JobFields): string {
  const work = job.job_title_id === CUSTOM_TITLE ? titleKey(job.title) : job.job_title_id;
  return hash([work, placeOf(job)]);
}
