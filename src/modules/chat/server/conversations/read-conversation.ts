import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatParts } from '../chat.parts.ts';
import { unreadKey } from '../messages/finish-send.ts';
import { lockConversation, membersOf } from './conversations.queries.ts';
import { recordChange } from './record-change.ts';

interface Marks {
  read_seq: number;
  unread_count: number;
}

/** Remembers how far the viewer has read; it never goes back, and never past the newest message. */
export function createReadConversation(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number; seq: number }): Promise<Marks> => {
    const { accountId } = ctx.viewer;
    const conversation = await lockConversation(ctx.tx, input.id, accountId);
    if (!conversation) throw new AppError('notFound');
    const seq = Math.min(input.seq, conversation.last_seq);
    const { rows: moved } = await ctx.tx.query<Marks>(sql`
      update conversation_members m set read_seq = ${seq}, delivered_seq = greatest(m.delivered_seq, ${seq}),
        unread_count = (select count(*)::int from messages one where one.conversation_id = m.conversation_id
          and one.seq > ${seq} and one.side <> 'system' and one.sender_id is distinct from m.account_id
          and one.recalled_at is null)
      where m.conversation_id = ${input.id} and m.account_id = ${accountId} and m.read_seq < ${seq}
      returning m.read_seq, m.unread_count`);
    if (moved[0]) {
      if (moved[0].unread_count === 0) await parts.settleNews(ctx.tx, accountId, unreadKey(input.id));
      const views = membersOf(conversation).map((id) => ({ accountId: id, conversationId: input.id, seqs: [] }));
      await recordChange(ctx, parts.publish, views);
      return moved[0];
    }
    const { rows } = await ctx.tx.query<Marks>(sql`
      select read_seq, unread_count from conversation_members
      where conversation_id = ${input.id} and account_id = ${accountId}`);
    return rows[0] as Marks;
  };
}
