import type { AnswerOf } from '#src/kernel/contract.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import { isOverdue, isWaiting } from '#src/modules/chat/server/chat.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { FiguresInput, figuresContract } from '../figures.contract.ts';
import { assertMayManage, type FigureScope, findScope } from './figures.policy.ts';
import { presentReplies } from './figures.presenter.ts';
import { countRepliesByBoss } from './figures.queries.ts';
import { readPeriod } from './read-period.ts';

type Answer = AnswerOf<(typeof figuresContract)['GET /recruiters/figures/team']>;

/** EMP-08: how each colleague answers, for who may manage the company. Each conversation counts for one of them. */
export async function getTeamFigures(ctx: MemberContext, input: FiguresInput): Promise<Answer> {
  const { membership } = ctx.viewer;
  assertMayManage(membership);
  const now = ctx.clock.now();
  const period = readPeriod(input, now);
  const scope = await findScope(ctx.tx, membership, input.job_id);
  const replies = await countRepliesByBoss(ctx.tx, scope, period, now);
  const waiting = await countWaiting(ctx, scope);
  const { rows } = await ctx.tx.query<{ account_id: number; first: string; last: string }>(sql`
    select m.account_id, a.first_name as first, a.last_name as last
    from company_members m join accounts a on a.id = m.account_id where m.company_id = ${scope.companyId}
    order by a.first_name, a.last_name, m.account_id`);
  return {
    members: rows.map(({ account_id, ...name }) => ({
      account_id,
      name: fullName(name),
      replies: presentReplies(replies.get(account_id)),
      waiting: waiting.get(account_id)?.waiting ?? 0,
      overdue: waiting.get(account_id)?.overdue ?? 0,
    })),
  };
}

/** By the conditions of the inbox, of those who wait now. */
async function countWaiting(ctx: MemberContext, { companyId, jobIds }: FigureScope) {
  const jobs: Sql = jobIds === null ? sql`true` : sql`c.job_id = any(${jobIds}::bigint[])`;
  const { rows } = await ctx.tx.query<{ boss_id: number; waiting: number; overdue: number }>(sql`
    select c.boss_id, count(*)::int as waiting, count(*) filter (where ${isOverdue(ctx.clock.now())})::int as overdue
    from conversations c join conversation_members m on m.conversation_id = c.id and m.side = 'boss'
    where c.company_id = ${companyId} and ${isWaiting} and m.expired_seq < c.last_seq and c.boss_id is not null and ${jobs}
    group by c.boss_id`);
  return new Map(rows.map((row) => [row.boss_id, row]));
}
