import { sql } from 'drizzle-orm';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import { recordChange } from './record-change.ts';

const DAY = 24 * 3600_000;
const BATCH = 500;
/** Devices that were away longer load afresh. */
const REMEMBERED_DAYS = 30;
/** The longest retention, and the time in which a device may still ask what has gone. */
const GONE_DAYS = 90 + REMEMBERED_DAYS + 1;

/**
 * Keeps chats as long as each side wants: 30 or 90 days after the last message a conversation leaves the account's
 * history. When it has left both, words and files are erased; who wrote when stays until the response meter needs it no more.
 */
export async function expireChats(db: Database, clock: Clock, publish: Publish): Promise<void> {
  while (await expireSome(db, clock, publish));
  const now = clock.now();
  await eraseWords(db, now);
  const gone = new Date(now.getTime() - GONE_DAYS * DAY).toISOString();
  await db.execute(sql`delete from conversations where last_message_at < ${gone}`);
  await forgetChanges(db, now);
}

async function expireSome(db: Database, clock: Clock, publish: Publish): Promise<boolean> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute<{ conversation_id: number; account_id: number }>(sql`
    select m.conversation_id, m.account_id from conversation_members m
    join conversations c on c.id = m.conversation_id
    left join chat_inboxes i on i.account_id = m.account_id
    where m.expired_seq < c.last_seq
      and m.last_message_at < ${now}::timestamptz - make_interval(days => coalesce(i.retention_days, 90))
    order by m.conversation_id limit ${BATCH}`);
  for (const row of rows) await expireOne(db, clock, publish, row.conversation_id, row.account_id);
  return rows.length === BATCH;
}

async function expireOne(db: Database, clock: Clock, publish: Publish, conversationId: number, accountId: number) {
  const tellings: (() => void)[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select id from conversations where id = ${conversationId} for no key update`);
    // Again under the lock: a message may have come meanwhile.
    const { rowCount } = await tx.execute(sql`
      update conversation_members m set expired_seq = c.last_seq, unread_count = 0, read_seq = c.last_seq,
        delivered_seq = c.last_seq
      from conversations c left join chat_inboxes i on i.account_id = ${accountId}
      where c.id = m.conversation_id and m.conversation_id = ${conversationId} and m.account_id = ${accountId}
        and m.last_message_at < ${clock.now().toISOString()}::timestamptz
          - make_interval(days => coalesce(i.retention_days, 90))`);
    if (!rowCount) return;
    const context = { tx: tx as Transaction, clock, afterCommit: (tell: () => void) => void tellings.push(tell) };
    await recordChange(context, publish, [{ accountId, conversationId, seqs: [] }]);
  });
  for (const tell of tellings) tell();
}

async function eraseWords(db: Database, now: Date): Promise<void> {
  const over = sql`select c.id from conversations c where c.last_message_at < ${new Date(now.getTime() - 30 * DAY).toISOString()}
    and not exists (select from conversation_members m where m.conversation_id = c.id and m.expired_seq < c.last_seq)`;
  await db.execute(sql`
    update chat_exchanges set file = null, talent_mobile = null, boss_mobile = null
    where conversation_id in (${over}) and (file is not null or talent_mobile is not null)`);
  await db.execute(sql`delete from conversation_notes where conversation_id in (${over})`);
  await db.execute(sql`
    delete from files where subject in (
      select place || ':' || over.id from (${over}) over, unnest(array['conversation', 'exchange']) as place)`);
  await db.execute(sql`
    update messages set text = null, data = '{}', flags = '{}', erased_at = ${now.toISOString()}
    where conversation_id in (${over}) and erased_at is null`);
}

async function forgetChanges(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - REMEMBERED_DAYS * DAY).toISOString();
  await db.execute(sql`
    with gone as (delete from chat_changes where created_at < ${old} returning account_id, change),
    last as (select account_id, max(change) as change from gone group by account_id)
    update chat_inboxes i set forgotten_change = greatest(i.forgotten_change, last.change)
    from last where last.account_id = i.account_id`);
}
