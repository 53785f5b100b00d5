import { hourOf } from '../core/buckets.ts';
import { allOf, everything, isEverything, isNothing } from '../core/expression.ts';
import { type Branch, costOfAll, later, planBranches } from '../core/plan.ts';
import type { Run, Statement } from '../core/run.ts';
import { expectedMatches, type Statistics, wordsIn } from '../core/statistics.ts';
import { tag } from '../core/tags.ts';
import { separate, type Understanding } from '../core/understanding.ts';
import { notBeforeOf, type Tuning } from '../jobs/find-jobs.ts';
import type { FoundRow, LatestList, Page } from '../jobs/job-index.ts';
import { byLanguage, FOREIGN_DAYS, readableOf } from '../jobs/levels.ts';
import { countryOf, filterExpression, type SearchFilters, type SearchRequest, tagFiltersOf } from '../jobs/request.ts';
import { findByPay } from './find-by-pay.ts';
import { branchStatement, joinedStatement, levelStatement, namedByText, walkStatement } from './statements.ts';

/** The database's search rows, and what is known of them. */
export interface Store {
  run: Run;
  statistics: Statistics;
  now: Date;
  tuning: Tuning;
}

/** What a row costs that is met along a B-tree and looked at, measured in matches that are read from the table. */
const WALKED = 3;

const DAY_MS = 86_400_000;

interface Found extends FoundRow {
  posted_at: Date;
}

/** The rows of a page, by the way that should read least. */
export function findPage(
  request: SearchRequest,
  understood: Understanding,
  page: Page,
  around: Store,
): Promise<FoundRow[]> {
  const notBefore = notBeforeOf(request, around.now);
  if (request.sort === 'pay') return findByPay(request, understood, notBefore, page, around);
  const readable = readableOf(request, understood);
  return readable
    ? findReadableFirst(request, readable, page, around)
    : findRows(request, understood, notBefore, page, around);
}

const everyMatch: Understanding = { levels: [everything], asked: 1, match: everything };

/** Readable jobs and the others are two lists, merged; mostly no other is near enough to be asked for. */
async function findReadableFirst(
  asked: SearchRequest,
  readable: number[],
  { offset, limit }: Page,
  around: Store,
): Promise<Found[]> {
  // Languages are told apart here, so that the plans below need not do it once more.
  const request = { ...asked, readable: undefined };
  const notBefore = notBeforeOf(request, around.now);
  const wanted = offset + limit;
  const page = { offset: 0, limit: wanted };
  const whole = wholeFor(request, notBefore, wanted, around);
  if (whole) {
    const agePenalty = { tags: readable.map((id) => tag('writtenIn', id)), days: FOREIGN_DAYS };
    return around.run<Found>(
      branchStatement([whole], offset, limit, COLUMNS, { agePenalty, floors: request.payFloors }),
    );
  }
  const own = await findRows({ ...request, writtenIn: readable }, everyMatch, notBefore, page, around);
  const last = own.length < wanted ? undefined : own.at(-1);
  const since = last ? later(new Date(last.posted_at.getTime() + FOREIGN_DAYS * DAY_MS), notBefore) : notBefore;
  if (since && since > around.now) return own.slice(offset);
  const foreign = await findRows({ ...request, notWrittenIn: readable }, everyMatch, since, page, around);
  const ranked = [
    ...own.map((row) => ({ row, at: row.posted_at.getTime() })),
    ...foreign.map((row) => ({ row, at: row.posted_at.getTime() - FOREIGN_DAYS * DAY_MS })),
  ];
  ranked.sort((a, b) => b.at - a.at || b.row.job_id - a.row.job_id);
  return ranked.slice(offset, wanted).map(({ row }) => row);
}

/** All matches in one branch, where reading them all at once is the quickest way. */
function wholeFor(request: SearchRequest, notBefore: Date | null, wanted: number, around: Store): Branch | undefined {
  if (walkFor(request, wanted, around)) return undefined;
  const branches = branchesFor(request, everyMatch, notBefore, wanted, around);
  return branches.length === 1 && branches[0]?.from === notBefore ? branches[0] : undefined;
}

async function findRows(
  request: SearchRequest,
  understood: Understanding,
  notBefore: Date | null,
  page: Page,
  around: Store,
): Promise<Found[]> {
  let rows: Found[] = [];
  const isCommon = isEverything(understood.match) && !notBefore && request.page === 1 && isForMany(request);
  for (const statement of rememberedStatements(request, understood, notBefore, page, around)) {
    rows = await around.run<Found>(isCommon ? namedByText(statement) : statement);
    // A statement that does not look everywhere has the next one behind it, which does.
    if (rows.length >= page.limit) break;
  }
  return rows;
}

/** Whether many ask for the same: not by a moment, by one company, or without those that somebody has blocked. */
function isForMany({ postedWithin, companies, excludeCompanies }: SearchFilters): boolean {
  return postedWithin === undefined && !companies?.length && !excludeCompanies?.length;
}

/** The newest jobs of several lists. The quickest ways to all of them are one question, and so are the next ones. */
export async function findLatest(lists: readonly LatestList[], around: Store): Promise<number[][]> {
  const found: number[][] = lists.map(() => []);
  const ways = lists.map(({ filters, size }) => {
    const request: SearchRequest = { ...filters, sort: 'latest', page: 1, size };
    const notBefore = notBeforeOf(request, around.now);
    return rememberedStatements(request, everyMatch, notBefore, { offset: 0, limit: size }, around);
  });
  const isCommon = lists.every(({ filters }) => isForMany(filters));
  for (let round = 0; ; round++) {
    const asked = ways.flatMap((way, list) => {
      const statement = way[round];
      const isShort = (found[list]?.length ?? 0) < (lists[list]?.size ?? 0);
      return statement && isShort ? [{ list, statement }] : [];
    });
    if (asked.length === 0) return found;
    const joined = joinedStatement(asked);
    const rows = await around.run<{ list: number; job_id: number }>(isCommon ? namedByText(joined) : joined);
    for (const { list } of asked) found[list] = rows.filter((row) => row.list === list).map((row) => row.job_id);
  }
}

const COLUMNS = 'job_id, posted_at';

interface Remembered {
  statistics: Statistics;
  byRequest: Map<string, Statement[]>;
}

const remembered = new WeakMap<Understanding, Remembered>();
const MOST_REMEMBERED = 200;

/** A text that was understood before is mostly asked for in the same way: then within an hour its plan is the same too. */
function rememberedStatements(
  request: SearchRequest,
  understood: Understanding,
  notBefore: Date | null,
  page: Page,
  around: Store,
): Statement[] {
  const plan = () => searchStatements(request, understood, notBefore, page, around);
  if (notBefore) return plan();
  let known = remembered.get(understood);
  if (known?.statistics !== around.statistics || known.byRequest.size >= MOST_REMEMBERED) {
    known = { statistics: around.statistics, byRequest: new Map() };
    remembered.set(understood, known);
  }
  const key = JSON.stringify([request, page, hourOf(around.now), around.tuning]);
  const statements = known.byRequest.get(key) ?? plan();
  known.byRequest.set(key, statements);
  return statements;
}

/** Ways to the page, the quickest first; the last one always finds all there is. */
function searchStatements(
  request: SearchRequest,
  understood: Understanding,
  notBefore: Date | null,
  { offset, limit }: Page,
  around: Store,
): Statement[] {
  const wanted = offset + limit;
  const walk = isEverything(understood.match) ? walkFor(request, wanted, around) : undefined;
  const floors = request.payFloors;
  const few = levelsOfFew(request, understood, around);
  if (few) return [levelStatement(few.query, few.levels, { notBefore, floors }, offset, limit)];
  if (walk?.isOnlyWay) return [walkStatement({ ...walk, notBefore, floors }, offset, limit, COLUMNS)];
  if (!walk) {
    const branches = branchesFor(request, understood, notBefore, wanted, around);
    const all = branchStatement(branches, offset, limit, COLUMNS, { floors });
    const [newest] = branches;
    // A window is chosen to hold the page: mostly the database need not even set up the branches behind it.
    const isWindow = branches.length > 1 && newest?.from && !notBefore;
    return isWindow ? [branchStatement([newest], offset, limit, COLUMNS, { floors }), all] : [all];
  }
  // A walk that gave up has shown that matches are rare, so windows would be empty too: all is asked for at once.
  const all: Branch = { query: filterExpression(request), from: notBefore, until: null, level: 0 };
  const longest = around.tuning.longestWalk;
  return [
    walkStatement({ ...walk, notBefore, floors, longest }, offset, limit, COLUMNS),
    branchStatement([all], offset, limit, COLUMNS, { floors }),
  ];
}

/** So many rows are looked at one by one sooner than the index is asked once more. */
const FEW = 150;
/** What asking for one more level costs, in matches that are read from the table; each also looks up words in the index. */
const LEVEL = 10;
const LOOKUP = 4;
/** What it costs in the same measure to tell whether a job is of a level: its words do not lie with its row. */
const TOLD = 3;

/** Where few jobs match, one question for all levels; otherwise each level is asked for in stretches of time. */
function levelsOfFew(request: SearchRequest, { levels, match }: Understanding, { statistics }: Store) {
  if (levels.length < 2 || request.sort === 'latest' || isNothing(match)) return undefined;
  const query = allOf([match, filterExpression(request)]);
  const expected = expectedMatches(query, statistics, { floors: request.payFloors });
  if (expected > FEW) return undefined;
  const levelled = byLanguage(levels, request).map((level, at) => ({ match: level, level: at }));
  const some = levelled.filter((one) => !isNothing(one.match));
  // A level asks for its own words and against those of the levels before it; a job is told apart by half of the levels.
  const lookups = LOOKUP * wordsIn(query);
  const together = lookups + expected * (1 + (TOLD * some.length) / 2);
  const apart = some.length * (LEVEL + lookups / 2);
  return together <= apart ? { query, levels: some } : undefined;
}

function branchesFor(
  request: SearchRequest,
  understood: Understanding,
  notBefore: Date | null,
  wanted: number,
  around: Store,
): Branch[] {
  const filter = filterExpression(request);
  const levels = request.sort === 'latest' ? [understood.match] : byLanguage(separate(understood.levels), request);
  return planBranches(
    {
      levels: levels.map((level) => allOf([level, filter])),
      wanted,
      nowHour: hourOf(around.now),
      countryId: countryOf(request),
      notBefore,
      floors: request.payFloors,
      tuning: around.tuning,
    },
    around.statistics,
  );
}

/** A walk when the filters let enough jobs pass, or when there is nothing the GIN index could be asked for. */
function walkFor(request: SearchRequest, wanted: number, { statistics, tuning }: Store) {
  const tags = tagFiltersOf(request);
  const keywords = request.excludeKeywords?.length
    ? filterExpression({ scope: 'all', excludeKeywords: request.excludeKeywords })
    : everything;
  const only = (ids: number[] | undefined) => (ids?.length === 1 ? ids[0] : undefined);
  const countryId = request.scope === 'remote' ? undefined : request.countryId;
  const functionId = countryId === undefined ? undefined : only(request.mainFunctions);
  const companyId = only(request.companies);
  const answered = new Set([
    ...(countryId === undefined ? [] : [tag('country', countryId)]),
    ...(functionId === undefined ? [] : [tag('mainFunctions', functionId)]),
    ...(companyId === undefined ? [] : [tag('company', companyId)]),
  ]);
  const anyOf = tags.anyOf.filter((list) => !(list.length === 1 && answered.has(list[0] as number)));
  const walk = { countryId, functionId, companyId, tags: { ...tags, anyOf }, rest: keywords };
  if (companyId !== undefined || tags.anyOf.length === 0) return { ...walk, isOnlyWay: true };
  const asked = filterExpression(request);
  const expected = expectedMatches(asked, statistics, { floors: request.payFloors });
  const walked = expectedMatches(
    filterExpression({ scope: 'all', countryId, ...(functionId !== undefined && { mainFunctions: [functionId] }) }),
    statistics,
  );
  const steps = (wanted * walked) / Math.max(1, expected);
  const isQuicker = steps <= tuning.longestWalk && steps * WALKED <= costOfAll(asked, expected, statistics);
  return isQuicker ? { ...walk, isOnlyWay: false } : undefined;
}
