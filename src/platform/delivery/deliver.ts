import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Lane } from './lanes.ts';

/** An entry for the reader's calendar (RFC 5545), and what the calendar shall do with it (RFC 5546). */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** What only a push message has. */
export interface PushPart {
  /** The row of the browser that it is for; they go together. */
  subscriptionId: number;
  /** By which it is found while it waits. */
  collapseKey: string;
  delaySeconds: number;
  goodForSeconds: number;
}

export interface OutgoingMessage {
  channel: 'email' | 'sms' | 'push';
  /** Of a push message the address of the browser’s push service. */
  recipient: string;
  subject?: string;
  /** Of a push message its encrypted bytes as base64url. */
  text: string;
  html?: string;
  /** Of an e-mail, besides its subject; of a push message those of its request. */
  headers?: Record<string, string>;
  /** Of an e-mail. */
  calendar?: CalendarPart;
  /** Somebody waits for it now, and it is worth nothing after so many seconds: it goes ahead of all other messages. */
  awaitedSeconds?: number;
  /** Two messages of one key are one, and have the same Message-ID however often they are tried or written. */
  idempotencyKey?: string;
  push?: PushPart;
}

/** Sends a message. It runs inside the caller's transaction: what is rolled back was never sent. */
export interface Deliver {
  /** What no service can take and nobody would read is left out; who waits for it asks `canSend` first. */
  (tx: Transaction, message: OutgoingMessage): Promise<void>;
  canSend(channel: OutgoingMessage['channel']): boolean;
}

/** Wakes the workers when a code was committed. Bulk mail waits for their next look: each NOTIFY makes commits queue. */
export const CODE_WAITS = 'outgoing_code';

export interface DeliverParts {
  /** The channels that have a service. */
  services: ReadonlySet<OutgoingMessage['channel']>;
  /** Messages of the other channels stay in the outbox, for whoever may read it; without one they are not sent at all. */
  hasOutbox?: boolean;
}

/** Puts messages into the outbox, from where workers hand them over where a service takes them on. */
export function createDeliver({ services, hasOutbox = true }: DeliverParts): Deliver {
  const canSend = (channel: OutgoingMessage['channel']) => hasOutbox || services.has(channel);
  const deliver = async (tx: Transaction, message: OutgoingMessage): Promise<void> => {
    const { channel, recipient, subject, text, html, headers, calendar, awaitedSeconds = null, push } = message;
    const { idempotencyKey = null } = message;
    if (!canSend(channel)) return;
    const status = services.has(channel) ? 'queued' : 'kept';
    const lane: Lane = awaitedSeconds === null ? 'bulk' : 'codes';
    const tells = status === 'queued' && lane === 'codes';
    // The database's clock, here and when messages are claimed: one time for all processes.
    await tx.query(sql`
      with added as (
        insert into outbox_messages
          (channel, recipient, subject, body_text, body_html, headers, calendar, status, lane, due_at, expires_at,
            subscription_id, collapse_key, idempotency_key)
        values (${channel}, ${recipient}, ${subject ?? null}, ${text}, ${html ?? null},
          ${headers ? JSON.stringify(headers) : null}::jsonb,
          ${calendar ? JSON.stringify(calendar) : null}::jsonb, ${status}, ${lane},
          now() + make_interval(secs => ${push?.delaySeconds ?? 0}),
          now() + make_interval(secs => ${push?.goodForSeconds ?? awaitedSeconds}),
          ${push?.subscriptionId ?? null}, ${push?.collapseKey ?? null},
          ${idempotencyKey})
        on conflict (idempotency_key) where idempotency_key is not null do nothing
        returning id)
      select ${tells ? sql`pg_notify(${CODE_WAITS}, '')` : sql`1`} from added`);
  };
  return Object.assign(deliver, { canSend });
}
