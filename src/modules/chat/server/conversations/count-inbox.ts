import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { teamContract } from '../../team.contract.ts';
import { conditionsOf, isOverdue, isUnread, isWaiting, scopeOf } from './inbox.queries.ts';

type Endpoint = (typeof teamContract)['GET /chat/inbox/counts'];

/** How many each chip of the inbox leads to: the same conditions as the lists behind them. */
export async function countInbox(ctx: AccountContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  const conditions = [await scopeOf(ctx, input.scope), ...conditionsOf(ctx, { ...input, folder: 'all' })];
  return ctx.tx.queryOne<AnswerOf<Endpoint>>(sql`
    select count(*)::int as all, count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where ${isOverdue(ctx.clock.now())})::int as overdue,
      count(*) filter (where ${isUnread(ctx.viewer.accountId)})::int as unread
    from conversation_members m join conversations c on c.id = m.conversation_id
    where ${sql.join(conditions, ' and ')}`);
}
