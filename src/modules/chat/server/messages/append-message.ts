import { createHash } from 'node:crypto';
import { AppError } from '#src/kernel/errors.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { CLOSE_DAYS, type MessageFlag, type MessageKind } from '../../chat-fields.ts';
import type { MessageData } from './messages.queries.ts';

export interface NewMessage {
  conversationId: number;
  senderId: number | null;
  side: 'talent' | 'boss' | 'system';
  kind: MessageKind;
  isAutomatic?: boolean;
  clientId?: string;
  fingerprint?: Buffer;
  text?: string | null;
  data?: MessageData;
  flags?: MessageFlag[];
}

export interface Appended {
  seq: number;
  /** What the other side has not read now, unless they have put the conversation aside. */
  other_unread: number;
}

/**
 * Stores a message under the conversation's next number and brings everything that follows from it up to date: who wrote
 * first, who waits and until when, what is unread; a closed conversation that someone takes up is open again. The caller holds the conversation's lock. Answers its number.
 */
export async function appendMessage(tx: Transaction, now: Date, message: NewMessage): Promise<Appended> {
  const { side, senderId } = message;
  const at = now.toISOString();
  const isHuman = side !== 'system' && !message.isAutomatic;
  const wrote = (who: 'talent' | 'boss') => isHuman && side === who;
  // What a talent says after a decline is no question; after a withdrawal it takes the conversation up again.
  const isQuestion = sql`(${wrote('talent')} and close_reason is distinct from 'declined')`;
  const reopens = sql`(${wrote('boss')} or ${wrote('talent')} and close_reason = 'withdrawn')`;
  const query = sql`
    with numbered as (
      update conversations set last_seq = last_seq + 1, last_message_at = ${at},
        talent_wrote_at = case when ${wrote('talent')} then coalesce(talent_wrote_at, ${at}) else talent_wrote_at end,
        boss_wrote_at = case when ${wrote('boss')} then coalesce(boss_wrote_at, ${at}) else boss_wrote_at end,
        counted_at = case when ${wrote('boss')} then coalesce(counted_at, ${at}) else counted_at end,
        invited_at = case when ${wrote('talent')} then null else invited_at end,
        waiting_since = case when ${wrote('boss')} then null
          when ${isQuestion} then coalesce(waiting_since, ${at}) else waiting_since end,
        closes_at = case when ${wrote('boss')} then null
          when ${isQuestion} and boss_wrote_at is null
            then coalesce(closes_at, ${at}::timestamptz + make_interval(days => ${CLOSE_DAYS}::int)) else closes_at end,
        closed_at = case when ${reopens} then null else closed_at end,
        close_reason = case when ${reopens} then null else close_reason end
      where id = ${message.conversationId} returning id, last_seq
    ), stored as (
      insert into messages (conversation_id, seq, sender_id, side, kind, is_automatic, client_id, fingerprint, text, data,
        flags, sent_at)
      select id, last_seq, ${senderId}::bigint, ${side}, ${message.kind}, ${message.isAutomatic ?? false},
        ${message.clientId ?? null}, ${message.fingerprint ?? null}::bytea, ${message.text ?? null},
        ${JSON.stringify(message.data ?? {})}::jsonb, ${message.flags ?? []}::text[], ${at}
      from numbered
      on conflict (sender_id, client_id) where client_id is not null do nothing
      returning seq
    ), marked as (
      update conversation_members m set last_message_at = ${at},
        read_seq = case when ${isHuman} and m.account_id = ${senderId}::bigint then n.last_seq else m.read_seq end,
        delivered_seq = case when ${isHuman} and m.account_id = ${senderId}::bigint then n.last_seq
          else m.delivered_seq end,
        unread_count = case when ${side === 'system'} then m.unread_count
          when m.account_id is distinct from ${senderId}::bigint then m.unread_count + 1
          when ${isHuman} then 0 else m.unread_count end
      from numbered n where m.conversation_id = n.id
      returning m.account_id, m.unread_count, m.not_interested_at
    )
    select seq, coalesce((select unread_count from marked where account_id is distinct from ${senderId}::bigint
      and not_interested_at is null limit 1), 0) as other_unread from stored`;
  const [stored] = (await tx.query<Appended>(query, { name: 'chat_append' })).rows;
  // The id was used elsewhere at the same moment; the number that was taken goes back with the transaction.
  if (!stored) throw new AppError('idempotencyConflict');
  return stored;
}

/** What a client sent under its id, in short. */
export function fingerprintOf(...parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

interface SentBefore {
  conversation_id: number;
  seq: number;
  /** Never null: a message with an id of its sender's has one. */
  fingerprint: Buffer;
}

/** The message that the sender has already stored under this id; another body under it is refused. */
export async function findRepeat(
  tx: Reader,
  senderId: number,
  clientId: string,
  fingerprint: Buffer,
): Promise<{ conversation_id: number; seq: number } | undefined> {
  const query = sql`
    select conversation_id, seq, fingerprint from messages where sender_id = ${senderId} and client_id = ${clientId}`;
  const [stored] = (await tx.query<SentBefore>(query, { name: 'chat_repeat' })).rows;
  if (stored && !stored.fingerprint.equals(fingerprint)) throw new AppError('idempotencyConflict');
  return stored;
}
