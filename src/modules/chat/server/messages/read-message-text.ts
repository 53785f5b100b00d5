import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { assertMayRead } from '../conversations/visible-conversation.ts';

/** The words of a message that the viewer may read now, and the names that may stand in them. */
export async function readMessageText(ctx: Context, id: number): Promise<{ text: string; names: string[] }> {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<{ conversation_id: number; text: string | null; company: string | null }>(sql`
    select one.conversation_id, one.text, co.name as company
    from messages one
    join conversations c on c.id = one.conversation_id
    left join companies co on co.id = c.company_id
    left join conversation_members m on m.conversation_id = one.conversation_id and m.account_id = ${accountId}
    where one.id = ${id} and one.recalled_at is null and one.side <> 'system'
      and one.seq > coalesce(m.expired_seq, 0)
      and not exists (select from message_hides h where h.message_id = one.id and h.account_id = ${accountId})`);
  const [message] = rows;
  if (!message?.text) throw new AppError('notFound');
  await assertMayRead(ctx, message.conversation_id);
  return { text: message.text, names: message.company ? [message.company] : [] };
}
