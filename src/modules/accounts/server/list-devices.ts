import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { sessions } from './accounts.tables.ts';

const MOST_SHOWN = 100;

/** The devices that are signed in, the newest first. */
export async function listDevices(ctx: Context) {
  const rows = await ctx.tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, ctx.viewer.accountId ?? 0), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.signedInAt), desc(sessions.id))
    .limit(MOST_SHOWN);
  return {
    devices: rows.map((row) => ({
      id: row.id,
      device_name: row.deviceName ?? '',
      device_type: row.deviceType ?? '',
      signed_in_by: row.signedInBy ?? '',
      signed_in_at: (row.signedInAt ?? row.createdAt).toISOString(),
      last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
      is_current: row.id === ctx.viewer.sessionId,
    })),
  };
}
