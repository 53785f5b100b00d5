import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import { sessions } from './accounts.tables.ts';
import { clearSessionCookies } from './open-session.ts';
import { distrustDevices } from './trusted-device.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/logout']>;

/** Ends this session, or all of the account; then every device is new again and asks for the second factor. */
export async function logOut(ctx: Context, { everywhere }: Input) {
  clearSessionCookies(ctx);
  const { accountId, sessionId } = ctx.viewer;
  // A guest keeps nothing to be signed out of; the session and what hangs on it run out by themselves.
  if (accountId === null || sessionId === null) return { signed_out: 0 };
  const which = everywhere ? eq(sessions.accountId, accountId) : eq(sessions.id, sessionId);
  const ended = await ctx.tx.delete(sessions).where(which).returning({ id: sessions.id });
  if (everywhere) await distrustDevices(ctx, accountId);
  return { signed_out: ended.length };
}
