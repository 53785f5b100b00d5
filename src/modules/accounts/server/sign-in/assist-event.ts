import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { findOwnAccount } from '../profile/own-account.ts';

const EVENT = 'sg-spring';

/** Credits who invited the account while the event runs, once for each they brought; otherwise says why not. */
export function createAssistEvent({ settings: { springEvent } }: AccountsParts) {
  return async (ctx: WriteContext, { onboarded_method }: { onboarded_method: string }) => {
    const now = ctx.clock.now();
    if (!springEvent || now < springEvent.from || now >= springEvent.until) {
      return { is_credited: false, status: 'not_running' as const };
    }
    const account = await findOwnAccount(ctx);
    if (account.invitedBy === null) return { is_credited: false, status: 'not_invited' as const };
    const { rowCount } = await ctx.tx.query(sql`
      insert into event_assists (event, inviter_id, invitee_id, onboarded_method, created_at)
      values (${EVENT}, ${account.invitedBy}, ${account.id}, ${onboarded_method}, ${now.toISOString()})
      on conflict (event, invitee_id) do nothing`);
    return rowCount
      ? { is_credited: true, status: 'credited' as const }
      : { is_credited: false, status: 'already_credited' as const };
  };
}
