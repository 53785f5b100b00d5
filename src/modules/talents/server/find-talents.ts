import { AppError } from '#src/kernel/errors.ts';
import { allOf, anyOf, type Expression, isNothing, not, toTsquery } from '#src/modules/search/server/search.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Degree } from '../talent-rules.ts';
import type { TalentSearchInput } from '../talents.contract.ts';
import type { TalentNumbers } from './talent-numbers.ts';
import type { AskedTalents } from './understand-search.ts';
import { isVisible } from './visible-talents.ts';

/** Counted exactly up to here; beyond it an employer wants fewer and not the number. */
const MOST_COUNTED = 1000;
const DAY_MS = 24 * 3600_000;
/** Ranks of the list of degrees. */
const RANKS: Record<Degree, number> = { diploma: 6, bachelor: 8, master: 10, doctorate: 12 };

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

type Row = FoundTalent;

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
  const first = known && isLarge(known.size) ? { size: known.size, rows: [] } : await gather(search, levels, wanted);
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

/** Level by level; notes which of them turned out to be large. */
async function findAmongMany(search: Search, levels: Level[], large: Set<number>, wanted: number): Promise<Row[]> {
  const found: Row[] = [];
  for (const level of levels) {
    const rest = wanted - found.length;
    if (rest === 0) break;
    if (search.after && level.at < search.after.level) continue;
    const gathered = large.has(level.at) || levels.length === 1 ? null : await gather(search, [level], rest);
    if (gathered && !isLarge(gathered.size)) {
      found.push(...gathered.rows);
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
): Promise<{ size: number; rows: Row[] }> {
  const [only] = levels;
  if (!only) return { size: 0, rows: [] };
  const isOne = levels.length === 1;
  const expression = isOne ? only.alone : anyOf(levels.flatMap(({ own }) => own ?? []));
  const level = isOne ? sql`${only.at}::int` : levelIn(levels);
  const rest = after ? sql`where t.level > ${after.level} or (t.level = ${after.level} ${beyond(after)})` : sql``;
  const { rows } = await tx.query<Row & { size: number }>(sql`
    with gathered as materialized (
      select t.account_id, t.boost, t.active_on, ${level} as level
      from talent_search t join accounts a on a.id = t.account_id
      where ${matches(expression, asked)} and ${conditions(ctx, input)} limit ${MOST_COUNTED + 1}),
    page as materialized (
      select * from gathered t ${rest}
      order by t.level, t.boost desc, t.active_on desc, t.account_id desc limit ${wanted})
    select page.account_id, page.boost, page.active_on, page.level, ${wordsOf(asked)} as words, counted.size
    from (select count(*)::int as size from gathered) counted left join page on true
      left join talent_search t on t.account_id = page.account_id
    order by page.level, page.boost desc, page.active_on desc, page.account_id desc`);
  return { size: rows[0]?.size ?? 0, rows: rows.flatMap(({ size, ...row }) => (row.account_id === null ? [] : [row])) };
}

/** The closest level that somebody has. */
function levelIn(levels: Level[]): Sql {
  const cases = levels.flatMap(({ at, own }) =>
    own ? [sql`when t.document @@ ${toTsquery(own)}::tsquery then ${at}::int`] : [],
  );
  return sql`case ${sql.join(cases, ' ')} end`;
}

/** The next along the order. Sorting is off, or the planner might rather sort all that a level has. */
async function walk({ tx, ctx, asked, input, after }: Search, level: Level, wanted: number): Promise<Row[]> {
  const rest = after && level.at === after.level ? beyond(after) : sql``;
  await tx.query(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
  );
  const { rows } = await tx.query<Row>(sql`
    select t.account_id, t.boost, t.active_on, ${level.at}::int as level, ${wordsOf(asked)} as words
    from talent_search t join accounts a on a.id = t.account_id
    where ${matches(level.alone, asked)} and ${conditions(ctx, input)} ${rest}
    order by t.boost desc, t.active_on desc, t.account_id desc limit ${wanted}`);
  return rows;
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

function matches(level: Expression | null, { filters }: AskedTalents): Sql {
  const all = allOf([...(level ? [level] : []), ...filters]);
  if (isNothing(all)) return sql`false`;
  if (all.is === 'and' && all.parts.length === 0) return sql`true`;
  return sql`t.document @@ ${toTsquery(all)}::tsquery`;
}

function beyond({ boost, active, id }: Place): Sql {
  return sql`and (t.boost, t.active_on, t.account_id) < (${boost}::smallint, ${active}::date, ${id}::bigint)`;
}

function conditions(ctx: MemberContext, input: TalentSearchInput): Sql {
  const now = ctx.clock.now();
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY_MS).toISOString();
  const { company_id: companyId } = ctx.viewer.membership;
  const { min_years: min, max_years: max, degree, start_within: start, active_within: active } = input;
  const parts = [isVisible(ctx.viewer)];
  if (min !== undefined) parts.push(sql`t.years >= ${min}::int`);
  if (max !== undefined) parts.push(sql`t.years <= ${max}::int`);
  if (degree !== undefined) parts.push(sql`t.degree_rank >= ${RANKS[degree]}::int`);
  if (start !== undefined)
    parts.push(sql`(t.available_from <= ${day(start).slice(0, 10)}::date or t.notice_days <= ${start}::int)`);
  // By days: who comes is among those of today within minutes (`follow-talent-activity`).
  if (active !== undefined) parts.push(sql`t.active_on >= ${day(-active).slice(0, 10)}::date`);
  if (input.leave_out_known)
    parts.push(sql`not exists (
        select from conversations c where c.talent_id = t.account_id and c.company_id = ${companyId})
      and not exists (
        select from talent_invites v where v.account_id = t.account_id and v.company_id = ${companyId})`);
  return sql.join(parts, ' and ');
}
