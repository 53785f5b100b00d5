import type { Clock } from '#src/kernel/clock.ts';
import { releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** As long as a deletion can be taken back. */
const KEPT_MINUTES = 60;
const BATCH = 100;

const TABLES = ['attached_resumes', 'video_resumes'] as const;

/** Lets go of deleted resumes and videos: the row goes with its file, and the bytes with the next round of `purge-files`. */
export function purgeResumesTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-resumes',
    schedule: '*/10 * * * *',
    run: async () => {
      const before = new Date(clock.now().getTime() - KEPT_MINUTES * 60_000).toISOString();
      for (const table of TABLES) {
        await inBatches(db, (tx, size) => purgeBatch(tx, { table, before, size }), { size: BATCH });
      }
    },
  };
}

interface Purge {
  table: (typeof TABLES)[number];
  before: string;
  size: number;
}

async function purgeBatch(tx: Transaction, { table, before, size }: Purge): Promise<number> {
  const { rows } = await tx.query<{ file_id: string }>(sql`
    select file_id from ${sql.identifier(table)} where deleted_at < ${before}
    order by deleted_at limit ${size} for update skip locked`);
  for (const { file_id } of rows) await releaseFile(tx, file_id);
  return rows.length;
}
