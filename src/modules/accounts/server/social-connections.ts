import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type SocialProvider, socialNames } from '../social-providers.ts';
import { endOtherSessions, renewSession } from './open-session.ts';
import { assertNotLastWayIn, countWaysIn } from './ways-in.ts';

interface Connection {
  provider: SocialProvider;
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** The accounts elsewhere that lead into the own one. */
export async function listConnections(ctx: Context) {
  const accountId = ctx.viewer.accountId ?? 0;
  const query = sql`
    select provider, email, created_at, last_used_at from social_identities where account_id = ${accountId} order by id`;
  const { rows: found } = await ctx.tx.query<Connection>(query);
  const canDisconnect = (await countWaysIn(ctx, accountId)) > 1;
  return {
    connections: found.map(({ provider, email, created_at, last_used_at }) => ({
      provider,
      name: socialNames[provider],
      email,
      connected_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      can_disconnect: canDisconnect,
    })),
  };
}

/** Takes a way in away, never the last one. Whoever came in by it is signed out. */
export async function disconnectSocial(ctx: Context, { provider }: { provider: SocialProvider }) {
  const accountId = ctx.viewer.accountId ?? 0;
  const own = sql`account_id = ${accountId} and provider = ${provider}`;
  const { rowCount } = await ctx.tx.query(sql`select from social_identities where ${own}`);
  if (rowCount === 0) throw new AppError('notFound');
  await assertNotLastWayIn(ctx, accountId);
  await ctx.tx.query(sql`delete from social_identities where ${own}`);
  await endOtherSessions(ctx, accountId);
  await renewSession(ctx);
  return { disconnected: true as const };
}
