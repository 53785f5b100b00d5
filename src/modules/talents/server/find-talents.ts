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
  /** How many each level has, for the pages that follow. */
  sizes: LevelSizes;
}

/** By the place of a level; one more than are counted says that there are more. */
export type LevelSizes = ReadonlyMap<number, number>;

interface Level {
  at: number;
  expression: Expression | null;
  /** Where its page begins. */
  rest: Sql;
}

/**
 * One page by keys, level after level, within one by what lifts and by who was here last. A level of up to a thousand is
 * gathered through the indexes and sorted: that counts it too. Of one with more, the next are never far along the order, so
 * it is walked. Guessing which is which is not left to the planner, who takes words for independent of each other: a
 * common title with a rare skill would read the whole order. What the first page counted may be told of (`known`).
 */
export async function findTalents(
  tx: Reader,
  ctx: MemberContext,
  asked: AskedTalents,
  input: TalentSearchInput,
  { numbers, known }: { numbers: TalentNumbers; known?: LevelSizes | undefined },
): Promise<TalentPage> {
  const after = readCursor(input.cursor, numbers);
  const sizes = new Map(known);
  const found: FoundTalent[] = [];
  // Many search at once: starting helpers takes longer than they save.
  await tx.query(sql`select set_config('max_parallel_workers_per_gather', '0', true)`);
  for (const level of levelsOf(asked, after)) {
    const wanted = after && level.at < after.level ? 0 : input.limit + 1 - found.length;
    const isCounted = sizes.has(level.at) || totalOf(sizes) > MOST_COUNTED;
    if (wanted === 0 && isCounted) continue;
    let rows: Row[] = [];
    if (!isLarge(sizes.get(level.at))) {
      const gathered = await gather(tx, ctx, asked, input, level, wanted);
      sizes.set(level.at, gathered.size);
      rows = gathered.rows;
    }
    if (wanted > 0 && isLarge(sizes.get(level.at))) rows = await walk(tx, ctx, asked, input, level, wanted);
    found.push(...rows.map((row) => ({ ...row, level: level.at })));
  }
  const page = found.slice(0, input.limit);
  const last = found.length > input.limit ? page.at(-1) : undefined;
  const total = totalOf(sizes);
  return {
    found: page,
    next_cursor: last ? `${last.level}_${last.boost}_${last.active_on}_${numbers.nameOf(last.account_id)}` : null,
    total: Math.min(total, MOST_COUNTED),
    is_more: total > MOST_COUNTED,
    sizes,
  };
}

type Row = Omit<FoundTalent, 'level'>;

const isLarge = (size: number | undefined) => size !== undefined && size > MOST_COUNTED;
const totalOf = (sizes: LevelSizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

/** Everybody of a level, as far as they are counted, and those of them whom the page wants. */
async function gather(
  tx: Reader,
  ctx: MemberContext,
  asked: AskedTalents,
  input: TalentSearchInput,
  { expression, rest }: Level,
  wanted: number,
): Promise<{ size: number; rows: Row[] }> {
  const { rows } = await tx.query<Row & { size: number }>(sql`
    with gathered as materialized (
      select t.account_id, t.boost, t.active_on from talent_search t join accounts a on a.id = t.account_id
      where ${matches(expression, asked)} and ${conditions(ctx, input)} limit ${MOST_COUNTED + 1}),
    page as materialized (
      select * from gathered t where true ${rest}
      order by t.boost desc, t.active_on desc, t.account_id desc limit ${wanted})
    select page.account_id, page.boost, page.active_on, ${wordsOf(asked)} as words, counted.size
    from (select count(*)::int as size from gathered) counted left join page on true
      left join talent_search t on t.account_id = page.account_id
    order by page.boost desc, page.active_on desc, page.account_id desc`);
  return { size: rows[0]?.size ?? 0, rows: rows.flatMap(({ size, ...row }) => (row.account_id === null ? [] : [row])) };
}

/** The next along the order. Sorting is off, or the planner might rather sort all that a level has. */
async function walk(
  tx: Reader,
  ctx: MemberContext,
  asked: AskedTalents,
  input: TalentSearchInput,
  { expression, rest }: Level,
  wanted: number,
): Promise<Row[]> {
  await tx.query(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
  );
  const { rows } = await tx.query<Row>(sql`
    select t.account_id, t.boost, t.active_on, ${wordsOf(asked)} as words
    from talent_search t join accounts a on a.id = t.account_id
    where ${matches(expression, asked)} and ${conditions(ctx, input)} ${rest}
    order by t.boost desc, t.active_on desc, t.account_id desc limit ${wanted}`);
  return rows;
}

function wordsOf({ labels }: AskedTalents): Sql {
  return sql`array(select lexeme from unnest(t.document) where lexeme = any(${[...labels.keys()]}::text[]))`;
}

function levelsOf(asked: AskedTalents, after: Place | null): Level[] {
  return [...separated(asked).entries()].flatMap(([at, expression]) => {
    if (expression && isNothing(expression)) return [];
    return [{ at, expression, rest: after && at === after.level ? beyond(after) : sql`` }];
  });
}

/** Levels that do not overlap; one that asks for nothing where there is neither text nor job. */
function separated({ levels }: AskedTalents): (Expression | null)[] {
  if (!levels) return [null];
  return levels.map((level, at) => {
    const closer = levels.slice(0, at).filter((one) => !isNothing(one));
    return isNothing(level) || closer.length === 0 ? level : allOf([level, not(anyOf(closer))]);
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
  if (active !== undefined)
    parts.push(sql`exists (select from chat_inboxes i
      where i.account_id = t.account_id and i.last_active_at >= ${day(-active)})`);
  if (input.leave_out_known)
    parts.push(sql`not exists (
        select from conversations c where c.talent_id = t.account_id and c.company_id = ${companyId})
      and not exists (
        select from talent_invites v where v.account_id = t.account_id and v.company_id = ${companyId})`);
  return sql.join(parts, ' and ');
}
