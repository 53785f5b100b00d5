import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';

export interface OutgoingMessage {
  channel: 'email' | 'sms';
  recipient: string;
  subject?: string;
  text: string;
  html?: string;
}

/** Sends a message. It runs inside the caller's transaction: what is rolled back was never sent. */
export type Deliver = (tx: Transaction | Database, message: OutgoingMessage) => Promise<void>;

/** The delivery of a set-up without mail and SMS services: messages are kept where a developer can read them. */
export const deliverToOutbox: Deliver = async (tx, { channel, recipient, subject, text, html }) => {
  await tx.execute(sql`
    insert into outbox_messages (channel, recipient, subject, body_text, body_html)
    values (${channel}, ${recipient}, ${subject ?? null}, ${text}, ${html ?? null})`);
};
