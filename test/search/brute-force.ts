import { findLanguage } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { type ChoiceName, choiceNames, type FlagName, flagNames } from '#src/modules/search/filters.ts';
import { holds, isEverything } from '#src/modules/search/server/engine/core/expression.ts';
import type { Understanding } from '#src/modules/search/server/engine/core/understanding.ts';
import { queryWordsOf } from '#src/modules/search/server/engine/core/words.ts';
import { documentOf, type IndexedJob } from '#src/modules/search/server/engine/jobs/document.ts';
import { documentFacts } from '#src/modules/search/server/engine/jobs/document-facts.ts';
import { FOREIGN_DAYS } from '#src/modules/search/server/engine/jobs/levels.ts';
import type { SearchRequest } from '#src/modules/search/server/engine/jobs/request.ts';

export interface PlainJob extends IndexedJob {
  words: ReadonlySet<string>;
}

export function toPlainJob(job: IndexedJob, options: OptionData, facts = documentFacts(options)): PlainJob {
  return { ...job, words: documentOf(job, facts).words };
}

/** The right answer, found without an index: every job is held against every filter, straight from its columns. */
export function bruteForce(
  jobs: readonly PlainJob[],
  request: SearchRequest,
  understood: Understanding,
  options: OptionData,
  now: Date,
): number[] {
  const matching = jobs.filter((job) => passes(job, request, options, now) && holds(understood.match, job.words));
  const level = (job: PlainJob) =>
    request.sort !== 'relevance' ? 0 : understood.levels.findIndex((one) => holds(one, job.words));
  const isByLanguage = request.sort === 'relevance' && Boolean(request.readable?.length);
  const isForeign = (job: PlainJob) => isByLanguage && !request.readable?.includes(findLanguage(job.language)?.id ?? 0);
  const isAll = isEverything(understood.match);
  return matching
    .map((job) => ({
      id: job.id,
      level: level(job),
      isLater: !isAll && isForeign(job) ? 1 : 0,
      pay: request.sort === 'pay' ? payOf(job, options) : 0,
      posted: job.posted_at.getTime() - (isAll && isForeign(job) ? FOREIGN_DAYS * 86_400_000 : 0),
    }))
    .sort((a, b) => a.level - b.level || a.isLater - b.isLater || b.pay - a.pay || b.posted - a.posted || b.id - a.id)
    .map(({ id }) => id);
}

/** A month's highest pay in one currency; jobs that leave it open stand behind all others. */
function payOf(job: PlainJob, { rates }: OptionData): number {
  const perMonth = [0, 1, 21.67, 173.33, 1 / 12][job.salary_type_id] ?? 0;
  const rate = rates.rates[job.currency];
  if (!perMonth || !rate || job.is_negotiable || job.salary_min === null) return -1;
  const highest = Math.max(job.salary_min, job.salary_max ?? job.salary_min);
  return Math.round((Math.round((highest * perMonth) / minorUnits(job.currency)) / rate) * 100);
}

export function passes(
  job: PlainJob,
  request: Omit<SearchRequest, 'sort' | 'page' | 'size'>,
  options: OptionData,
  now: Date,
): boolean {
  return (
    isInScope(job, request) &&
    isAtPlace(job, request, options) &&
    choiceNames.every((name) => !request[name] || hasOne(request[name], choicesOf[name](job, options))) &&
    hasOne(request.companies, [job.company_id]) &&
    reachesFloor(job, request.payFloors, options) &&
    flagNames.every((name) => !request[name] || passesFlag[name](job)) &&
    (!request.repliesWithin || (job.replies_within ?? 99) <= request.repliesWithin) &&
    (request.postedWithin === undefined ||
      job.posted_at.getTime() >= now.getTime() - request.postedWithin * 86_400_000) &&
    !isExcluded(job, request)
  );
}

function isInScope(job: PlainJob, { scope, countryId }: Pick<SearchRequest, 'scope' | 'countryId'>): boolean {
  const isHere = countryId === undefined || job.country_id === countryId;
  if (scope === 'all') return isHere;
  if (scope === 'web3') return isHere && (job.is_web3 || job.function_id === 25);
  if (scope === 'local') return isHere && [1, 2, 4].includes(job.work_arrangement_id);
  if (job.work_arrangement_id !== 3) return false;
  return isHere || job.is_remote_worldwide || job.remote_country_ids.includes(countryId as number);
}

function isAtPlace(
  job: PlainJob,
  request: Pick<SearchRequest, 'locationIds' | 'regionIds'>,
  options: OptionData,
): boolean {
  const locations = request.locationIds ?? [];
  const regions = request.regionIds ?? [];
  if (locations.length + regions.length === 0) return true;
  const own = options.places.get(Math.floor((job.location_ids[0] ?? 0) / 1000))?.locations ?? [];
  const here = own.filter(({ id }) => job.location_ids.includes(id));
  // What is in a ward is in its city too.
  const around = own.filter(({ key }) => here.some(({ names }) => names.parent === key));
  return [...here, ...around].some(({ id, regionId }) => locations.includes(id) || regions.includes(regionId ?? -1));
}

function hasOne(asked: number[] | undefined, own: number[]): boolean {
  return !asked?.length || asked.some((id) => own.includes(id));
}

/** Written by hand, apart from the table of filters: this is what the engine is held against. */
export const choicesOf: Record<ChoiceName, (job: PlainJob, options: OptionData) => number[]> = {
  salary: bracketsOf,
  jobType: (job) => [job.job_type_id],
  mainFunctions: (job) => [job.function_id],
  jobFunctions: (job) => [job.sub_function_id],
  functionTitles: (job) => [job.job_title_id],
  qualification: (job) => [job.qualification_id],
  workExperience: (job) => [job.work_experience_id],
  workArrangement: (job) => [job.work_arrangement_id],
  companySize: (job) => [job.size_id],
  teamSize: (job) => (job.team_size_id === null ? [] : [job.team_size_id]),
  industry: (job) => [job.industry_id],
  benefits: (job) => job.benefit_ids,
  languages: (job) => job.language_ids,
};

const passesFlag: Record<FlagName, (job: PlainJob) => boolean> = {
  verified: (job) => job.is_verified,
  urgent: (job) => job.is_urgent,
  excludeAgencies: (job) => !job.is_agency,
  excludeHiddenPay: (job) => !job.is_negotiable,
  excludeInactive: (job) => !job.is_boss_inactive,
};

/** The ranges that a month's pay touches. */
function bracketsOf(job: PlainJob, options: OptionData): number[] {
  if (job.salary_type_id === 0 || job.is_negotiable || job.salary_min === null) return [];
  const perMonth = [0, 1, 21.67, 173.33, 1 / 12][job.salary_type_id] as number;
  const unit = minorUnits(job.currency);
  const min = Math.round((job.salary_min * perMonth) / unit);
  const max = Math.round(((job.salary_max ?? job.salary_min) * perMonth) / unit);
  return (options.lists.get('salary_ranges') ?? []).flatMap((row) => {
    const [from, to] = (row.extra ?? '').split('-');
    return max >= Number(from) && min <= (to ? Number(to) : Number.POSITIVE_INFINITY) ? [Number(row.no)] : [];
  });
}

function reachesFloor(job: PlainJob, floors: SearchRequest['payFloors'], options: OptionData): boolean {
  if (!floors) return true;
  const perMonth = [0, 1, 21.67, 173.33, 1 / 12][job.salary_type_id] ?? 0;
  const floor = floors[options.rates.ids[job.currency] ?? 0];
  if (!perMonth || job.is_negotiable || job.salary_min === null || typeof floor !== 'number') return false;
  const highest = Math.max(job.salary_min, job.salary_max ?? job.salary_min);
  return Math.round((highest * perMonth) / minorUnits(job.currency)) >= floor;
}

function isExcluded(
  job: PlainJob,
  { excludeCompanies, excludeKeywords }: Pick<SearchRequest, 'excludeCompanies' | 'excludeKeywords'>,
): boolean {
  if (excludeCompanies?.includes(job.company_id)) return true;
  return (excludeKeywords ?? []).some((keyword) => {
    const words = queryWordsOf(keyword);
    return words.length > 0 && words.every((word) => job.words.has(word));
  });
}

const units = new Map<string, number>();

function minorUnits(currency: string): number {
  const format = () => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const unit = units.get(currency) ?? 10 ** (format().maximumFractionDigits ?? 2);
  units.set(currency, unit);
  return unit;
}
