import { listFormat } from '#src/kernel/formats.ts';
import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import type { JobCard } from '../job-card.ts';

const REMOTE = 3;
const MOST_COUNTRIES = 3;
type Place = Pick<
  JobCard,
  | 'work_arrangement_id'
  | 'work_arrangement'
  | 'is_remote_worldwide'
  | 'remote_countries'
  | 'location'
  | 'job_type'
  | 'team_size'
>;

/** Where the work is done: 'Tokyo · Hybrid · Full-Time', or for remote work from where it may be done. */
export function placeLine(job: Place, t: (key: TextKey, values?: TextValues) => string, language: string): string {
  const place = job.work_arrangement_id === REMOTE ? remotePlace(job, t, language) : job.location;
  // On a phone the line breaks before the team, not within it.
  const team = job.team_size.replaceAll(' ', '\u00a0');
  return [place, job.work_arrangement, job.job_type, team].filter(Boolean).join(' · ');
}

function remotePlace(job: Place, t: (key: TextKey, values?: TextValues) => string, language: string): string {
  if (job.is_remote_worldwide) return t('jobs.card.worldwide');
  if (job.remote_countries.length === 0) return job.location;
  const names = job.remote_countries.slice(0, MOST_COUNTRIES).map(({ value }) => value);
  const more = job.remote_countries.length - names.length;
  if (more > 0) names.push(t('jobs.card.moreCountries', { count: more }));
  return t('jobs.card.openTo', { countries: listFormat(language, { type: 'conjunction' }).format(names) });
}
