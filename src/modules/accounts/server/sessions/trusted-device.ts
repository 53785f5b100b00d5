import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { DEVICE_COOKIE, hashToken, newToken, SESSION_SECONDS } from './session-token.ts';

/**
 * Has this browser passed the account's second factor before? A secret cookie tells, not `device_uuid`: that one is sent
 * with every tracked event and is no secret.
 */
export async function isTrustedDevice(ctx: Context, accountId: number): Promise<boolean> {
  const token = ctx.request.cookie(DEVICE_COOKIE);
  if (!token) return false;
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from trusted_devices
    where account_id = ${accountId} and token_hash = ${hashToken(token)}
      and expires_at > ${ctx.clock.now().toISOString()}`);
  return (rowCount ?? 0) > 0;
}

/** Remembers this browser for 30 days; the token is new each time, so one that was planted is worth nothing. */
export async function trustDevice(ctx: WriteContext, accountId: number): Promise<void> {
  const token = newToken();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await ctx.tx.query(sql`
    insert into trusted_devices (account_id, token_hash, expires_at, created_at)
    values (${accountId}, ${hashToken(token)}, ${expiresAt.toISOString()}, ${now.toISOString()})`);
  ctx.setCookie({ name: DEVICE_COOKIE, value: token, maxAge: SESSION_SECONDS, httpOnly: true });
}

export async function distrustDevices(ctx: WriteContext, accountId: number): Promise<void> {
  await ctx.tx.query(sql`delete from trusted_devices where account_id = ${accountId}`);
}
