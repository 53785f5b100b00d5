import type { JobStatus } from './jobs.queries.ts';

/** A job on hold can still be read; a closed one is gone from every list. */
export function maySee(job: { status: JobStatus } | undefined): boolean {
  return job !== undefined && job.status !== 'closed';
}
