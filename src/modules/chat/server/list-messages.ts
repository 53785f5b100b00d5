import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { messagesContract } from '../messages.contract.ts';
import { presentMessage } from './chat.presenter.ts';
import { findMessages, isVisible } from './messages.queries.ts';
import { assertMayRead } from './visible-conversation.ts';

type Endpoint = (typeof messagesContract)['GET /chat/conversations/:id/messages'];

/** Messages in their order: those after a number, or the newest before one. */
export async function listMessages(ctx: AccountContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  await assertMayRead(ctx, input.id);
  const viewerId = ctx.viewer.accountId;
  const goesForward = input.after !== undefined;
  const after = sql`one.seq > ${input.after ?? 0}`;
  const before = input.before === undefined ? sql`true` : sql`one.seq < ${input.before}`;
  const condition = sql`one.conversation_id = ${input.id} and ${after} and ${before} and ${isVisible}`;
  const order = goesForward ? sql`one.seq` : sql`one.seq desc`;
  const rows = await findMessages(ctx.tx, viewerId, condition, order, input.limit + 1);
  const page = rows.slice(0, input.limit);
  if (!goesForward) page.reverse();
  return { messages: page.map(presentMessage), has_more: rows.length > input.limit };
}
