import type { Database } from '../database/database.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { CalendarPart, OutgoingMessage } from './deliver.ts';
import type { Lane } from './lanes.ts';

export interface Claimed {
  id: number;
  /** This try included. */
  tries: number;
  isExpired: boolean;
  /** Since it was written. */
  waitedSeconds: number;
  /** The same at every try: whoever gets a message twice can tell. */
  key: string;
  message: OutgoingMessage;
}

interface Claim {
  channel: OutgoingMessage['channel'];
  lane: Lane;
  count: number;
  leaseMs: number;
}

interface Row {
  id: number;
  attempts: number;
  is_expired: boolean;
  waited: number;
  key: string;
  recipient: string;
  subject: string | null;
  body_text: string;
  body_html: string | null;
  headers: Record<string, string> | null;
  calendar: CalendarPart | null;
}

/** The head of a lane, without what others are claiming at this moment. */
export const headOfLane = ({ channel, lane, count }: Omit<Claim, 'leaseMs'>): Sql => sql`
  select id from outbox_messages
  where status = 'queued' and channel = ${channel} and lane = ${lane} and due_at <= now()
  order by due_at, id limit ${count} for update skip locked`;

/**
 * Takes the messages that are due, for as long as the lease. No transaction stays open while they are handed over: after
 * a crash the lease runs out and another worker takes them.
 */
export async function claimDue(db: Database, { channel, lane, count, leaseMs }: Claim): Promise<Claimed[]> {
  const { rows } = await db.query<Row>(sql`
    update outbox_messages
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseMs / 1000})
    where id = any(array(${headOfLane({ channel, lane, count })}))
    returning id, attempts, coalesce(expires_at <= now(), false) as is_expired,
      extract(epoch from now() - created_at)::float8 as waited, md5(coalesce(idempotency_key, id::text || created_at::text)) as key,
      recipient, subject, body_text, body_html, headers, calendar`);
  return rows.map((row) => ({
    id: row.id,
    tries: row.attempts,
    isExpired: row.is_expired,
    waitedSeconds: row.waited,
    key: row.key,
    message: {
      channel,
      recipient: row.recipient,
      subject: row.subject ?? undefined,
      text: row.body_text,
      html: row.body_html ?? undefined,
      headers: row.headers ?? undefined,
      calendar: row.calendar ?? undefined,
    },
  }));
}

/** What was handed over is removed at once: a code must not lie about in clear longer than it takes. */
export async function removeMessages(db: Database, ids: number[]): Promise<void> {
  await db.query(sql`delete from outbox_messages where id = any(${ids}::bigint[])`);
}

/** A later claim of the same message is not touched. */
export async function postpone(db: Database, { id, tries }: Claimed, pauseMs: number): Promise<void> {
  await db.query(sql`
    update outbox_messages set due_at = now() + make_interval(secs => ${pauseMs / 1000})
    where id = ${id} and attempts = ${tries} and status = 'queued'`);
}

/** Only the fact of the failure is kept, not the text: a subject may hold a code, a header a token. */
export async function giveUp(db: Database, { id, tries }: Claimed): Promise<void> {
  await db.query(sql`
    update outbox_messages set status = 'failed', subject = null, body_text = '', body_html = null, headers = null,
      calendar = null
    where id = ${id} and attempts = ${tries} and status = 'queued'`);
}
