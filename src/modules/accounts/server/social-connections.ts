import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { type SocialProvider, socialNames } from '../social-providers.ts';
import { socialIdentities } from './accounts.tables.ts';
import { endOtherSessions, renewSession } from './open-session.ts';
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

/** Takes a way in away, never the last one. Whoever came in by it is signed out. */
export async function disconnectSocial(ctx: Context, { provider }: { provider: SocialProvider }) {
  const accountId = ctx.viewer.accountId ?? 0;
  const own = and(eq(socialIdentities.accountId, accountId), eq(socialIdentities.provider, provider));
  const [found] = await ctx.tx.select({ id: socialIdentities.id }).from(socialIdentities).where(own);
  if (!found) throw new AppError('notFound');
  await assertNotLastWayIn(ctx, accountId);
  await ctx.tx.delete(socialIdentities).where(own);
  await endOtherSessions(ctx, accountId);
  await renewSession(ctx);
  return { disconnected: true as const };
}
