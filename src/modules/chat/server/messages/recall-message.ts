import { AppError } from '#src/kernel/errors.ts';
import { releaseFile } from '#src/modules/files/server/files.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatMessage } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { recallableUntil } from '../chat.policy.ts';
import { lockConversation, membersOf } from '../conversations/conversations.queries.ts';
import { recordChange } from '../conversations/record-change.ts';
import { readSent, unreadKey } from './finish-send.ts';

interface Row {
  conversation_id: number;
  seq: number;
  sent_at: Date;
  recalled_at: Date | null;
  file_id: string | null;
}

/** Takes an own message back for both sides within two minutes; its place in the order stays, its words do not. */
export function createRecallMessage(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number }): Promise<ChatMessage> => {
    const { accountId } = ctx.viewer;
    const found = await findOwn(ctx, input.id, accountId);
    const conversation = found && (await lockConversation(ctx.tx, found.conversation_id, accountId));
    // Again under the lock: two recalls at once, or a recall and a reader.
    const row = conversation && (await findOwn(ctx, input.id, accountId));
    if (!conversation || !row) throw new AppError('notFound');
    const now = ctx.clock.now();
    // A repeat finds it done: nothing is written, and nobody is told again.
    if (row.recalled_at) return (await readSent(ctx, conversation.id, row.seq)).message;
    if (recallableUntil(row.sent_at) <= now) throw new AppError('recallTooLate');
    await ctx.tx.query(sql`
      update messages set recalled_at = ${now.toISOString()}, text = null, data = '{}'
      where conversation_id = ${row.conversation_id} and seq = ${row.seq}`);
    await countLess(ctx, parts, row, accountId);
    if (row.file_id) await releaseUnused(ctx, row.conversation_id, row.file_id);
    const views = membersOf(conversation).map((id) => ({
      accountId: id,
      conversationId: conversation.id,
      seqs: [row.seq],
    }));
    const told = (await recordChange(ctx, parts.publish, views)).get(accountId);
    return told?.messages[0] as ChatMessage;
  };
}

/** It waits for nobody any more; a reader with nothing else unread has no line about it in the centre either. */
async function countLess(ctx: AccountWriteContext, parts: ChatParts, row: Row, senderId: number): Promise<void> {
  const { rows } = await ctx.tx.query<{ account_id: number; unread_count: number }>(sql`
    update conversation_members set unread_count = greatest(unread_count - 1, 0)
    where conversation_id = ${row.conversation_id} and account_id <> ${senderId} and read_seq < ${row.seq}
    returning account_id, unread_count`);
  for (const { account_id, unread_count } of rows) {
    if (unread_count === 0) await parts.settleNews(ctx.tx, account_id, unreadKey(row.conversation_id));
  }
}

/** Whoever has seen the address of a recalled file must not find it there, unless another message still has it. */
async function releaseUnused(ctx: AccountWriteContext, conversationId: number, fileId: string): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from messages where conversation_id = ${conversationId} and data -> 'file' ->> 'id' = ${fileId}`);
  if (!rowCount) await releaseFile(ctx.tx, fileId);
}

async function findOwn(ctx: AccountContext, id: number, accountId: number): Promise<Row | undefined> {
  const { rows } = await ctx.tx.query<Row>(sql`
    select conversation_id, seq, sent_at, recalled_at, data -> 'file' ->> 'id' as file_id from messages one
    where id = ${id} and sender_id = ${accountId} and not is_automatic and client_id is not null
      and not exists (select from chat_exchanges e where e.conversation_id = one.conversation_id and e.seq = one.seq)`);
  return rows[0];
}
