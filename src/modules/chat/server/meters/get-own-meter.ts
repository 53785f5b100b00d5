import type { AnswerOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { PROMISE_HOURS } from '../../chat-fields.ts';
import type { teamContract } from '../../team.contract.ts';
import { type FirstMessage, gainOf } from '../chat.policy.ts';
import { isWaiting } from '../conversations/inbox.queries.ts';
import { presentMeter, readMeter } from './response-meters.ts';

type Endpoint = (typeof teamContract)['GET /chat/meter'];

/** So far ahead nobody plans. */
const MOST_ANSWERS = 20;

/** TRU-01: the viewer's own meter as candidates see it, and how many answers to who waits longest would raise it. */
export async function getOwnMeter(ctx: AccountContext): Promise<AnswerOf<Endpoint>> {
  const { accountId } = ctx.viewer;
  const meter = await readMeter(ctx.tx, 'boss', accountId);
  const gain = gainOf(meter, await findWaiting(ctx, accountId));
  return { replies: presentMeter(meter), answered: meter.answered, gain };
}

/** In the order of the list that the meter stands above. */
async function findWaiting(ctx: AccountContext, accountId: number): Promise<FirstMessage[]> {
  const overdue = new Date(ctx.clock.now().getTime() - PROMISE_HOURS * 3600_000).toISOString();
  const { rows } = await ctx.tx.query<FirstMessage>(sql`
    select c.closes_at is not null as "isFirst",
      c.talent_wrote_at <= ${overdue} and not exists (
        select from conversation_turns t where t.conversation_id = c.id) as "isCounted"
    from conversations c join conversation_members m on m.conversation_id = c.id and m.account_id = c.boss_id
    where c.boss_id = ${accountId} and ${isWaiting} and m.expired_seq < c.last_seq
    order by c.waiting_since, c.id limit ${MOST_ANSWERS}`);
  return rows;
}
