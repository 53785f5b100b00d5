import type { Database, Transaction } from './database.ts';
import { inBatches } from './in-batches.ts';
import { sql } from './sql.ts';

interface Walk {
  task: string;
  /** What it is done once for: a day, a minute. */
  round: string;
  /** A new round begins at the start even where the one before was interrupted: what that has done no longer holds. */
  startsAnew?: boolean;
  now: Date;
  /** The next ids after a position, in order. */
  next(tx: Transaction, after: number, size: number): Promise<number[]>;
  handle(tx: Transaction, ids: number[]): Promise<void>;
  size?: number;
}

/**
 * Goes through growing ids once a round, a portion at a time. Where it has come to is noted with each portion, so that a
 * walk that was interrupted goes on there, in a later round too; the note is locked meanwhile, so that a second worker
 * takes the next portion.
 */
export function walkInBatches(db: Database, walk: Walk): Promise<number> {
  const step = async (tx: Transaction, size: number) => {
    const position = await lockPosition(tx, walk);
    if (position === null) return 0;
    const ids = await walk.next(tx, position, size);
    if (ids.length > 0) await walk.handle(tx, ids);
    const reached = ids.length < size ? null : (ids.at(-1) ?? null);
    await tx.query(sql`update task_positions set position = ${reached} where task = ${walk.task}`);
    return ids.length;
  };
  return inBatches(db, step, { size: walk.size });
}

async function lockPosition(tx: Transaction, { task, round, startsAnew = false, now }: Walk): Promise<number | null> {
  const { rows } = await tx.query<{ position: number | null }>(sql`
    insert into task_positions as known (task, round, position, updated_at)
    values (${task}, ${round}, 0, ${now.toISOString()})
    on conflict (task) do update set updated_at = excluded.updated_at, round = excluded.round,
      position = case when (known.position is null or ${startsAnew}) and known.round <> excluded.round
        then 0 else known.position end
    returning position`);
  return rows[0]?.position ?? null;
}
