import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { isReadAlong } from '#src/modules/chat/server/chat.public.ts';
import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { presentInterview } from './interviews.presenter.ts';
import { type InterviewRow, loadInterviews } from './interviews.queries.ts';

type Endpoint = (typeof interviewsContract)['GET /interviews'];
const AT_ONCE = 30;
/** More than a busy month has. */
const MOST_IN_CALENDAR = 300;

/** INT-01: the own interviews of one side, the next first; or what is past, the latest first. */
export async function listInterviews(ctx: AccountContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  const { side, when, from, until, after } = input;
  const { accountId } = ctx.viewer;
  const mine = sql`where ${await scopeOf(ctx, input)}`;
  const present = (row: InterviewRow) =>
    presentInterview(row, side === 'boss' && row.boss_id !== accountId ? 'colleague' : side);
  if (from && until) {
    const rows = await loadInterviews(
      ctx.tx,
      sql`${mine} and i.listed_at >= ${from} and i.listed_at < ${until} and i.status not in ('rejected', 'cancelled', 'expired')
        order by i.listed_at, i.id limit ${MOST_IN_CALENDAR}`,
    );
    return { interviews: rows.map(present), next: null };
  }
  const isAhead = when === 'upcoming';
  const open = sql`i.status ${isAhead ? sql`in` : sql`not in`} ('pending', 'accepted')`;
  const order = isAhead ? sql`i.listed_at, i.id` : sql`i.listed_at desc, i.id desc`;
  const rows = await loadInterviews(
    ctx.tx,
    sql`${mine} and ${open} ${afterRow(after, isAhead)} order by ${order} limit ${AT_ONCE + 1}`,
  );
  const page = rows.slice(0, AT_ONCE);
  const last = rows.length > AT_ONCE ? page.at(-1) : undefined;
  return { interviews: page.map(present), next: last ? keyOf(last) : null };
}

/** The own ones, or those of the company that the viewer has or reads along. */
async function scopeOf(ctx: AccountContext, { side, scope }: ParsedInputOf<Endpoint>): Promise<Sql> {
  const { accountId, role } = ctx.viewer;
  if (scope === 'own') return sql`i.${sql.identifier(`${side}_id`)} = ${accountId}`;
  const seat = side === 'boss' && role === 'recruiter' ? await findMembership(ctx.tx, accountId) : undefined;
  if (!seat) throw new AppError('noPermission');
  return ofCompany(ctx, seat.company_id);
}

/** Interviews `i` in conversations `c` of a company, by the people who are in it now: their index finds them. */
export function ofCompany(ctx: AccountContext, companyId: number): Sql {
  const { accountId } = ctx.viewer;
  return sql`i.boss_id in (select member.account_id from company_members member where member.company_id = ${companyId})
    and c.company_id = ${companyId} and (i.boss_id = ${accountId} or ${isReadAlong(accountId, ctx.clock.now())})`;
}

function keyOf({ listed_at, id }: InterviewRow): string {
  return `${listed_at.toISOString()}_${id}`;
}

function afterRow(key: string | undefined, isAhead: boolean): Sql {
  const [at = '', id = ''] = key?.split('_') ?? [];
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || !/^\d{1,15}$/.test(id) || Number.isNaN(Date.parse(at))) return sql``;
  return sql`and (i.listed_at, i.id) ${isAhead ? sql`>` : sql`<`} (${at}::timestamptz, ${Number(id)}::bigint)`;
}
