import { hourOf } from './buckets.ts';
import { allOf, type Expression, everything, isEverything } from './expression.ts';
import { type PlanTuning, planBranches } from './plan.ts';
import { countryOf, filterExpression, type SearchFilters, type SearchRequest, tagFiltersOf } from './request.ts';
import type { Run } from './run.ts';
import { branchStatement, type Statement, walkStatement } from './statements.ts';
import { type Statistics, shareOf } from './statistics.ts';
import { tag, tagWord } from './tags.ts';
import { separate, type Understanding } from './understand.ts';

export interface FoundJobs {
  jobIds: number[];
  hasMore: boolean;
  /** The text as it was understood, when a word of it was misspelt. */
  correctedText: string | null;
}

export interface Surroundings {
  run: Run;
  statistics: Statistics;
  now: Date;
  tuning: Tuning;
}

export interface Tuning extends PlanTuning {
  /** Reading so many rows along a B-tree is still quicker than asking the GIN index. */
  longestWalk: number;
}

export const usualTuning: Tuning = { few: 600, reserve: 2, longestWalk: 2_500 };

const DAY_MS = 86_400_000;
/** Nobody turns so many pages; deeper ones are empty. */
export const DEEPEST = 10_000;

/** The jobs of one page. Every one satisfies every filter; the order is level of match, then newest first. */
export async function findJobs(
  request: SearchRequest,
  understood: Understanding,
  around: Surroundings,
): Promise<Omit<FoundJobs, 'correctedText'>> {
  const offset = (request.page - 1) * request.size;
  if (offset + request.size > DEEPEST) return { jobIds: [], hasMore: false };
  const statement = searchStatement(request, understood, offset, around);
  const rows = await around.run<{ job_id: number }>(statement);
  const jobIds = rows.slice(0, request.size).map((row) => row.job_id);
  return { jobIds, hasMore: rows.length > request.size && offset + 2 * request.size <= DEEPEST };
}

export function searchStatement(
  request: SearchRequest,
  understood: Understanding,
  offset: number,
  around: Surroundings,
): Statement {
  const limit = request.size + 1;
  const wanted = offset + limit;
  const notBefore = notBeforeOf(request, around.now);
  if (isEverything(understood.match)) {
    const walk = walkFor(request, wanted, around);
    if (walk) return walkStatement({ ...walk, notBefore }, offset, limit);
  }
  const filter = filterExpression(request);
  const levels = request.sort === 'latest' ? [understood.match] : separate(understood.levels);
  const branches = planBranches(
    {
      levels: levels.map((level) => allOf([level, filter])),
      wanted,
      nowHour: hourOf(around.now),
      countryId: countryOf(request),
      notBefore,
      tuning: around.tuning,
    },
    around.statistics,
  );
  return branchStatement(branches, offset, limit);
}

export function notBeforeOf(filters: SearchFilters, now: Date): Date | null {
  return filters.postedWithinDays === undefined ? null : new Date(now.getTime() - filters.postedWithinDays * DAY_MS);
}

/** A walk when the filters let enough jobs pass, or when there is nothing the GIN index could be asked for. */
function walkFor(request: SearchRequest, wanted: number, { statistics, tuning }: Surroundings) {
  const tags = tagFiltersOf(request);
  const keywords = request.exclude?.keywords?.length
    ? filterExpression({ scope: 'all', exclude: request.exclude })
    : everything;
  const only = (ids: number[] | undefined) => (ids?.length === 1 ? ids[0] : undefined);
  const countryId = request.scope === 'remote' ? undefined : request.countryId;
  const functionId = countryId === undefined ? undefined : only(request.functionIds);
  const companyId = only(request.companyIds);
  const answered = new Set([
    ...(countryId === undefined ? [] : [tag('country', countryId)]),
    ...(functionId === undefined ? [] : [tag('function', functionId)]),
    ...(companyId === undefined ? [] : [tag('company', companyId)]),
  ]);
  const anyOf = tags.anyOf.filter((list) => !(list.length === 1 && answered.has(list[0] as number)));
  const walk = { countryId, functionId, companyId, tags: { ...tags, anyOf }, rest: keywords };
  const share = passingShare(anyOf, countryId, statistics);
  const isWorthIt = companyId !== undefined || wanted / share <= tuning.longestWalk;
  return isWorthIt || tags.anyOf.length === 0 ? walk : undefined;
}

/** The share of walked jobs that pass the filters which the B-tree does not answer. */
function passingShare(anyOf: number[][], countryId: number | undefined, statistics: Statistics): number {
  const local = countryId === undefined ? undefined : tag('localIn', countryId);
  const lists = anyOf.filter((list) => local === undefined || list[0] !== local);
  const parts: Expression[] = lists.map((list) => ({
    is: 'or',
    parts: list.map((one) => ({ is: 'word', word: tagWord(one) })),
  }));
  return lists.length ? shareOf({ is: 'and', parts }, statistics) * (local === undefined ? 1 : 0.8) : 0.8;
}
