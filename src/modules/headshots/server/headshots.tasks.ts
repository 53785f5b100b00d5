import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { fileColumns, type HeadshotFiles, releaseHeadshot } from './headshots.queries.ts';

const BATCH = 100;

/** Lets go of portraits whose week is over, with their photos; the bytes go with the next round of `purge-files`. */
export function purgeHeadshotsTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-headshots',
    schedule: '23 * * * *',
    run: () => inBatches(db, (tx, size) => purgeBatch(tx, clock.now(), size), { size: BATCH }),
  };
}

async function purgeBatch(tx: Transaction, now: Date, size: number): Promise<number> {
  const { rows } = await tx.query<HeadshotFiles>(sql`
    select ${fileColumns} from headshots
    where expires_at <= ${now.toISOString()} order by expires_at limit ${size} for update skip locked`);
  for (const row of rows) await releaseHeadshot(tx, row);
  return rows.length;
}
