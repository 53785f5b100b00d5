import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { messagesContract } from '../messages.contract.ts';
import { presentConversations, presentMessage } from './chat.presenter.ts';
import { findMessages, isVisible } from './messages.queries.ts';

type Endpoint = (typeof messagesContract)['GET /chat/search'];

/** Messages of the viewer's own conversations that contain the text, in an answer too, or a file of that name, newest first. */
export async function searchMessages(ctx: AccountContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  const { accountId } = ctx.viewer;
  const pattern = `%${input.query.replace(/[\\%_]/g, '\\$&')}%`;
  const where = [
    sql`m.account_id is not null and ${isVisible} and one.recalled_at is null`,
    sql`one.conversation_id in (select conversation_id from conversation_members where account_id = ${accountId})`,
    sql`(one.text ilike ${pattern} or one.data -> 'file' ->> 'name' ilike ${pattern} or exists (
      select from jsonb_to_recordset(one.data -> 'answers') as given (question text, answer text)
      where given.question ilike ${pattern} or given.answer ilike ${pattern}))`,
  ];
  if (input.conversation_id !== undefined) where.push(sql`one.conversation_id = ${input.conversation_id}`);
  if (input.before !== undefined) where.push(sql`one.id < ${input.before}`);
  const condition = sql.join(where, ' and ');
  const rows = await findMessages(ctx.tx, accountId, condition, sql`one.id desc`, input.limit + 1);
  const page = rows.slice(0, input.limit);
  const ids = [...new Set(page.map((row) => row.conversation_id))];
  const wanted = ids.map((conversationId) => ({ accountId, conversationId }));
  const views = await presentConversations(ctx.tx, ctx.clock.now(), wanted);
  return {
    messages: page.map(presentMessage),
    conversations: views.map(({ conversation }) => conversation),
    next_before: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
  };
}
