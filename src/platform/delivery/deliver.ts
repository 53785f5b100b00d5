import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Enqueue } from '../queue/queue.ts';

export interface OutgoingMessage {
  channel: 'email' | 'sms';
  recipient: string;
  subject?: string;
  text: string;
  html?: string;
  /** Of an e-mail, besides its subject. */
  headers?: Record<string, string>;
}

/** Sends a message. It runs inside the caller's transaction: what is rolled back was never sent. */
export type Deliver = (tx: Transaction, message: OutgoingMessage) => Promise<void>;

export const SEND_MESSAGE = 'send-message';

export interface DeliveryParts {
  /** The channels that have a service; messages of the others stay in the outbox, where a developer can read them. */
  services: ReadonlySet<OutgoingMessage['channel']>;
  enqueue: Enqueue;
}

/** Puts messages into the outbox and, where a service takes them on, asks the background to hand them over. */
export function createDeliver({ services, enqueue }: DeliveryParts): Deliver {
  return async (tx, { channel, recipient, subject, text, html, headers }) => {
    const hasService = services.has(channel);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into outbox_messages (channel, recipient, subject, body_text, body_html, headers, status)
      values (${channel}, ${recipient}, ${subject ?? null}, ${text}, ${html ?? null},
        ${headers ? JSON.stringify(headers) : null}::jsonb, ${hasService ? 'queued' : 'kept'})
      returning id`);
    if (hasService) await enqueue(tx, SEND_MESSAGE, { id: rows[0]?.id });
  };
}
