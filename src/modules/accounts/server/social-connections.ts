import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { type SocialProvider, socialNames } from '../social-providers.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { socialIdentities } from './accounts.tables.ts';
import { findOwnAccount } from './own-account.ts';
import { removeWays } from './removed-ways.ts';
import { settleChange } from './settle-change.ts';
import { assertNotLastWayIn, countWaysIn } from './ways-in.ts';

/** The accounts elsewhere that lead into the own one. */
export async function listConnections(ctx: Context) {
  const accountId = ctx.viewer.accountId ?? 0;
  const found = await ctx.tx
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.accountId, accountId))
    .orderBy(asc(socialIdentities.id));
  const canDisconnect = (await countWaysIn(ctx, accountId)) > 1;
  return {
    connections: found.map(({ provider, email, createdAt, lastUsedAt }) => ({
      provider,
      name: socialNames[provider],
      email,
      connected_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
      can_disconnect: canDisconnect,
    })),
  };
}

/** Takes a way in away, never the last one. Whoever came in by it is signed out, and the owner is told. */
export function createDisconnectSocial(parts: AccountsParts) {
  return async (ctx: Context, { provider }: { provider: SocialProvider }) => {
    const account = await findOwnAccount(ctx);
    const own = and(eq(socialIdentities.accountId, account.id), eq(socialIdentities.provider, provider));
    const [found] = await ctx.tx.select({ id: socialIdentities.id }).from(socialIdentities).where(own);
    if (!found) throw new AppError('notFound');
    await assertNotLastWayIn(ctx, account.id);
    await removeWays(ctx, 'social_identities', sql`account_id = ${account.id} and provider = ${provider}`);
    await settleChange(ctx, parts, account, 'social_removed');
    return { disconnected: true as const };
  };
}
