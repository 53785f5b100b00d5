import type { Database, Transaction } from '#src/platform/database/database.ts';
import { updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eraseCards } from './chat-cards.ts';

const AT_ONCE = 200;

/**
 * Erases the words of conversations that have left both histories: those that were noted when one side's time was over,
 * and those older than anyone's time, also where a side has no account any more.
 */
export async function eraseWords(db: Database, now: Date, longest: Date): Promise<number> {
  const noted = sql`select conversation_id as id from erasure_checks order by conversation_id limit ${AT_ONCE}`;
  const oldest = sql`
    select id from conversations where erased_message_at is distinct from last_message_at
      and last_message_at < ${longest.toISOString()} order by last_message_at limit ${AT_ONCE}`;
  let total = 0;
  for (const query of [noted, oldest]) {
    let found: number;
    let erased: number;
    do {
      const { rows } = await db.query<{ id: number }>(query);
      [found, erased] = [rows.length, 0];
      for (const { id } of rows) erased += await eraseConversation(db, now, id);
      total += erased;
      // A note goes in any case; one of the oldest stays when it is not over after all.
    } while (found === AT_ONCE && (query === noted || erased > 0));
  }
  return total;
}

/** Gives how many conversations were erased: one or none. */
async function eraseConversation(db: Database, now: Date, id: number): Promise<number> {
  const { rows } = await db.query<{ last_seq: number; is_over: boolean }>(sql`
    select c.last_seq, not exists (
      select from conversation_members m where m.conversation_id = c.id and m.expired_seq < c.last_seq) as is_over
    from conversations c where c.id = ${id}`);
  const [found] = rows;
  if (!found?.is_over) {
    await db.query(sql`delete from erasure_checks where conversation_id = ${id}`);
    return 0;
  }
  // What is written from now on is not over: only up to the message that was the last one.
  const where = sql`conversation_id = ${id} and seq <= ${found.last_seq} and erased_at is null`;
  const set = sql`text = null, data = '{}', flags = '{}', erased_at = ${now.toISOString()}`;
  await updateInBatches(db, { table: 'messages', where, by: 'seq' }, set);
  await db.transaction((tx) => eraseSurroundings(tx, id, found.last_seq));
  return 1;
}

async function eraseSurroundings(tx: Transaction, id: number, lastSeq: number): Promise<void> {
  await tx.query(sql`delete from erasure_checks where conversation_id = ${id}`);
  const { rowCount } = await tx.query(sql`
    update conversations set erased_message_at = last_message_at where id = ${id} and last_seq = ${lastSeq}`);
  if (!rowCount) return;
  await tx.query(sql`
    update chat_exchanges set file = null, talent_mobile = null, boss_mobile = null
    where conversation_id = ${id} and (file is not null or talent_mobile is not null)`);
  await eraseCards(tx, id);
  await tx.query(sql`delete from conversation_notes where conversation_id = ${id}`);
  await tx.query(sql`delete from files where subject in (${`conversation:${id}`}, ${`exchange:${id}`})`);
}
