import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

interface DeviceRow {
  id: number;
  session_id: number;
  device_name: string | null;
  shows_details: boolean;
  created_at: Date;
}

/** The browsers of an account that get push notifications, as their owner sees them. */
export async function listDevices(tx: Reader, accountId: number, sessionId: number | null) {
  const { rows } = await tx.query<DeviceRow>(sql`
    select p.id, p.session_id, s.device_name, p.shows_details, p.created_at
    from push_subscriptions p join sessions s on s.id = p.session_id
    where p.account_id = ${accountId} order by p.id desc`);
  return rows.map(({ id, session_id, device_name, shows_details, created_at }) => ({
    id,
    name: device_name ?? '',
    is_this: session_id === sessionId,
    shows_details,
    created_at: created_at.toISOString(),
  }));
}
