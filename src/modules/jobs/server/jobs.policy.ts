import type { JobStatus } from './jobs.queries.ts';

/** A job on hold can still be read; a closed one, and one that operators have hidden, is gone from every list. */
export function maySee(job: { status: JobStatus; is_hidden: boolean } | undefined): boolean {
  return job !== undefined && job.status !== 'closed' && !job.is_hidden;
}
