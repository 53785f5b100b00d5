import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatParts } from '../chat.parts.ts';
import { lockConversation } from '../conversations/conversations.queries.ts';
import { recordChange } from '../conversations/record-change.ts';

/** Removes a message from the viewer's own history, on all of their devices; the other side keeps it. */
export function createDeleteMessage(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number }): Promise<{ is_deleted: boolean }> => {
    const { accountId } = ctx.viewer;
    const { rows } = await ctx.tx.query<{ conversation_id: number; seq: number }>(
      sql`select conversation_id, seq from messages where id = ${input.id}`,
    );
    const row = rows[0];
    const conversation = row && (await lockConversation(ctx.tx, row.conversation_id, accountId));
    if (!row || !conversation) throw new AppError('notFound');
    const { rowCount } = await ctx.tx.query(sql`
      insert into message_hides (account_id, message_id, created_at)
      values (${accountId}, ${input.id}, ${ctx.clock.now().toISOString()}) on conflict do nothing`);
    if (rowCount) {
      const view = { accountId, conversationId: conversation.id, seqs: [row.seq] };
      await recordChange(ctx, parts.publish, [view]);
    }
    return { is_deleted: true };
  };
}
