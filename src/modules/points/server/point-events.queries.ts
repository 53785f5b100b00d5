import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { PointEvent } from '../points.contract.ts';
import { CLAIM_DAYS, type EventGoal } from '../points-rules.ts';

const DAY = 24 * 3600_000;
/** Events are few; this is what one page can show. */
const MOST_SHOWN = 20;

export interface EventRow {
  id: number;
  goal: EventGoal;
  points: number;
  country_id: number | null;
  starts_at: Date;
  ends_at: Date;
  joined_at: Date | null;
  claimed_at: Date | null;
}

export function claimUntil(endsAt: Date): Date {
  return new Date(endsAt.getTime() + CLAIM_DAYS * DAY);
}

export function presentEvent(row: EventRow): PointEvent {
  const { id, goal, points } = row;
  return {
    ...{ id, goal, points },
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    claim_until: claimUntil(row.ends_at).toISOString(),
    is_joined: row.joined_at !== null,
    is_claimed: row.claimed_at !== null,
  };
}

export async function findEvent(tx: Reader, id: number, accountId: number): Promise<EventRow | undefined> {
  const { rows } = await tx.query<EventRow>(sql`
    select e.id, e.goal, e.points, e.country_id, e.starts_at, e.ends_at, j.joined_at, j.claimed_at
    from point_events e left join point_event_joins j on j.event_id = e.id and j.account_id = ${accountId}
    where e.id = ${id}`);
  return rows[0];
}

/** What someone can join now, and what they have joined while its reward is to be had. */
export async function listEvents(tx: Reader, accountId: number, now: Date): Promise<PointEvent[]> {
  const since = new Date(now.getTime() - CLAIM_DAYS * DAY);
  const { rows } = await tx.query<EventRow>(sql`
    select e.id, e.goal, e.points, e.country_id, e.starts_at, e.ends_at, j.joined_at, j.claimed_at
    from point_events e join accounts a on a.id = ${accountId}
    left join point_event_joins j on j.event_id = e.id and j.account_id = a.id
    where e.ends_at > ${since.toISOString()} and e.starts_at <= ${now.toISOString()}
      and (j.joined_at is not null or (e.ends_at > ${now.toISOString()} and coalesce(e.country_id, a.country_id) = a.country_id))
    order by e.ends_at, e.id limit ${MOST_SHOWN}`);
  return rows.map(presentEvent);
}
