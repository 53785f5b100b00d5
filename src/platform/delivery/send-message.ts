import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { Task } from '../queue/queue.ts';
import { type OutgoingMessage, SEND_MESSAGE } from './deliver.ts';

/** Hands one message to its service, or throws. */
export type Service = (message: OutgoingMessage) => Promise<void>;
export type Services = Map<OutgoingMessage['channel'], Service>;

/** One try and the queue's five retries; after that the message is given up. */
const MOST_ATTEMPTS = 6;

interface Row extends Record<string, unknown> {
  channel: OutgoingMessage['channel'];
  recipient: string;
  subject: string | null;
  body_text: string;
  body_html: string | null;
  headers: Record<string, string> | null;
}

/**
 * Hands a waiting message to its service and removes it: a code must not lie about in clear longer than it takes. A
 * failure throws, so that the queue tries again later.
 */
export function sendMessageTask(db: Database, services: Services, log: Logger): Task {
  return {
    name: SEND_MESSAGE,
    run: async (data) => {
      const id = Number((data as { id?: unknown } | null)?.id);
      if (!Number.isSafeInteger(id)) return;
      const { rows } = await db.execute<Row>(sql`
        update outbox_messages set attempts = attempts + 1 where id = ${id} and status = 'queued'
        returning channel, recipient, subject, body_text, body_html, headers`);
      const row = rows[0];
      const service = row && services.get(row.channel);
      if (!row || !service) return;
      try {
        await service(toMessage(row));
      } catch (error) {
        await giveUp(db, id);
        log.warn({ err: error, message_id: id, channel: row.channel }, 'a message was not taken');
        throw error;
      }
      await db.execute(sql`delete from outbox_messages where id = ${id}`);
    },
  };
}

/** After the last try only the fact of the failure is kept, not the text: a subject may hold a code, a header a token. */
async function giveUp(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    update outbox_messages set status = 'failed', subject = null, body_text = '', body_html = null, headers = null
    where id = ${id} and attempts >= ${MOST_ATTEMPTS}`);
}

function toMessage(row: Row): OutgoingMessage {
  return {
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject ?? undefined,
    text: row.body_text,
    html: row.body_html ?? undefined,
    headers: row.headers ?? undefined,
  };
}
