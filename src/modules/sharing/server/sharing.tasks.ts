import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches, updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

const KEPT_DAYS = 365;
const MARK_DAYS = 1;

/** Visits and ended links are listed for twelve months; what tells two visitors apart is forgotten after a day. */
export function purgeSharingTask(db: Database, clock: Clock): Task {
  const ago = (days: number) => new Date(clock.now().getTime() - days * 24 * 3600_000).toISOString();
  return {
    name: 'purge-sharing',
    schedule: '23 * * * *',
    run: async () => {
      const old = sql`created_at < ${ago(MARK_DAYS)} and viewer_hash is not null`;
      const forgotten = await updateInBatches(
        db,
        { table: 'resume_views', where: old, by: 'created_at' },
        sql`viewer_hash = null`,
      );
      const views = await deleteInBatches(db, {
        table: 'resume_views',
        where: sql`created_at < ${ago(KEPT_DAYS)}`,
        by: 'created_at',
      });
      const links = await deleteInBatches(db, {
        table: 'resume_links',
        where: sql`expires_at < ${ago(KEPT_DAYS)}`,
        by: 'expires_at',
      });
      return forgotten + views + links;
    },
  };
}
