import { createHash } from 'node:crypto';
import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { makeReference } from './make-reference.ts';

type Dispute = EventMap['warning.disputed'];

const LONGEST_QUOTE = 1000;

/** A sender's word against a warning stands beside those of readers, once per message however often it is said. */
export async function keepDisputes(tx: Transaction, disputes: readonly Dispute[]): Promise<void> {
  for (const dispute of disputes) {
    const { messageId, senderId, flags, text, language, countryId, at } = dispute;
    const words = `The sender says that the warning on message ${messageId} is wrong (${flags.join(', ')}).`;
    await tx.query(sql`
      insert into feedback (reference, client_key, account_id, email, may_contact, topic, text, language, country_id,
        last_message_at, created_at)
      select ${makeReference()}, ${keyOf(messageId)}::uuid, a.id, mail.address, mail.address is not null, 'privacy',
        ${`${words}\n\n${text.slice(0, LONGEST_QUOTE)}`.trim()}, ${language}, ${countryId}, ${at}, ${at}
      from accounts a, lateral (select case when a.is_email_verify then lower(a.email) end as address) mail
      where a.id = ${senderId}
      on conflict (client_key) do nothing`);
  }
}

/** The same for every report of one message, so that the unique key keeps the first alone. */
function keyOf(messageId: number): string {
  const hash = createHash('sha256').update(`wrong warning on message ${messageId}`).digest('hex');
  return hash.slice(0, 32);
}
