import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { recordAction } from '#src/modules/moderation/server/moderation.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { operatorPointsContract } from '../operator-points.contract.ts';
import type { EventGoal } from '../points-rules.ts';

type Input = ParsedInputOf<(typeof operatorPointsContract)['POST /operator/points/events']>;

const MOST_SHOWN = 50;

/** Plans an event; once it stands, its goal and points are what people were promised and stay. */
export async function planEvent(ctx: AccountWriteContext, { goal, points, country_id, starts_at, ends_at }: Input) {
  const at = ctx.clock.now();
  const operatorId = ctx.viewer.accountId;
  if (Date.parse(ends_at) <= Math.max(Date.parse(starts_at), at.getTime())) {
    throw new AppError('validationFailed', {}, [{ field: 'ends_at', problem: 'invalid' }]);
  }
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into point_events (goal, points, country_id, starts_at, ends_at, created_by, created_at)
    values (${goal}, ${points}, ${country_id}, ${starts_at}, ${ends_at}, ${operatorId}, ${at.toISOString()})
    returning id`);
  const details = { goal, points, country_id, starts_at, ends_at };
  const entry = { operatorId, action: 'points.event_planned', subject: 'point_event', subjectId: id, details, at };
  await recordAction(ctx.tx, { ...entry, reason: `${goal} · ${points}` });
  return { id };
}

interface Row {
  id: number;
  goal: EventGoal;
  points: number;
  country_id: number | null;
  starts_at: Date;
  ends_at: Date;
  joined: number;
  claimed: number;
}

export async function listPlannedEvents(ctx: AccountContext) {
  const { rows } = await ctx.tx.query<Row>(sql`
    select e.id, e.goal, e.points, e.country_id, e.starts_at, e.ends_at, n.joined, n.claimed
    from (select * from point_events order by ends_at desc, id desc limit ${MOST_SHOWN}) e, lateral (
      select count(*)::int as joined, count(claimed_at)::int as claimed from point_event_joins where event_id = e.id) n
    order by e.ends_at desc, e.id desc`);
  return {
    events: rows.map(({ starts_at, ends_at, ...row }) => ({
      ...row,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
  };
}
