import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { type ChoiceName, choiceNames, flagNames } from '#src/modules/search/filters.ts';
import type { SearchRequest } from '#src/modules/search/server/engine/jobs/request.ts';
import { createRandom, type Random } from '../../scripts/demo/random.ts';
import { choicesOf, type PlainJob } from './brute-force.ts';

const PLAIN_QUERIES = [
  'manager',
  'software engineer',
  'swe',
  'HR',
  '前端',
  'エンジニア',
  'mobile dev',
  'remote',
  'singapore',
  'nurse',
];

/** How often a filter is asked for, where that is not one time in ten. */
const CHANCES: Partial<Record<ChoiceName, number>> = {
  jobType: 0.15,
  mainFunctions: 0.2,
  jobFunctions: 0.06,
  functionTitles: 0.05,
};

/** A request of chance whose choices are taken from real jobs, so that many find something. */
export function randomRequest(seed: number, jobs: readonly PlainJob[], options: OptionData): SearchRequest {
  const random = createRandom('request', seed);
  const job = random.pick(jobs);
  const other = random.pick(jobs);
  const maybe = <T>(probability: number, make: () => T): T | undefined =>
    random.chance(probability) ? make() : undefined;
  const ids = (name: ChoiceName) => {
    const [own = 1] = choicesOf[name](job, options);
    const [another = 2] = choicesOf[name](other, options);
    return random.chance(0.4) ? [own, another] : [own];
  };
  const choices = choiceNames.map((name) => [name, maybe(CHANCES[name] ?? 0.1, () => ids(name))]);
  const flags = flagNames.map((name) => [name, maybe(0.09, () => true)]);
  return {
    text: maybe(0.55, () => randomText(random, job)),
    scope: random.pick(['local', 'remote', 'web3', 'all', 'all']),
    countryId: maybe(0.5, () => job.country_id),
    locationIds: maybe(0.12, () => [
      ...job.location_ids.slice(0, 2).map((id) => (random.chance(0.5) ? cityOf(id, options) : id)),
      ...other.location_ids.slice(0, 1),
    ]),
    regionIds: maybe(0.05, () => [job.country_id * 100 + 1, other.country_id * 100 + 1]),
    payFloors: maybe(0.15, () => new Array(40).fill(random.pick([900, 3000, 4500, 6000, 250_000]))),
    companies: maybe(0.04, () => [job.company_id, other.company_id].slice(0, random.whole(1, 2))),
    postedWithin: maybe(0.2, () => random.pick([1, 3, 7, 14, 30])),
    repliesWithin: maybe(0.08, () => random.pick([1, 3, 7] as const)),
    excludeCompanies: maybe(0.1, () => [other.company_id]),
    excludeKeywords: maybe(0.1, () => [random.pick([...other.title.split(' '), 'team', 'manager'])]),
    ...Object.fromEntries([...choices, ...flags]),
    readable: maybe(0.7, () => [1, random.whole(2, 10)]),
    sort: random.pick(['relevance', 'latest', 'pay']),
    page: random.chance(0.2) ? random.whole(2, 8) : 1,
    size: random.pick([5, 20, 50]),
  };
}

/** The location that a location lies in, or itself. */
export function cityOf(locationId: number, { places }: OptionData): number {
  const all = places.get(Math.floor(locationId / 1000))?.locations ?? [];
  const parent = all.find(({ id }) => id === locationId)?.names.parent;
  return all.find(({ key }) => key === parent)?.id ?? locationId;
}

function randomText(random: Random, job: PlainJob): string {
  const title = job.title.split(' ');
  const kind = random.whole(0, 7);
  if (kind === 0) return job.title;
  if (kind === 1) return `"${job.title}"`;
  if (kind === 2) return random.pick(PLAIN_QUERIES);
  if (kind === 3) return job.company_name;
  if (kind === 4) return random.pick(job.description.split(/[\s，。、]+/u).filter(Boolean));
  if (kind === 5) return `${random.pick(title)} ${random.pick(PLAIN_QUERIES)}`;
  if (kind === 6) return `${random.pick(title)}s`;
  return random.pick(title);
}
