import { hourOf } from './buckets.ts';
import { allOf, everything, isEverything } from './expression.ts';
import { type Branch, costOfAll, type PlanTuning, planBranches } from './plan.ts';
import { countryOf, filterExpression, type SearchFilters, type SearchRequest, tagFiltersOf } from './request.ts';
import type { Run } from './run.ts';
import { branchStatement, type Statement, walkStatement } from './statements.ts';
import { expectedMatches, type Statistics } from './statistics.ts';
import { tag } from './tags.ts';
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
  /** Reading so many rows along a B-tree is still quicker than asking the GIN index; then the walk gives up. */
  longestWalk: number;
}

export const usualTuning: Tuning = { few: 600, reserve: 2, longestWalk: 2_500 };

/** What a row costs that is met along a B-tree and looked at, measured in matches that are read from the table. */
const WALKED = 3;

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
  const statements = searchStatements(request, understood, offset, around);
  let rows: { job_id: number }[] = [];
  for (const statement of statements) {
    rows = await around.run<{ job_id: number }>(statement);
    // A statement that does not look everywhere has the next one behind it, which does.
    if (rows.length > request.size) break;
  }
  const jobIds = rows.slice(0, request.size).map((row) => row.job_id);
  return { jobIds, hasMore: rows.length > request.size && offset + 2 * request.size <= DEEPEST };
}

/** Ways to the page, the quickest first; the last one always finds all there is. */
function searchStatements(
  request: SearchRequest,
  understood: Understanding,
  offset: number,
  around: Surroundings,
): Statement[] {
  const limit = request.size + 1;
  const notBefore = notBeforeOf(request, around.now);
  const walk = isEverything(understood.match) ? walkFor(request, offset + limit, around) : undefined;
  if (walk?.isOnlyWay) return [walkStatement({ ...walk, notBefore }, offset, limit)];
  if (!walk) return [branchStatement(branchesFor(request, understood, offset + limit, around), offset, limit)];
  // A walk that gave up has shown that matches are rare, so windows would be empty too: all is asked for at once.
  const all: Branch = { query: filterExpression(request), from: notBefore, until: null };
  const longest = around.tuning.longestWalk;
  return [walkStatement({ ...walk, notBefore, longest }, offset, limit), branchStatement([all], offset, limit)];
}

function branchesFor(
  request: SearchRequest,
  understood: Understanding,
  wanted: number,
  around: Surroundings,
): Branch[] {
  const filter = filterExpression(request);
  const levels = request.sort === 'latest' ? [understood.match] : separate(understood.levels);
  return planBranches(
    {
      levels: levels.map((level) => allOf([level, filter])),
      wanted,
      nowHour: hourOf(around.now),
      countryId: countryOf(request),
      notBefore: notBeforeOf(request, around.now),
      tuning: around.tuning,
    },
    around.statistics,
  );
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
  if (companyId !== undefined || tags.anyOf.length === 0) return { ...walk, isOnlyWay: true };
  const asked = filterExpression(request);
  const expected = expectedMatches(asked, statistics);
  const walked = expectedMatches(
    filterExpression({ scope: 'all', countryId, ...(functionId !== undefined && { functionIds: [functionId] }) }),
    statistics,
  );
  const steps = (wanted * walked) / Math.max(1, expected);
  const isQuicker = steps <= tuning.longestWalk && steps * WALKED <= costOfAll(asked, expected, statistics);
  return isQuicker ? { ...walk, isOnlyWay: false } : undefined;
}
