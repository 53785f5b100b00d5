import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { composeDeletion } from '../codes/messages.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { contactOf } from '../second-factor/second-factor.policy.ts';
import { endOtherSessions } from '../sessions/open-session.ts';

const GRACE_DAYS = 14;

/**
 * Marks the account for deletion and signs its other devices out; this one stays, so that its owner sees how long they
 * can still change their mind.
 */
export function createDeleteAccount({ deliver, texts }: AccountsParts) {
  return async (ctx: AccountWriteContext) => {
    const account = await findOwnAccount(ctx);
    // Asked twice, the first day counts.
    if (account.deleteAfter) return { delete_after: account.deleteAfter.toISOString() };
    const now = ctx.clock.now();
    const deleteAfter = new Date(now.getTime() + GRACE_DAYS * 24 * 3600_000);
    await ctx.tx.query(sql`
      update accounts set deleted_at = ${now}, delete_after = ${deleteAfter} where id = ${account.id}`);
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
export async function cancelDeletion(ctx: AccountWriteContext) {
  await ctx.tx.query(sql`
    update accounts set deleted_at = null, delete_after = null
    where id = ${ctx.viewer.accountId} and delete_after > ${ctx.clock.now()}`);
  return { delete_after: null };
}
