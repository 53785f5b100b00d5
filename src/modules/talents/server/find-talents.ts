import { AppError } from '#src/kernel/errors.ts';
import { allOf, anyOf, type Expression, isNothing, not, toTsquery } from '#src/modules/search/server/search.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { TalentSearchInput } from '../talents.contract.ts';
import { conditions, facts, matches } from './search-conditions.ts';
import type { TalentNumbers } from './talent-numbers.ts';
import type { AskedTalents } from './understand-search.ts';
import { comeWordsLast, estimate } from './words-last.ts';

/** Counted exactly up to here; beyond it an employer wants fewer and not the number. */
const MOST_COUNTED = 1000;
/** So far along the order is looked before a level is gathered. */
const NEAR = 4000;

export interface FoundTalent {
  account_id: number;
  boost: number;
  active_on: string;
  /** Those words of the document that are said of the match. */
  words: string[];
  /** The place of its level. */
  level: number;
}

interface Place {
  level: number;
  boost: number;
  active: string;
  id: number;
}

const CURSOR = /^(\d)_(\d)_(\d{4}-\d\d-\d\d)_([\w-]{22})$/;

/** Where a page goes on: the last one's place, who is named as on their card and not by their account. */
function readCursor(cursor: string | undefined, numbers: TalentNumbers): Place | null {
  if (cursor === undefined) return null;
  const [, level, boost, active = '', name = ''] = CURSOR.exec(cursor) ?? [];
  const id = numbers.findAccount(name);
  if (id === null || Number.isNaN(Date.parse(active)))
    throw new AppError('validationFailed', {}, [{ field: 'cursor', problem: 'invalid' }]);
  return { level: Number(level), boost: Number(boost), active, id };
}

export interface TalentPage {
  found: FoundTalent[];
  next_cursor: string | null;
  /** How many there are, up to a thousand, and whether there are more. */
  total: number;
  is_more: boolean;
  /** For the pages that follow. */
  counted: CountedTalents;
}

/** What has been counted: up to one more than a thousand, and which levels have more than that alone. */
export interface CountedTalents {
  size: number;
  large: ReadonlySet<number>;
}

interface Level {
  at: number;
  /** What it asks for, and the same without those of closer levels; null asks for nothing. */
  own: Expression | null;
  alone: Expression | null;
}

interface Search {
  tx: Reader;
  ctx: MemberContext;
  asked: AskedTalents;
  input: TalentSearchInput;
  after: Place | null;
}

/** The count stands beside each; where nobody is on the page, beside nobody. */
interface Counted {
  account_id: number | null;
  boost: number | null;
  active_on: string | null;
  level: number | null;
  words: string[];
  size: number;
}

/**
 * One page by keys: level after level, within one by what lifts and by who was here last. Up to a thousand are gathered
 * through the indexes and sorted, which counts them too. Of more, the next are never far along the order, so it is walked.
 * Which of both it is cannot be left to the planner: it takes words for independent of each other, and for a common title
 * with a rare skill would read the whole order. What the first page has counted the next ones need not (`known`).
 */
export async function findTalents(
  tx: Reader,
  ctx: MemberContext,
  asked: AskedTalents,
  input: TalentSearchInput,
  { numbers, known }: { numbers: TalentNumbers; known?: CountedTalents | undefined },
): Promise<TalentPage> {
  const search: Search = { tx, ctx, asked, input, after: readCursor(input.cursor, numbers) };
  const levels = levelsOf(asked);
  const wanted = input.limit + 1;
  const large = new Set(known?.large);
  // Many search at once: starting helpers takes longer than they save.
  await tx.query(sql`select set_config('max_parallel_workers_per_gather', '0', true)`);
  const isKnownLarge = known !== undefined && isLarge(known.size);
  const first = isKnownLarge ? { size: known.size, rows: [] } : await gatherAll(search, levels, large, wanted);
  const found = isLarge(first.size) ? await findAmongMany(search, levels, large, wanted) : first.rows;
  const page = found.slice(0, input.limit);
  const last = found.length > input.limit ? page.at(-1) : undefined;
  return {
    found: page,
    next_cursor: last ? `${last.level}_${last.boost}_${last.active_on}_${numbers.nameOf(last.account_id)}` : null,
    total: Math.min(first.size, MOST_COUNTED),
    is_more: isLarge(first.size),
    counted: { size: first.size, large },
  };
}

const isLarge = (size: number) => size > MOST_COUNTED;

/** Where the closest level alone is likely to be large, it is asked first: the others ask for much more. */
async function gatherAll(search: Search, levels: Level[], large: Set<number>, wanted: number) {
  const [closest, further] = levels;
  if (closest && further && (await estimate(search.tx, matches(closest.alone, search.asked))) > MOST_COUNTED) {
    const { size } = await gather(search, [closest], 0);
    if (isLarge(size)) large.add(closest.at);
    if (isLarge(size)) return { size, rows: [] };
  }
  return gather(search, levels, wanted);
}

/** Level by level; notes which of them turned out to be large. What is common is found near, before it is gathered. */
async function findAmongMany(
  search: Search,
  levels: Level[],
  large: Set<number>,
  wanted: number,
): Promise<FoundTalent[]> {
  const found: FoundTalent[] = [];
  for (const level of levels) {
    const rest = wanted - found.length;
    if (rest === 0) break;
    if (search.after && level.at < search.after.level) continue;
    const isKnown = large.has(level.at) || levels.length === 1;
    const near = isKnown ? [] : await walk(search, level, rest, NEAR);
    const gathered = isKnown || near.length === rest ? null : await gather(search, [level], rest);
    if (near.length === rest || (gathered && !isLarge(gathered.size))) {
      found.push(...(gathered?.rows ?? near));
      continue;
    }
    large.add(level.at);
    found.push(...(await walk(search, level, rest)));
  }
  return found;
}

/** Everybody of these levels, as far as they are counted, and those of them whom the page wants. */
async function gather(
  { tx, ctx, asked, input, after }: Search,
  levels: Level[],
  wanted: number,
): Promise<{ size: number; rows: FoundTalent[] }> {
  const [only] = levels;
  if (!only) return { size: 0, rows: [] };
  const isOne = levels.length === 1;
  const expression = isOne ? only.alone : anyOf(levels.flatMap(({ own }) => own ?? []));
  const words = matches(expression, asked);
  // What is no bare condition on words cannot be asked of their index.
  const where = (await comeWordsLast(tx, words, facts(ctx, input))) ? sql`(${words}) is true` : words;
  const level = isOne ? sql`${only.at}::int` : levelIn(levels);
  const rest = after ? sql`where t.level > ${after.level} or (t.level = ${after.level} ${beyond(after)})` : sql``;
  const { rows } = await tx.query<Counted>(sql`
    with gathered as materialized (
      select t.account_id, t.boost, t.active_on, ${level} as level
      from talent_search t join accounts a on a.id = t.account_id
      where ${where} and ${conditions(ctx, input)} limit ${MOST_COUNTED + 1}),
    page as materialized (
      select * from gathered t ${rest}
      order by t.level, t.boost desc, t.active_on desc, t.account_id desc limit ${wanted})
    select page.account_id, page.boost, page.active_on, page.level, ${wordsOf(asked)} as words, counted.size
    from (select count(*)::int as size from gathered) counted left join page on true
      left join talent_search t on t.account_id = page.account_id
    order by page.level, page.boost desc, page.active_on desc, page.account_id desc`);
  return { size: rows[0]?.size ?? 0, rows: rows.filter(isSomebody) };
}

const isSomebody = (row: Counted): row is Counted & FoundTalent => row.account_id !== null;

/** The closest level that somebody has. */
function levelIn(levels: Level[]): Sql {
  const cases = levels.flatMap(({ at, own }) =>
    own ? [sql`when t.document @@ ${toTsquery(own)}::tsquery then ${at}::int`] : [],
  );
  return sql`case ${sql.join(cases, ' ')} end`;
}

/**
 * The next along the order, all along it or only so near. Sorting is off, or the planner might rather sort all that a level
 * has.
 */
async function walk(
  { tx, ctx, asked, input, after }: Search,
  level: Level,
  wanted: number,
  near?: number,
): Promise<FoundTalent[]> {
  const rest = after && level.at === after.level ? beyond(after) : sql``;
  const order = sql`order by t.boost desc, t.active_on desc, t.account_id desc`;
  const rows = near
    ? sql`(select * from talent_search t where true ${rest} ${order} limit ${near}) t`
    : sql`talent_search t`;
  await tx.query(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
  );
  const found = await tx.query<FoundTalent>(sql`
    select t.account_id, t.boost, t.active_on, ${level.at}::int as level, ${wordsOf(asked)} as words
    from ${rows} join accounts a on a.id = t.account_id
    where ${matches(level.alone, asked)} and ${conditions(ctx, input)} ${rest} ${order} limit ${wanted}`);
  return found.rows;
}

function wordsOf({ labels }: AskedTalents): Sql {
  return sql`array(select lexeme from unnest(t.document) where lexeme = any(${[...labels.keys()]}::text[]))`;
}

/** Levels that ask for something; one that asks for nothing where there is neither text nor job. */
function levelsOf({ levels }: AskedTalents): Level[] {
  if (!levels) return [{ at: 0, own: null, alone: null }];
  return levels.flatMap((own, at) => {
    if (isNothing(own)) return [];
    const closer = levels.slice(0, at).filter((one) => !isNothing(one));
    const alone = closer.length === 0 ? own : allOf([own, not(anyOf(closer))]);
    return isNothing(alone) ? [] : [{ at, own, alone }];
  });
}

function beyond({ boost, active, id }: Place): Sql {
  return sql`and (t.boost, t.active_on, t.account_id) < (${boost}::smallint, ${active}::date, ${id}::bigint)`;
}
