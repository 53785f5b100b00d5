import type { Contact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { zoneOf } from '../reader-zone.ts';
import { type QuietHours, quietUntil } from './quiet-until.ts';

/** The quiet hours of many people; who has none is not in it. */
export async function readQuietHours(tx: Reader, accountIds: number[]): Promise<Map<number, QuietHours>> {
  const { rows } = await tx.query<QuietHours & { account_id: number }>(sql`
    select account_id, from_minute, to_minute from quiet_hours where account_id = any(${accountIds}::bigint[])`);
  return new Map(rows.map((row) => [row.account_id, row]));
}

/** Until when somebody does not want to be disturbed; undefined when they may be. */
export async function readQuietUntil(
  parts: Pick<NotificationsParts, 'clock' | 'homeZone'>,
  tx: Reader,
  contact: Contact,
): Promise<Date | undefined> {
  const hours = (await readQuietHours(tx, [contact.id])).get(contact.id);
  return quietUntil(parts.clock.now(), zoneOf(parts, contact), hours);
}
