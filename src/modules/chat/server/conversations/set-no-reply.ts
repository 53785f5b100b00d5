import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { lockConversation, membersOf } from './conversations.queries.ts';
import { recordChange } from './record-change.ts';

/**
 * Ends the waiting where the last words need no reply; the talent's next message starts it again. A first message is
 * answered, declined or closed: this is no way round it, and the response meter counts first answers only.
 */
export function createSetNoReply(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number; no_reply: boolean }): Promise<Conversation> => {
    const { accountId } = ctx.viewer;
    const conversation = await lockConversation(ctx.tx, input.id, accountId);
    if (conversation?.side !== 'boss') throw new AppError('notFound');
    if (conversation.boss_wrote_at === null) throw new AppError('firstMessageNeedsReply');
    await ctx.tx.query(sql`
      update conversations c set waiting_since = ${input.no_reply ? sql`null` : firstUnanswered}
      where c.id = ${input.id}`);
    const views = membersOf(conversation).map((id) => ({ accountId: id, conversationId: input.id, seqs: [] }));
    return (await recordChange(ctx, parts.publish, views)).get(accountId)?.conversations[0] as Conversation;
  };
}

/** Since when the talent would wait: their first own words after the last ones of the Boss. */
const firstUnanswered = sql`(
  select min(one.sent_at) from messages one where one.conversation_id = c.id and one.side = 'talent'
    and not one.is_automatic and one.recalled_at is null and one.seq > coalesce((select max(seq) from messages answer
      where answer.conversation_id = c.id and answer.side = 'boss' and not answer.is_automatic), 0))`;
