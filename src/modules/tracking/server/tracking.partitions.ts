import type { PartitionedTable } from '#src/platform/database/partitions.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

/** Raw events go after 90 days; the numbers by day have long been taken from them. */
const KEPT_DAYS = 90;
/** By when we were told, never by what the browser says: a wrong clock must not choose how long its rows stay. */
const weekly = { column: 'created_at', step: 'week', ahead: 4, keptDays: KEPT_DAYS } as const;

export const trackingPartitions: readonly PartitionedTable[] = [
  { table: 'job_clicks', ...weekly },
  { table: 'job_exposures', ...weekly },
  { table: 'tracking_events', ...weekly },
];

const REPEATED_MS = 7 * 86_400_000;

/**
 * Whether an event of `given` is known. Keys are unique within a part, where the database refuses the second; across the
 * edge of two parts this looks for what came in the last week. The bounds leave the other parts alone, and
 * `offset 0` keeps the planner from joining, for which it would read a whole part while that is small.
 */
export function isKnown(table: string, now: Date): Sql {
  return sql`exists (
    select from ${sql.identifier(table)} known where known.event_key = given.event_key
      and known.created_at >= ${new Date(now.getTime() - REPEATED_MS).toISOString()}::timestamptz
      and known.created_at <= ${now.toISOString()}::timestamptz
    offset 0)`;
}
