import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CloseReason } from '../../chat-fields.ts';
import { appendMessage } from '../messages/append-message.ts';

/**
 * Closes a conversation whose lock the caller holds: nobody waits any more, no clock runs, and a line in the thread says
 * why. The response meters and the job's intake are worked out anew. Answers the line's number.
 */
export async function endConversation(tx: Transaction, now: Date, id: number, reason: CloseReason): Promise<number> {
  await tx.query(sql`
    update conversations set closed_at = ${now.toISOString()}, close_reason = ${reason}, closes_at = null,
      waiting_since = null
    where id = ${id}`);
  await requestMeterRecount(tx, id);
  await tx.emit('conversation.ended', { id, reason });
  return appendLine(tx, now, id, reason);
}

/** The meters of a conversation are worked out anew, soon after the commit. */
export async function requestMeterRecount(tx: Transaction, conversationId: number): Promise<void> {
  await tx.query(sql`insert into response_meter_wishes (conversation_id) values (${conversationId})`);
  await tx.emit('meter.recountRequested', { conversationId });
}

/** A line of the system in a thread; the screen words it for each side. */
export async function appendLine(tx: Transaction, now: Date, conversationId: number, key: string): Promise<number> {
  const line = { conversationId, senderId: null, side: 'system', kind: 'system' } as const;
  return (await appendMessage(tx, now, { ...line, data: { system: { key, values: {} } } })).seq;
}
