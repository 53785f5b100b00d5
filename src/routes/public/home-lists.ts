import type { JobList } from './landing/job-section.tsx';

/** The first jobs of a list that no list above it shows; too few of them are filled up with those it has. */
export function newTo(list: JobList, above: JobList[], count: number): JobList {
  if (!list) return null;
  const shown = new Set(above.flatMap((one) => one?.jobs.map((job) => job.id) ?? []));
  const fresh = list.jobs.filter((job) => !shown.has(job.id));
  const known = list.jobs.filter((job) => shown.has(job.id));
  return { jobs: [...fresh, ...known].slice(0, count) };
}
