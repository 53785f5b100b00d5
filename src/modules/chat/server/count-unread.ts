import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { findChange } from './list-conversations.ts';

/** How much waits for the viewer; what they put aside does not count. */
export async function countUnread(ctx: AccountContext) {
  const { accountId } = ctx.viewer;
  const change = await findChange(ctx, accountId);
  const { rows } = await ctx.tx.query<{ unread_messages: number; unread_conversations: number }>(sql`
    select coalesce(sum(unread_count), 0)::int as unread_messages, count(*)::int as unread_conversations
    from conversation_members where account_id = ${accountId} and unread_count > 0 and not_interested_at is null`);
  const { unread_messages = 0, unread_conversations = 0 } = rows[0] ?? {};
  return { unread_messages, unread_conversations, change };
}
