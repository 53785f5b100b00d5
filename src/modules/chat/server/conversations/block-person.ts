import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { lockConversation } from './conversations.queries.ts';
import { recordChange } from './record-change.ts';

/** Stops all messages between the viewer and the other person, in every conversation of the two, or lifts it. */
export function createBlockPerson(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number; block: boolean }): Promise<Conversation> => {
    const { accountId } = ctx.viewer;
    const conversation = await lockConversation(ctx.tx, input.id, accountId);
    const otherId = conversation?.side === 'talent' ? conversation.boss_id : conversation?.talent_id;
    if (!conversation || !otherId) throw new AppError('notFound');
    if (input.block) {
      await ctx.tx.query(sql`
        insert into chat_blocks (blocker_id, blocked_id, created_at)
        values (${accountId}, ${otherId}, ${ctx.clock.now().toISOString()}) on conflict do nothing`);
      if (conversation.side === 'talent') await stopWaiting(ctx, accountId, otherId);
    } else {
      await ctx.tx.query(sql`delete from chat_blocks where blocker_id = ${accountId} and blocked_id = ${otherId}`);
    }
    const { rows } = await ctx.tx.query<{ id: number }>(sql`
      select id from conversations where (talent_id, boss_id) in
        ((${accountId}::bigint, ${otherId}::bigint), (${otherId}::bigint, ${accountId}::bigint))
      order by id desc limit 200`);
    const views = rows.flatMap(({ id }) =>
      [accountId, otherId].map((one) => ({ accountId: one, conversationId: id, seqs: [] })),
    );
    const told = (await recordChange(ctx, parts.publish, views)).get(accountId);
    return told?.conversations.find(({ id }) => id === input.id) as Conversation;
  };
}

/** A talent who blocks a Boss wants no answer, and nobody can be late with one. */
async function stopWaiting({ tx }: WriteContext, talentId: number, bossId: number): Promise<void> {
  await tx.query(sql`
    update conversations set waiting_since = null, closes_at = null
    where talent_id = ${talentId} and boss_id = ${bossId} and waiting_since is not null`);
}
