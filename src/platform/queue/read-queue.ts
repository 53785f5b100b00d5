import type { Reader } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { readLanes } from '../delivery/read-lanes.ts';
import type { QueueState } from '../metrics.ts';

const HOLDS_MS = 5000;

type ReadBacklog = (db: Reader) => Promise<QueueState[]>;

/** How much work is due, how long it has waited and how much was given up; asked of the database every few seconds at most. */
export function createQueueReader(db: Reader, more: readonly ReadBacklog[] = []): () => Promise<QueueState[]> {
  let last: { at: number; states: Promise<QueueState[]> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > HOLDS_MS) last = { at: performance.now(), states: readAll(db, more) };
    return last.states;
  };
}

/** Without a database, or before its first task, there is nothing to tell, and other metrics must still be read. */
async function readAll(db: Reader, more: readonly ReadBacklog[]): Promise<QueueState[]> {
  const states = await Promise.all([readTasks, readLanes, ...more].map((read) => read(db).catch(() => [])));
  return states.flat();
}

async function readTasks(db: Reader): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(sql`
      select name,
        count(*) filter (where state < 'active' and start_after <= now())::int as depth,
        coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float
          as age,
        count(*) filter (where state = 'failed')::int as failed
      from queue.job where state < 'active' or state = 'failed' group by name`);
  return rows;
}
