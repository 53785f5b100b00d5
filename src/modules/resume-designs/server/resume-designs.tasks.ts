import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** As long as a deletion can be taken back. */
const KEPT_MINUTES = 60;
const BATCH = 100;

/** Lets go of deleted drafts and copies. */
export function purgeOnlineResumesTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-online-resumes',
    schedule: '5-59/10 * * * *',
    run: () => {
      const before = new Date(clock.now().getTime() - KEPT_MINUTES * 60_000).toISOString();
      return inBatches(db, (tx, size) => purgeBatch(tx, before, size), { size: BATCH });
    },
  };
}

async function purgeBatch(tx: Transaction, before: string, size: number): Promise<number> {
  const { rowCount } = await tx.query(sql`
    delete from online_resumes where id in (
      select id from online_resumes where deleted_at < ${before}
      order by deleted_at limit ${size} for update skip locked)`);
  return rowCount ?? 0;
}
