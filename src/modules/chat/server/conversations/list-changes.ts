import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { chatContract } from '../../chat.contract.ts';
import { presentConversations, presentMessage } from '../chat.presenter.ts';
import { loadMessages } from '../messages/messages.queries.ts';
import { keepReadable } from './visible-conversation.ts';

type Endpoint = (typeof chatContract)['GET /chat/changes'];

interface Change {
  change: number;
  conversation_id: number;
  seq: number;
}

/** Without any change there is still a row that tells how far the inbox has come. */
type ChangeRow = { last_change: number; forgotten_change: number } & { [K in keyof Change]: Change[K] | null };

/**
 * What a device missed. Numbers become visible in their order, so everything up to the highest one that one query sees
 * is there; the rows themselves are read after it and may be newer, never older.
 */
export async function listChanges(ctx: AccountContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  const { accountId } = ctx.viewer;
  // A message and its conversation are two rows; whole changes only, so the last number brings all of its rows.
  const most = 2 * input.limit;
  const { rows } = await ctx.tx.query<ChangeRow>(sql`
    select i.last_change, i.forgotten_change, log.change, log.conversation_id, log.seq
    from chat_inboxes i left join lateral (
      select change, conversation_id, seq from chat_changes
      where account_id = i.account_id and change > ${input.after} and change <= i.last_change
      order by change fetch first (${most}::int) rows with ties
    ) log on true
    where i.account_id = ${accountId} order by log.change`);
  const { last_change: lastChange = 0, forgotten_change: forgotten = 0 } = rows[0] ?? {};
  if (input.after > lastChange || input.after < forgotten) {
    return { change: lastChange, conversations: [], messages: [], has_more: false, is_reset: true };
  }
  const log = rows.filter((row): row is ChangeRow & Change => row.change !== null);
  const change = log.length < most ? lastChange : (log.at(-1)?.change ?? lastChange);
  const ids = [...new Set(log.map((row) => row.conversation_id))];
  const seqs = new Set(log.filter((row) => row.seq > 0).map((row) => `${row.conversation_id} ${row.seq}`));
  const wanted = [...seqs].map((key) => {
    const [conversationId = 0, seq = 0] = key.split(' ').map(Number);
    return { accountId, conversationId, seq };
  });
  const views = ids.map((conversationId) => ({ accountId, conversationId }));
  const messages = await loadMessages(ctx.tx, wanted);
  const conversations = (await presentConversations(ctx.tx, ctx.clock.now(), views)).map((view) => view.conversation);
  const colleagues = conversations.filter(({ side }) => side === 'colleague').map(({ id }) => id);
  const readable = await keepReadable(ctx.tx, accountId, colleagues, ctx.clock.now());
  const isLost = (id: number) => colleagues.includes(id) && !readable.has(id);
  return {
    change,
    conversations: conversations.filter(({ id }) => !isLost(id)),
    messages: messages.filter((row) => !isLost(row.conversation_id)).map(presentMessage),
    has_more: change < lastChange,
    is_reset: false,
  };
}
