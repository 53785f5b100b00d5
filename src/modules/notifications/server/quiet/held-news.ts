import type { Channel } from '#src/kernel/notices.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CalendarPart } from '#src/platform/delivery/deliver.ts';

export interface HeldNews {
  accountId: number;
  kind: string;
  data: Record<string, unknown>;
  dedupeKey?: string;
  channels: Channel[];
  calendar?: CalendarPart;
}

export interface HeldRow {
  id: number;
  kind: string;
  data: Record<string, unknown>;
  dedupe_key: string | null;
  channels: Channel[];
  calendar: CalendarPart | null;
}

/** Keeps news until the quiet hours of its reader are over; later news of a key takes the place of earlier. */
export async function holdNews(tx: Transaction, news: HeldNews, until: Date, now: Date): Promise<void> {
  const { accountId, kind, data, dedupeKey = null, channels, calendar } = news;
  if (channels.length === 0) return;
  if (dedupeKey !== null) await dropHeld(tx, accountId, dedupeKey);
  await tx.query(sql`
    insert into held_news (account_id, kind, data, dedupe_key, channels, calendar, release_at, created_at)
    values (${accountId}, ${kind}, ${JSON.stringify(data)}::jsonb, ${dedupeKey}, ${channels}::text[],
      ${calendar ? JSON.stringify(calendar) : null}::jsonb, ${until.toISOString()}, ${now.toISOString()})`);
}

/** What was told under a key, and under keys below it, has been read: it need not come any more. */
export async function dropHeld(tx: Transaction, accountId: number, dedupeKey: string): Promise<void> {
  // ';' is the character after ':'.
  await tx.query(sql`
    delete from held_news where account_id = ${accountId} and dedupe_key is not null
      and (dedupe_key = ${dedupeKey} or (dedupe_key > ${`${dedupeKey}:`} and dedupe_key < ${`${dedupeKey};`}))`);
}

/** Somebody for whom something waits whose time has come. Nothing is locked: taking it decides who sends it. */
export async function findReleased(tx: Transaction, now: Date, without: number[]): Promise<{ id: number } | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select account_id as id from held_news
    where release_at <= ${now.toISOString()} and account_id <> all(${without}::bigint[])
    order by release_at, account_id limit 1`);
  return rows[0];
}

/** Takes everything that waits for someone, oldest first; a second runner finds nothing. */
export async function takeHeld(tx: Transaction, accountId: number, now: Date): Promise<HeldRow[]> {
  const { rows } = await tx.query<HeldRow>(sql`
    delete from held_news where account_id = ${accountId} and release_at <= ${now.toISOString()}
    returning id, kind, data, dedupe_key, channels, calendar`);
  return rows.sort((one, other) => one.id - other.id);
}
