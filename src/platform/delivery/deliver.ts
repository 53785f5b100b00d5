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
export interface Deliver {
  /** What no service can take and nobody would read is left out; who waits for it asks `canSend` first. */
  (tx: Transaction, message: OutgoingMessage): Promise<void>;
  canSend(channel: OutgoingMessage['channel']): boolean;
}

export const SEND_MESSAGE = 'send-message';

export interface DeliveryParts {
  /** The channels that have a service. */
  services: ReadonlySet<OutgoingMessage['channel']>;
  /** Messages of the other channels stay in the outbox, for whoever may read it; without one they are not sent at all. */
  hasOutbox?: boolean;
  enqueue: Enqueue;
}

/** Puts messages into the outbox and, where a service takes them on, asks the background to hand them over. */
export function createDeliver({ services, hasOutbox = true, enqueue }: DeliveryParts): Deliver {
  const canSend = (channel: OutgoingMessage['channel']) => hasOutbox || services.has(channel);
  const deliver = async (tx: Transaction, message: OutgoingMessage): Promise<void> => {
    const { channel, recipient, subject, text, html, headers } = message;
    if (!canSend(channel)) return;
    const hasService = services.has(channel);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into outbox_messages (channel, recipient, subject, body_text, body_html, headers, status)
      values (${channel}, ${recipient}, ${subject ?? null}, ${text}, ${html ?? null},
        ${headers ? JSON.stringify(headers) : null}::jsonb, ${hasService ? 'queued' : 'kept'})
      returning id`);
    if (hasService) await enqueue(tx, SEND_MESSAGE, { id: rows[0]?.id });
  };
  return Object.assign(deliver, { canSend });
}
