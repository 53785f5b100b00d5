import type { Presence } from '#src/modules/accounts/presence.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presenceAt } from './chat.policy.ts';

type Moments = { online_until: Date | null; last_active_at: Date | null };

/** When someone was last here, as coarse as it is told to others. */
export async function readPresence(ctx: Pick<Context, 'tx' | 'clock'>, accountId: number): Promise<Presence> {
  const { rows } = await ctx.tx.query<Moments>(sql`
    select online_until, last_active_at from chat_inboxes where account_id = ${accountId}`);
  return presenceAt(ctx.clock.now(), rows[0]?.online_until ?? null, rows[0]?.last_active_at ?? null);
}
