import type { SearchRequest } from '#src/modules/search/server/engine/request.ts';
import { createRandom, type Random } from '../../scripts/demo/random.ts';
import type { PlainJob } from './brute-force.ts';

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

/** A request of chance whose choices are taken from real jobs, so that many find something. */
export function randomRequest(seed: number, jobs: readonly PlainJob[]): SearchRequest {
  const random = createRandom('request', seed);
  const job = random.pick(jobs);
  const other = random.pick(jobs);
  const maybe = <T>(probability: number, make: () => T): T | undefined =>
    random.chance(probability) ? make() : undefined;
  const ids = (own: number, another: number) => (random.chance(0.4) ? [own, another] : [own]);
  return {
    text: maybe(0.55, () => randomText(random, job)),
    scope: random.pick(['local', 'remote', 'web3', 'all', 'all']),
    countryId: maybe(0.5, () => job.country_id),
    locationIds: maybe(0.12, () => [...job.location_ids.slice(0, 2), ...other.location_ids.slice(0, 1)]),
    regionIds: maybe(0.05, () => [job.country_id * 100 + 1, other.country_id * 100 + 1]),
    salaryRangeIds: maybe(0.12, () => ids(random.whole(1, 8), random.whole(1, 8))),
    payFloors: maybe(0.15, () => new Array(40).fill(random.pick([900, 3000, 4500, 6000, 250_000]))),
    jobTypeIds: maybe(0.15, () => ids(job.job_type_id, other.job_type_id)),
    functionIds: maybe(0.2, () => ids(job.function_id, other.function_id)),
    subFunctionIds: maybe(0.06, () => ids(job.sub_function_id, other.sub_function_id)),
    titleIds: maybe(0.05, () => ids(job.job_title_id, other.job_title_id)),
    degreeIds: maybe(0.1, () => ids(job.degree_id, other.degree_id)),
    xpLevelIds: maybe(0.1, () => ids(job.xp_lvl_id, other.xp_lvl_id)),
    arrangementIds: maybe(0.1, () => ids(job.work_arrangement_id, other.work_arrangement_id)),
    companySizeIds: maybe(0.08, () => ids(job.size_id, other.size_id)),
    industryIds: maybe(0.08, () => ids(job.industry_id, other.industry_id)),
    benefitIds: maybe(0.08, () => [...job.benefit_ids.slice(0, 1), ...other.benefit_ids.slice(0, 1)]),
    languageIds: maybe(0.08, () => ids(job.language_ids[0] ?? 1, other.language_ids[0] ?? 1)),
    companyIds: maybe(0.04, () => ids(job.company_id, other.company_id)),
    postedWithinDays: maybe(0.2, () => random.pick([1, 3, 7, 14, 30])),
    verifiedOnly: maybe(0.1, () => true),
    urgentOnly: maybe(0.05, () => true),
    repliesWithinDays: maybe(0.08, () => random.pick([1, 3, 7])),
    exclude: {
      companyIds: maybe(0.1, () => [other.company_id]),
      agencies: maybe(0.1, () => true),
      keywords: maybe(0.1, () => [random.pick([...other.title.split(' '), 'team', 'manager'])]),
      hiddenPay: maybe(0.1, () => true),
      inactiveBosses: maybe(0.08, () => true),
    },
    readable: maybe(0.7, () => [1, random.whole(2, 10)]),
    sort: random.pick(['relevance', 'latest', 'pay']),
    page: random.chance(0.2) ? random.whole(2, 8) : 1,
    size: random.pick([5, 20, 50]),
  };
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
