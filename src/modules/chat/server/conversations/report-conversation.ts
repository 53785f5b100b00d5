import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatParts } from '../chat.parts.ts';
import { type LockedConversation, lockConversation } from './conversations.queries.ts';

interface Input {
  id: number;
  reason_id: number;
  note: string;
  message_id?: number;
}

/** Tells the operators that something is wrong in a conversation of the viewer, or with one message of the other side. */
export function createReportConversation({ fileReport }: ChatParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const conversation = await lockConversation(ctx.tx, input.id, ctx.viewer.accountId);
    if (!conversation) throw new AppError('notFound');
    const isTalent = conversation.side === 'talent';
    const otherId = isTalent ? conversation.boss_id : conversation.talent_id;
    const wrote = input.message_id === undefined ? null : await findSender(ctx, conversation, input.message_id);
    await fileReport(ctx, {
      subject: 'conversation',
      subjectId: input.id,
      reasonId: input.reason_id,
      note: input.note,
      about: isTalent ? 'boss' : 'candidate',
      aboutId: wrote ?? otherId,
      messageId: input.message_id,
    });
    return { is_received: true };
  };
}

/** Who wrote it: someone else may have the conversation by now. */
async function findSender(
  ctx: AccountContext,
  { id, side }: LockedConversation,
  messageId: number,
): Promise<number | null> {
  const { rows } = await ctx.tx.query<{ sender_id: number | null }>(sql`
    select sender_id from messages where id = ${messageId} and conversation_id = ${id} and side not in (${side}, 'system')`);
  if (!rows[0]) throw new AppError('notFound');
  return rows[0].sender_id;
}
