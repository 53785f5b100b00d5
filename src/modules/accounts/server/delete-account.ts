import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { accounts, sessions } from './accounts.tables.ts';
import { composeDeletion } from './messages.ts';
import { clearSessionCookies } from './open-session.ts';
import { findOwnAccount } from './own-account.ts';

const GRACE_DAYS = 14;

/** Signs out everywhere and marks the account for deletion; signing in within the time of grace cancels it. */
export function createDeleteAccount({ deliver, texts }: AccountsParts) {
  return async (ctx: Context) => {
    const account = await findOwnAccount(ctx);
    const now = ctx.clock.now();
    const deleteAfter = new Date(now.getTime() + GRACE_DAYS * 24 * 3600_000);
    await ctx.tx.update(accounts).set({ deletedAt: now, deleteAfter }).where(eq(accounts.id, account.id));
    await ctx.tx.delete(sessions).where(eq(sessions.accountId, account.id));
    clearSessionCookies(ctx);
    if (account.email) {
      await deliver(ctx.tx, composeDeletion(texts, account.language, account.email, deleteAfter));
    }
    return { delete_after: deleteAfter.toISOString() };
  };
}
