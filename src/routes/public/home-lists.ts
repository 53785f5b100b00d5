import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { type ListedJob, listed } from '#src/modules/jobs/listed-job.ts';
import type { JobList } from './landing/job-section.tsx';

/** A list as the page shows it. */
export function asShown<List extends { jobs: JobCard[] }>(list: List): Omit<List, 'jobs'> & { jobs: ListedJob[] } {
  return { ...list, jobs: list.jobs.map(listed) };
}

/** The first jobs of a list that no list above it shows; too few of them are filled up with those it has. */
export function newTo(list: JobList, above: JobList[], count: number): JobList {
  if (!list) return null;
  const shown = new Set(above.flatMap((one) => one?.jobs.map((job) => job.id) ?? []));
  const fresh = list.jobs.filter((job) => !shown.has(job.id));
  const known = list.jobs.filter((job) => shown.has(job.id));
  return { jobs: [...fresh, ...known].slice(0, count) };
}
