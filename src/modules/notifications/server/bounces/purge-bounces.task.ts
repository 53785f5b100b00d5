import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

const KEPT_DAYS = 30;

/** A full mailbox of last month says nothing any more; an address that is stopped for good stays so. */
export function purgeBouncesTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-bounces',
    schedule: '41 3 * * *',
    run: async () => {
      const oldest = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600_000).toISOString();
      return deleteInBatches(db, { table: 'email_suppressions', by: 'until', where: sql`until < ${oldest}` });
    },
  };
}
