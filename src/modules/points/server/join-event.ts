import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type EventRow, findEvent, presentEvent } from './point-events.queries.ts';

/** Takes part in an event that runs, where the person lives, with a number of their own. */
export async function joinEvent(ctx: AccountWriteContext, { id }: { id: number }) {
  const { accountId } = ctx.viewer;
  const now = ctx.clock.now();
  const event = await findEvent(ctx.tx, id, accountId);
  if (!event) throw new AppError('eventNotFound');
  if (event.starts_at > now) throw new AppError('eventNotStarted');
  if (event.ends_at <= now) throw new AppError('eventEnded');
  if (!(await isEligible(ctx, event))) throw new AppError('eventNotEligible');
  const { rowCount } = await ctx.tx.query(sql`
    insert into point_event_joins (event_id, account_id, joined_at) values (${id}, ${accountId}, ${now.toISOString()})
    on conflict do nothing`);
  if (rowCount === 0) throw new AppError('eventAlreadyJoined');
  return presentEvent({ ...event, joined_at: now });
}

/** A verified number keeps one person from joining with many accounts. */
async function isEligible({ tx, viewer }: AccountWriteContext, { country_id }: EventRow): Promise<boolean> {
  const { rows } = await tx.query(sql`
    select from accounts where id = ${viewer.accountId} and is_mobile_verified
      and coalesce(${country_id}::int, country_id) = country_id`);
  return rows.length > 0;
}
