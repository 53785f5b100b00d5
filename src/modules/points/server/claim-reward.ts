import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { credit } from './earn.ts';
import { lockWallet } from './ledger.ts';
import { claimUntil, type EventRow, findEvent, presentEvent } from './point-events.queries.ts';
import type { NotifyOfPoints } from './points.notices.ts';

/** Gives the reward of an event that was joined and whose goal is reached, once however often it is asked for. */
export function createClaimReward(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, { id }: { id: number }) => {
    const { accountId } = ctx.viewer;
    const now = ctx.clock.now();
    const wallet = await lockWallet(ctx.tx, accountId, now);
    const event = await findEvent(ctx.tx, id, accountId);
    if (!event?.joined_at) throw new AppError('rewardNotFound');
    if (event.claimed_at) throw new AppError('rewardAlreadyClaimed');
    if (claimUntil(event.ends_at) <= now) throw new AppError('rewardExpired');
    if (!(await isReached(ctx, event))) throw new AppError('rewardConditionsUnmet');
    const reward = { kind: 'event_reward', onceKey: `event_reward:${id}:${wallet.id}`, points: event.points } as const;
    await credit(ctx.tx, notify, wallet, { ...reward, accountId, at: now });
    await ctx.tx.query(sql`
      update point_event_joins set claimed_at = ${now.toISOString()} where event_id = ${id} and account_id = ${accountId}`);
    return presentEvent({ ...event, claimed_at: now });
  };
}

/** A whole profile, or an interview during the event at which a verified employer saw the person. */
async function isReached(
  { tx, viewer }: AccountWriteContext,
  { goal, starts_at, ends_at }: EventRow,
): Promise<boolean> {
  const { accountId } = viewer;
  const reached =
    goal === 'profile'
      ? sql`select from accounts where id = ${accountId} and is_profile_completed`
      : sql`select from interviews i join conversations c on c.id = i.conversation_id
          join companies co on co.id = c.company_id and co.verified_at is not null
          where i.talent_id = ${accountId} and i.talent_attended
            and i.starts_at between ${starts_at.toISOString()} and ${ends_at.toISOString()} limit 1`;
  return (await tx.query(reached)).rows.length > 0;
}
