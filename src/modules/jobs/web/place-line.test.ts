import { expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

const t = (key: string, values = {}) => `${key} ${Object.values(values).join(',')}`.trim();
const remote = {
  work_arrangement_id: 3,
  work_arrangement: 'Remote',
  location: 'Tokyo',
  job_type: 'Full-Time',
  team_size: '',
};
const country = (value: string, id: number) => ({ id, value });

it('SRCH-08 a local job says place, arrangement and type', () => {
  const local = { ...remote, work_arrangement_id: 2, work_arrangement: 'Hybrid' };
  const job = { ...local, is_remote_worldwide: false, remote_countries: [] };
  expect(placeLine(job, t, 'en')).toBe('Tokyo · Hybrid · Full-Time');
  expect(placeLine({ ...job, team_size: 'Team of 6–15' }, t, 'en')).toBe(
    'Tokyo · Hybrid · Full-Time · Team\u00a0of\u00a06–15',
  );
});

it('SRCH-07 a remote job says from where it may be done', () => {
  const anywhere = { ...remote, is_remote_worldwide: true, remote_countries: [] };
  expect(placeLine(anywhere, t, 'en')).toBe('jobs.card.worldwide · Remote · Full-Time');
  const some = ['Japan', 'Taiwan', 'Spain', 'Brazil', 'Serbia'].map(country);
  expect(placeLine({ ...remote, is_remote_worldwide: false, remote_countries: some }, t, 'en')).toBe(
    'jobs.card.openTo Japan, Taiwan, Spain, and jobs.card.moreCountries 2 · Remote · Full-Time',
  );
});
