import { allOf, type Expression, isNothing, toTsquery } from '#src/modules/search/server/search.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Degree } from '../talent-rules.ts';
import type { TalentSearchInput } from '../talents.contract.ts';
import type { AskedTalents } from './understand-search.ts';
import { isVisible } from './visible-talents.ts';

const DAY_MS = 24 * 3600_000;
/** Ranks of the list of degrees. */
const RANKS: Record<Degree, number> = { diploma: 6, bachelor: 8, master: 10, doctorate: 12 };

/** For a query with `talent_search t`: the words of a level and those of the filters. */
export function matches(level: Expression | null, { filters }: AskedTalents): Sql {
  const all = allOf([...(level ? [level] : []), ...filters]);
  if (isNothing(all)) return sql`false`;
  if (all.is === 'and' && all.parts.length === 0) return sql`true`;
  return sql`t.document @@ ${toTsquery(all)}::tsquery`;
}

/** The same and `accounts a`: whom the company may see and who has what is asked besides words. */
export function conditions(ctx: MemberContext, input: TalentSearchInput): Sql {
  const { company_id: companyId } = ctx.viewer.membership;
  const parts = [isVisible(ctx.viewer), ...facts(ctx, input)];
  if (input.leave_out_known)
    parts.push(sql`not exists (
        select from conversations c where c.talent_id = t.account_id and c.company_id = ${companyId})
      and not exists (
        select from talent_invites v where v.account_id = t.account_id and v.company_id = ${companyId})`);
  return sql.join(parts, ' and ');
}

/** What is asked of their row besides words. */
export function facts({ clock }: MemberContext, input: TalentSearchInput): Sql[] {
  const day = (ahead: number) => new Date(clock.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const { min_years: min, max_years: max, degree, start_within: start, active_within: active } = input;
  const parts: Sql[] = [];
  if (min !== undefined) parts.push(sql`t.years >= ${min}::int`);
  if (max !== undefined) parts.push(sql`t.years <= ${max}::int`);
  if (degree !== undefined) parts.push(sql`t.degree_rank >= ${RANKS[degree]}::int`);
  if (start !== undefined) parts.push(sql`(t.available_from <= ${day(start)}::date or t.notice_days <= ${start}::int)`);
  // By days: who comes is among those of today within minutes (`follow-talent-activity`).
  if (active !== undefined) parts.push(sql`t.active_on >= ${day(-active)}::date`);
  return parts;
}
