import type { WriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { ChatSays } from '../../chat.socket.ts';
import type { ChatChanges } from '../../chat-fields.ts';
import { presentViews } from '../chat.presenter.ts';

/** What changed for an account: a conversation, and perhaps messages in it. */
export interface ChangedView {
  accountId: number;
  conversationId: number;
  seqs: readonly number[];
}

/**
 * Gives each account its next change number, remembers what changed under it and tells the account's devices once all
 * of it is committed. A verb calls it once, last, and with every account it concerns: the inboxes are locked here, lowest
 * account first. Colleagues who read a conversation along are told with the others. Answers what each account now has.
 */
export async function recordChange(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  publish: Publish<ChatSays>,
  views: readonly ChangedView[],
): Promise<Map<number, ChatChanges>> {
  const numbered = await takeNumbers(ctx.tx, ctx.clock.now(), views);
  const told = await presentChanges(ctx.tx, ctx.clock.now(), numbered);
  ctx.tx.afterCommit(() => {
    for (const [accountId, change] of told) {
      publish([accountId], { type: 'chat.changes', after: change.change - 1, ...change });
    }
  });
  return told;
}

interface NumberedView extends ChangedView {
  change: number;
}

async function takeNumbers(tx: Transaction, now: Date, views: readonly ChangedView[]): Promise<NumberedView[]> {
  const rows = views.flatMap(({ accountId, conversationId, seqs }) =>
    [0, ...seqs].map((seq) => ({ accountId, conversationId, seq })),
  );
  const list = (pick: (row: (typeof rows)[number]) => number) => rows.map(pick);
  const query = sql`
    with told as (
      select distinct * from unnest(${list((row) => row.accountId)}::bigint[],
        ${list((row) => row.conversationId)}::bigint[], ${list((row) => row.seq)}::bigint[])
        as one (account_id, conversation_id, seq)
    ), entry as (
      select * from told union select r.account_id, told.conversation_id, told.seq
      from told join conversation_readers r on r.conversation_id = told.conversation_id
      join conversations c on c.id = r.conversation_id
      join company_members seat on seat.account_id = r.account_id and seat.company_id = c.company_id
    ), numbered as (
      insert into chat_inboxes (account_id, last_change)
      select account_id, 1 from (select distinct account_id from entry order by account_id) as account
      on conflict (account_id) do update set last_change = chat_inboxes.last_change + 1
      returning account_id, last_change
    ), logged as (
      insert into chat_changes (account_id, change, conversation_id, seq, created_at)
      select account_id, last_change, conversation_id, seq, ${now.toISOString()}
      from entry join numbered using (account_id)
    )
    select account_id as "accountId", last_change as change, conversation_id as "conversationId",
      coalesce(jsonb_agg(seq order by seq) filter (where seq > 0), '[]') as seqs
    from entry join numbered using (account_id) group by 1, 2, 3 order by 1, 3`;
  return (await tx.query<NumberedView>(query, { name: 'chat_numbers' })).rows;
}

async function presentChanges(
  tx: Reader,
  now: Date,
  views: readonly NumberedView[],
): Promise<Map<number, ChatChanges>> {
  const told = new Map<number, ChatChanges>(
    views.map(({ accountId, change }) => [accountId, { change, conversations: [], messages: [] }]),
  );
  const wanted = views.flatMap(({ accountId, conversationId, seqs }) =>
    seqs.map((seq) => ({ accountId, conversationId, seq })),
  );
  const { conversations, messages } = await presentViews(tx, now, views, wanted);
  for (const { accountId, conversation } of conversations) told.get(accountId)?.conversations.push(conversation);
  for (const { accountId, message } of messages) told.get(accountId)?.messages.push(message);
  return told;
}
