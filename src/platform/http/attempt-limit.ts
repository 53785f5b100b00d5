import type { Clock } from '#src/kernel/clock.ts';
import type { RateLimit } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface AttemptLimit {
  /** Takes one try under every key before it is made, or throws `tooManyAttempts` with the seconds to wait. */
  take(keys: string[], limit: RateLimit): Promise<void>;
  /** Gives the newest try back: it was no failure. */
  giveBack(keys: string[]): Promise<void>;
}

/**
 * Counts tries for all processes, in the database and over a sliding window: no hour has more than the limit, wherever
 * it begins. The count lives outside the caller's transaction, because a failure rolls that back and must count all the
 * same. So `db` must have connections of its own: calls that hold one each while they wait for a second one would
 * otherwise wait for each other.
 */
export function createAttemptLimit(db: Database, clock: Clock): AttemptLimit {
  return {
    take: async (keys, limit) => {
      // In one order, so that two callers with the same keys never wait for each other.
      for (const key of [...keys].sort()) await takeOne(db, clock.now(), key, limit);
    },
    giveBack: async (keys) => {
      for (const key of [...keys].sort()) {
        await db.query(sql`
          update attempt_logs set tries = tries[:cardinality(tries) - 1] where key = ${key} and cardinality(tries) > 0`);
      }
    },
  };
}

async function takeOne(db: Database, now: Date, key: string, { max, seconds }: RateLimit): Promise<void> {
  const at = now.toISOString();
  const since = new Date(now.getTime() - seconds * 1000).toISOString();
  const until = new Date(now.getTime() + seconds * 1000).toISOString();
  // A try of the future, after a clock was set back or from a machine whose clock is ahead, is one of now: nobody waits
  // longer than the window.
  const live = sql`(select coalesce(array_agg(least(try, ${at}::timestamptz) order by try), '{}')
    from unnest(log.tries) as try where try > ${since}::timestamptz)`;
  const { rowCount } = await db.query(sql`
    insert into attempt_logs as log (key, tries, expires_at)
    values (${key}, array[${at}::timestamptz], ${until})
    on conflict (key) do update set tries = ${live} || ${at}::timestamptz, expires_at = excluded.expires_at
    where cardinality(${live}) < ${max}`);
  if (rowCount) return;
  const { rows } = await db.query<{ oldest: Date | null }>(sql`
    select min(least(try, ${at}::timestamptz)) as oldest from attempt_logs, unnest(tries) as try
    where key = ${key} and try > ${since}::timestamptz`);
  const oldest = rows[0]?.oldest ? rows[0].oldest.getTime() : now.getTime();
  const wait = Math.ceil((oldest + seconds * 1000 - now.getTime()) / 1000);
  throw new AppError('tooManyAttempts', { retry_after: Math.max(1, wait) });
}
