import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { findSession } from '../sessions/find-session.ts';
import { AUTH_STATUS_COOKIE, hashToken, newToken, SESSION_COOKIE, SESSION_SECONDS } from '../sessions/session-token.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/guest/login']>;

/** Gives a visitor a session; whoever has one keeps it. */
export async function logInGuest(ctx: WriteContext, input: Input) {
  const current = await findSession(ctx.tx, ctx.clock, ctx.request);
  if (current) {
    return {
      is_guest: current.accountId === null,
      is_new_session: false,
      guest_role: current.guestRole,
      expires_at: current.expiresAt.toISOString(),
    };
  }
  const token = newToken();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const session = insertColumns({
    token_hash: hashToken(token),
    guest_role: input.guest_role,
    country_id: input.country_id ?? ctx.locale.countryId,
    language_id: input.language_id ?? ctx.locale.languageId,
    fcm_token_web: input.fcm_token_web,
    device_name: input.device_name,
    device_type: input.device_type,
    device_uuid: input.device_uuid ?? ctx.request.header('device_uuid')?.slice(0, 100),
    device_udid: input.device_udid,
    expires_at: expiresAt,
    created_at: now,
  });
  await ctx.tx.query(sql`insert into sessions ${session}`);
  ctx.setCookie({ name: SESSION_COOKIE, value: token, maxAge: SESSION_SECONDS, httpOnly: true });
  ctx.setCookie({ name: AUTH_STATUS_COOKIE, value: 'guest', maxAge: SESSION_SECONDS, httpOnly: false });
  return { is_guest: true, is_new_session: true, guest_role: input.guest_role, expires_at: expiresAt.toISOString() };
}
