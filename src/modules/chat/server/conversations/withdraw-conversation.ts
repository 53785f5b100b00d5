import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import type { SendParts } from '../chat.parts.ts';
import { nameForOther } from '../messages/finish-send.ts';
import { lockConversation, membersOf } from './conversations.queries.ts';
import { endConversation } from './end-conversation.ts';
import { recordChange } from './record-change.ts';

/**
 * A talent tells the Boss politely that they are no longer interested: nobody waits any more. Writing again takes the
 * conversation up again; what is closed already stays as it is.
 */
export function createWithdrawConversation(parts: SendParts) {
  return async (ctx: AccountWriteContext, input: { id: number }): Promise<Conversation> => {
    const talentId = ctx.viewer.accountId;
    const conversation = await lockConversation(ctx.tx, input.id, talentId);
    if (conversation?.side !== 'talent') throw new AppError('notFound');
    const isOpen = conversation.close_reason === null;
    const seqs = isOpen ? [await endConversation(ctx.tx, ctx.clock.now(), input.id, 'withdrawn')] : [];
    await ctx.tx.query(sql`
      update conversation_members set not_interested_at = ${ctx.clock.now().toISOString()}
      where conversation_id = ${input.id} and account_id = ${talentId}`);
    if (isOpen && conversation.boss_id !== null && !conversation.is_blocked) {
      const data = { what: 'withdrawn' as const, name: nameForOther(conversation), job: conversation.job_title };
      const notice = {
        accountId: conversation.boss_id,
        kind: 'chat_closed',
        data: { ...data, side: 'boss', conversation_id: conversation.id },
        dedupeKey: `closed:${conversation.id}:${seqs[0]}`,
      } as const;
      await parts.notify(ctx.tx, notice);
    }
    const views = membersOf(conversation).map((accountId) => ({ accountId, conversationId: input.id, seqs }));
    const told = (await recordChange(ctx, parts.publish, views)).get(talentId);
    return told?.conversations[0] as Conversation;
  };
}
