import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_A_DAY } from '../invitation-rules.ts';
import { countAssists, isRunning } from './assist-event.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { countSentToday, listFriends } from './invitations.queries.ts';

/** One's own code, what is left today, and a page of those whom one has invited. */
export function createGetInvitations({ springEvent }: InvitationsParts) {
  return async (ctx: AccountContext, { cursor }: { cursor?: string }) => {
    const { accountId } = ctx.viewer;
    const now = ctx.clock.now();
    const { rows } = await ctx.tx.query<{ code: string | null; rewarded: number }>(sql`
      select (select code from invitation_codes where account_id = ${accountId}) as code,
        (select count(*)::int from invited_friends where inviter_id = ${accountId} and state = 'rewarded') as rewarded`);
    const { code = null, rewarded = 0 } = rows[0] ?? {};
    return {
      ...(await listFriends(ctx.tx, accountId, cursor)),
      code,
      rewarded,
      left_today: Math.max(0, MOST_A_DAY - (await countSentToday(ctx.tx, accountId, now))),
      event: isRunning(springEvent, now)
        ? { until: springEvent.until.toISOString(), assists: await countAssists(ctx.tx, accountId) }
        : null,
    };
  };
}
