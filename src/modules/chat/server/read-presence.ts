import type { Presence } from '#src/modules/accounts/presence.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presenceAt } from './chat.policy.ts';

type Moments = { online_until: string | null; last_active_at: string | null };

/** When someone was last here, as coarse as it is told to others. */
export async function readPresence(ctx: Pick<Context, 'tx' | 'clock'>, accountId: number): Promise<Presence> {
  const { rows } = await ctx.tx.query<Moments>(sql`
    select online_until, last_active_at from chat_inboxes where account_id = ${accountId}`);
  const moment = (at: string | null | undefined) => (at ? new Date(at) : null);
  return presenceAt(ctx.clock.now(), moment(rows[0]?.online_until), moment(rows[0]?.last_active_at));
}
