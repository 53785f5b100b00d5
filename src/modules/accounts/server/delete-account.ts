import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { accounts } from './accounts.tables.ts';
import { composeDeletion } from './messages.ts';
import { endOtherSessions } from './open-session.ts';
import { findOwnAccount } from './own-account.ts';
import { contactOf } from './second-factor.policy.ts';

const GRACE_DAYS = 14;

/**
 * Marks the account for deletion and signs its other devices out; this one stays, so that its owner sees how long they
 * can still change their mind.
 */
export function createDeleteAccount({ deliver, texts }: AccountsParts) {
  return async (ctx: Context) => {
    const account = await findOwnAccount(ctx);
    // Asked twice, the first day counts.
    if (account.deleteAfter) return { delete_after: account.deleteAfter.toISOString() };
    const now = ctx.clock.now();
    const deleteAfter = new Date(now.getTime() + GRACE_DAYS * 24 * 3600_000);
    await ctx.tx.update(accounts).set({ deletedAt: now, deleteAfter }).where(eq(accounts.id, account.id));
    await endOtherSessions(ctx, account.id);
    for (const channel of ['email', 'phone'] as const) {
      const contact = contactOf(account, channel);
      if (contact && deliver.canSend(contact.channel))
        await deliver(ctx.tx, composeDeletion(texts, account.language, contact, deleteAfter));
    }
    return { delete_after: deleteAfter.toISOString() };
  };
}

/** Keeps the account while nothing was taken from it yet. */
export async function cancelDeletion(ctx: Context) {
  const isInTime = and(eq(accounts.id, ctx.viewer.accountId as number), gt(accounts.deleteAfter, ctx.clock.now()));
  await ctx.tx.update(accounts).set({ deletedAt: null, deleteAfter: null }).where(isInTime);
  return { delete_after: null };
}
