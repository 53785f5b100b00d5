import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { Storage } from '#src/platform/storage/storage.ts';

export const UNCLAIMED_HOURS = 24;
const BATCH = 200;

/** Removes files that nothing was made of within a day, and the bytes of every file whose row is gone. */
export function purgeFilesTask(db: Database, storage: Storage, clock: Clock): Task {
  return {
    name: 'purge-files',
    schedule: '7 * * * *',
    run: async () => {
      const before = new Date(clock.now().getTime() - UNCLAIMED_HOURS * 3600_000).toISOString();
      const where = sql`subject is null and created_at < ${before}`;
      const done = await deleteInBatches(db, { table: 'files', by: 'created_at', where });
      while ((await removeBatch(db, storage)) === BATCH);
      return done;
    },
  };
}

/** The note goes last: bytes that could not be removed are tried again. */
async function removeBatch(db: Database, storage: Storage): Promise<number> {
  const { rows } = await db.query<{ file_id: string }>(
    sql`select file_id from file_removals order by created_at limit ${BATCH}`,
  );
  for (const { file_id } of rows) {
    await storage.remove(file_id);
    await db.query(sql`delete from file_removals where file_id = ${file_id}::uuid`);
  }
  return rows.length;
}
