import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

const MOST_SHOWN = 100;

interface DeviceRow {
  id: number;
  device_name: string | null;
  device_type: string | null;
  signed_in_by: string | null;
  signed_in_at: Date;
  last_seen_at: Date;
}

/** The devices that are signed in, the newest first. */
export async function listDevices(ctx: AccountContext) {
  const query = sql`
    select id, device_name, device_type, signed_in_by, coalesce(signed_in_at, created_at) as signed_in_at,
      coalesce(last_seen_at, created_at) as last_seen_at
    from sessions where account_id = ${ctx.viewer.accountId} and expires_at > ${ctx.clock.now()}
    order by sessions.signed_in_at desc, id desc limit ${MOST_SHOWN}`;
  const { rows } = await ctx.tx.query<DeviceRow>(query);
  return {
    devices: rows.map((row) => ({
      id: row.id,
      device_name: row.device_name ?? '',
      device_type: row.device_type ?? '',
      signed_in_by: row.signed_in_by ?? '',
      signed_in_at: row.signed_in_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      is_current: row.id === ctx.viewer.sessionId,
    })),
  };
}
