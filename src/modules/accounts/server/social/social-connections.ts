import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type SocialProvider, socialNames } from '../../social-providers.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { removeWays } from '../step-up/removed-ways.ts';
import { settleChange } from '../step-up/settle-change.ts';
import { assertNotLastWayIn, countWaysIn } from '../step-up/ways-in.ts';

interface Connection {
  provider: SocialProvider;
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** The accounts elsewhere that lead into the own one. */
export async function listConnections(ctx: AccountContext) {
  const { accountId } = ctx.viewer;
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

/** Takes a way in away, never the last one. Whoever came in by it is signed out, and the owner is told. */
export function createDisconnectSocial(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { provider }: { provider: SocialProvider }) => {
    const account = await findOwnAccount(ctx);
    const own = sql`account_id = ${account.id} and provider = ${provider}`;
    const { rowCount } = await ctx.tx.query(sql`select from social_identities where ${own}`);
    if (rowCount === 0) throw new AppError('notFound');
    await assertNotLastWayIn(ctx, account.id);
    await removeWays(ctx, 'social_identities', own);
    await settleChange(ctx, parts, account, 'social_removed');
    return { disconnected: true as const };
  };
}
