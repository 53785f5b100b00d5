import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Task } from '../queue/queue.ts';

const KEPT_DAYS = 30;
const BATCH = 1000;

/** Forgets dead letters after a month, in batches. What was handed over is gone already. */
export function purgeMessagesTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-messages',
    schedule: '41 * * * *',
    run: async () => {
      const oldest = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600_000).toISOString();
      for (;;) {
        const { rowCount } = await db.query(sql`
          delete from outbox_messages where id = any(array(
            select id from outbox_messages where status = 'failed' and created_at < ${oldest}
            order by created_at limit ${BATCH}))`);
        if ((rowCount ?? 0) < BATCH) return;
      }
    },
  };
}
