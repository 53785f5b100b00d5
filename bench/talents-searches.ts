import { prepareOptions } from '../scripts/demo/prepare-options.ts';
import { loadOptionData } from '../src/modules/options/server/options.public.ts';

/** One kind of question, asked in several ways. */
export interface SearchClass {
  name: string;
  inputs: object[];
}

/** What employers ask, from the commonest to what nobody has. Skills and titles are common by their rank (talents-people.ts). */
export function searchClasses(jobIds: readonly number[]): SearchClass[] {
  const { works, places } = prepareOptions();
  const { skills } = loadOptionData();
  const titles = works.slice(0, 10).map(({ title }) => title.names.en ?? '');
  const titleIds = works.slice(0, 10).map(({ title }) => title.id);
  const byRank = skills.toSorted((a, b) => a.id - b.id).map(({ names }) => names.en ?? '');
  const at = (share: number) => byRank.slice(Math.floor(byRank.length * share)).slice(0, 8);
  const rare = at(0.9);
  const cities = places.slice(0, 8).map(({ locations }) => locations.toSorted((a, b) => b.heat - a.heat));
  const big = cities.map(([first]) => first?.id ?? 0);
  const small = cities.map((all) => all.at(-1)?.id ?? 0);
  const each = <Part>(parts: readonly Part[], input: (part: Part, at: number) => object) => parts.map(input);
  return [
    { name: 'no words', inputs: [{}] },
    { name: 'common title', inputs: each(titles, (text) => ({ text })) },
    { name: 'common title of the list', inputs: each(titleIds, (id) => ({ title_ids: [id] })) },
    { name: 'common title, rare skill', inputs: each(rare, (skill, n) => ({ text: titles[n], skills: [skill] })) },
    { name: 'common title, small place', inputs: each(small, (id, n) => ({ text: titles[n], location_ids: [id] })) },
    {
      name: 'common title, many years and a doctorate',
      inputs: each(titles, (text) => ({ text, min_years: 28, degree: 'doctorate' })),
    },
    {
      name: 'rare skill',
      inputs: [...each(rare, (skill) => ({ skills: [skill] })), ...each(rare, (text) => ({ text }))],
    },
    { name: 'common skill', inputs: each(byRank.slice(0, 8), (skill) => ({ skills: [skill] })) },
    // Too many to be sorted, and the fewest that are found along the order.
    { name: 'a skill of one in a thousand', inputs: each(byRank.slice(85, 125), (skill) => ({ skills: [skill] })) },
    { name: 'fit to a job', inputs: each(jobIds, (job_id) => ({ job_id })) },
    {
      name: 'fit to a job, in a place',
      inputs: each(jobIds, (job_id, n) => ({ job_id, location_ids: [small[n % 8]] })),
    },
    {
      name: 'two words',
      inputs: ['java developer', 'sales manager', 'data analyst', 'care nurse', 'python backend', 'truck driver'].map(
        (text) => ({ text }),
      ),
    },
    { name: 'big place', inputs: each(big, (id) => ({ location_ids: [id] })) },
    { name: 'small place', inputs: each(small, (id) => ({ location_ids: [id] })) },
    {
      name: 'degree and years',
      inputs: [
        { degree: 'master', min_years: 10 },
        { degree: 'bachelor', max_years: 2 },
        { degree: 'doctorate', min_years: 28 },
        { min_years: 30 },
        { max_years: 0 },
      ],
    },
    {
      name: 'start and last here',
      inputs: [
        { start_within: 0 },
        { start_within: 14, active_within: 1 },
        { active_within: 7 },
        { text: titles[0], start_within: 0, active_within: 1 },
      ],
    },
    {
      name: 'without 5,000 who are known',
      inputs: [{ leave_out_known: true }, ...each(titles, (text) => ({ text, leave_out_known: true }))],
    },
    {
      name: 'nobody',
      inputs: [
        { text: 'zxqwvut' },
        { skills: rare.slice(0, 4) },
        { text: titles[0], min_years: 60 },
        { min_years: 60 },
        { text: titles[1], skills: rare.slice(0, 3), degree: 'doctorate' },
      ],
    },
  ];
}
