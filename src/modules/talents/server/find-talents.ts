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
}

/**
 * One page by keys, never by counting rows: level after level, within one by what lifts and by who was here last. A level
 * is asked only when those before it were too few. Rare words lead through the GIN index, common ones along the order.
 */
export async function findTalents(
  tx: Reader,
  ctx: MemberContext,
  asked: AskedTalents,
  input: TalentSearchInput,
  numbers: TalentNumbers,
): Promise<TalentPage> {
  const after = readCursor(input.cursor, numbers);
  const levels = separated(asked);
  const found: FoundTalent[] = [];
  for (const [level, expression] of levels.entries()) {
    if ((after && level < after.level) || (expression && isNothing(expression))) continue;
    const rest = after && level === after.level ? beyond(after) : sql``;
    const wanted = input.limit + 1 - found.length;
    const { rows } = await tx.query<Omit<FoundTalent, 'level'>>(sql`
      select t.account_id, t.boost, t.active_on, array(
          select lexeme from unnest(t.document) where lexeme = any(${[...asked.labels.keys()]}::text[])) as words
      from talent_search t join accounts a on a.id = t.account_id
      where ${matches(expression, asked)} and ${conditions(ctx, input)} ${rest}
      order by t.boost desc, t.active_on desc, t.account_id desc limit ${wanted}`);
    found.push(...rows.map((row) => ({ ...row, level })));
    if (found.length > input.limit) break;
  }
  const page = found.slice(0, input.limit);
  const last = found.length > input.limit ? page.at(-1) : undefined;
  return {
    found: page,
    next_cursor: last ? `${last.level}_${last.boost}_${last.active_on}_${numbers.nameOf(last.account_id)}` : null,
  };
}

/** How many there are, up to a thousand; one more says that there are more. */
export async function countTalents(
  tx: Reader,
  ctx: MemberContext,
  asked: AskedTalents,
  input: TalentSearchInput,
): Promise<{ total: number; is_more: boolean }> {
  const every = asked.levels && anyOf(asked.levels);
  if (every && isNothing(every)) return { total: 0, is_more: false };
  const { count } = await tx.queryOne<{ count: number }>(sql`
    select count(*)::int as count from (
      select from talent_search t join accounts a on a.id = t.account_id
      where ${matches(every, asked)} and ${conditions(ctx, input)} limit ${MOST_COUNTED + 1}) counted`);
  return { total: Math.min(count, MOST_COUNTED), is_more: count > MOST_COUNTED };
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
