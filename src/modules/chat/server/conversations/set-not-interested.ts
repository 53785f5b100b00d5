import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { lockConversation } from './conversations.queries.ts';
import { recordChange } from './record-change.ts';

/**
 * Puts a conversation aside for the viewer only, or takes it back; the other side is not told. It is no answer: the clock
 * of a first message runs on (TRU-02).
 */
export function createSetNotInterested(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number; not_interested: boolean }): Promise<Conversation> => {
    const { accountId } = ctx.viewer;
    if (!(await lockConversation(ctx.tx, input.id, accountId))) throw new AppError('notFound');
    const at = input.not_interested ? ctx.clock.now().toISOString() : null;
    await ctx.tx.query(sql`
      update conversation_members set not_interested_at = ${at}
      where conversation_id = ${input.id} and account_id = ${accountId}`);
    const view = { accountId, conversationId: input.id, seqs: [] };
    const told = (await recordChange(ctx, parts.publish, [view])).get(accountId);
    return told?.conversations[0] as Conversation;
  };
}
