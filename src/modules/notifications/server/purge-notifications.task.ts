import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

const KEPT_DAYS = 180;

/** News older than half a year is no news. */
export function purgeNotificationsTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-notifications',
    schedule: '23 * * * *',
    run: async () => {
      const oldest = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600_000).toISOString();
      return deleteInBatches(db, { table: 'notifications', by: 'created_at', where: sql`created_at < ${oldest}` });
    },
  };
}
