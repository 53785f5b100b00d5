import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { BATCH, chooseRows, inBatches } from '#src/platform/database/in-batches.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { ChatSays } from '../../chat.socket.ts';
import { recordChange } from '../conversations/record-change.ts';
import { eraseWords } from './erase-words.ts';

const DAY = 24 * 3600_000;
const AT_ONCE = 500;
const LONGEST_DAYS = 90;
/** Devices that were away longer load afresh. */
const REMEMBERED_DAYS = 30;
/** The longest retention, and the time in which a device may still ask what has gone. */
const GONE_DAYS = LONGEST_DAYS + REMEMBERED_DAYS + 1;
const CONVERSATIONS_AT_ONCE = 50;
const MESSAGES_AT_ONCE = 5000;

/**
 * Keeps chats as long as each side wants: 30 or 90 days after the last message a conversation leaves the account's
 * history. When it has left both, words and files are erased; who wrote when stays until the response meter needs it no more.
 * Every step finds what is left to do by an index that holds only that, so a run that was interrupted is simply
 * repeated.
 */
export async function expireChats(db: Database, clock: Clock, publish: Publish<ChatSays>): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  const expired = await expireOldest(db, clock, publish, before(LONGEST_DAYS));
  const sooner = await expireSooner(db, clock, publish);
  const erased = await eraseWords(db, clock.now(), before(LONGEST_DAYS));
  const gone = await deleteGone(db, before(GONE_DAYS));
  return expired + sooner + erased + gone + (await forgetChanges(db, before(REMEMBERED_DAYS)));
}

interface Due {
  conversation_id: number;
  account_id: number;
}

const isKept = sql`m.expired_message_at is distinct from m.last_message_at`;

/** What is older than anyone's retention. */
async function expireOldest(db: Database, clock: Clock, publish: Publish<ChatSays>, before: Date): Promise<number> {
  return repeat(async () => {
    const { rows } = await db.query<Due>(sql`
      select m.conversation_id, m.account_id from conversation_members m
      where ${isKept} and m.last_message_at < ${before.toISOString()} order by m.last_message_at limit ${AT_ONCE}`);
    for (const due of rows) await expireOne(db, clock, publish, due);
    return rows.length;
  });
}

/** What those have who chose a shorter one, a page of accounts at a time. */
async function expireSooner(db: Database, clock: Clock, publish: Publish<ChatSays>): Promise<number> {
  let total = 0;
  let after = 0;
  for (;;) {
    const { rows: accounts } = await db.query<{ id: number }>(sql`
      select account_id as id from chat_inboxes where retention_days < ${sql.raw(String(LONGEST_DAYS))}
        and account_id > ${after} order by account_id limit ${AT_ONCE}`);
    const ids = accounts.map(({ id }) => id);
    total += await repeat(async () => {
      const { rows } = await db.query<Due>(sql`
        select m.conversation_id, m.account_id from chat_inboxes i
        join conversation_members m on m.account_id = i.account_id
        where i.account_id = any(${ids}::bigint[]) and ${isKept} and ${isOver(clock)}
        order by m.account_id limit ${AT_ONCE}`);
      for (const due of rows) await expireOne(db, clock, publish, due);
      return rows.length;
    });
    if (ids.length < AT_ONCE) return total;
    after = ids.at(-1) ?? 0;
  }
}

function isOver(clock: Clock): Sql {
  return sql`m.last_message_at < ${clock.now().toISOString()}::timestamptz
    - make_interval(days => coalesce(i.retention_days, ${LONGEST_DAYS}::int))`;
}

async function repeat(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = AT_ONCE; done === AT_ONCE; total += done) done = await step();
  return total;
}

async function expireOne(db: Database, clock: Clock, publish: Publish<ChatSays>, due: Due): Promise<void> {
  const { conversation_id: conversationId, account_id: accountId } = due;
  await db.transaction(async (tx) => {
    await tx.query(sql`select id from conversations where id = ${conversationId} for no key update`);
    // Again under the lock: a message may have come meanwhile, or another worker.
    const { rows } = await tx.query<{ is_news: boolean }>(sql`
      update conversation_members m set expired_seq = c.last_seq, unread_count = 0, read_seq = c.last_seq,
        delivered_seq = c.last_seq, expired_message_at = m.last_message_at
      from conversations c left join chat_inboxes i on i.account_id = ${accountId}
      where c.id = m.conversation_id and m.conversation_id = ${conversationId} and m.account_id = ${accountId}
        and ${isKept} and ${isOver(clock)}
      returning old.expired_seq < new.expired_seq as is_news`);
    if (rows.length === 0) return;
    await tx.query(sql`insert into erasure_checks values (${conversationId}) on conflict do nothing`);
    if (!rows[0]?.is_news) return;
    await recordChange({ tx, clock }, publish, [{ accountId, conversationId, seqs: [] }]);
  });
}

/** Messages go before their conversations, so that a long one is no long transaction. */
function deleteGone(db: Database, before: Date): Promise<number> {
  const step = async (tx: Transaction, size: number) => {
    const { rows } = await tx.query<{ id: number }>(sql`
      select id from conversations where last_message_at < ${before.toISOString()}
      order by last_message_at limit ${size} for update skip locked`);
    const ids = sql`${rows.map(({ id }) => id)}::bigint[]`;
    const { rowCount } = await tx.query(sql`
      delete from messages where ctid = any(array(
        select ctid from messages where conversation_id = any(${ids}) limit ${MESSAGES_AT_ONCE}))`);
    if (rowCount === MESSAGES_AT_ONCE) return size;
    await tx.query(sql`delete from conversations where id = any(${ids})`);
    return rows.length;
  };
  return inBatches(db, step, { size: CONVERSATIONS_AT_ONCE });
}

function forgetChanges(db: Database, before: Date): Promise<number> {
  const old = { table: 'chat_changes', where: sql`created_at < ${before.toISOString()}`, by: 'created_at' };
  const step = async (tx: Transaction, size: number) => {
    const { rows } = await tx.query<{ account_id: number; change: number; count: number }>(sql`
      with gone as (delete from chat_changes where ctid = any(${chooseRows(old, size)}) returning account_id, change)
      select account_id, max(change) as change, count(*)::int as count from gone group by account_id`);
    const accounts = sql`${rows.map((row) => row.account_id)}::bigint[]`;
    // Lowest account first, as everyone who takes change numbers does; otherwise two could wait for each other.
    await tx.query(sql`
      select from chat_inboxes where account_id = any(${accounts}) order by account_id for no key update`);
    await tx.query(sql`
      update chat_inboxes i set forgotten_change = greatest(i.forgotten_change, last.change)
      from unnest(${accounts}, ${rows.map((row) => row.change)}::bigint[]) as last (account_id, change)
      where last.account_id = i.account_id`);
    return rows.reduce((sum, row) => sum + row.count, 0);
  };
  return inBatches(db, step, { size: BATCH });
}
