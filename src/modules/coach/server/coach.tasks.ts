import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { KEPT_DAYS } from '../coach-limits.ts';

const DAY_MS = 86_400_000;
const TABLES = [sql`coach_conversations`, sql`coach_practices`];

/** What nobody has touched for half a year is not kept. */
export function coachTasks(db: Database, clock: Clock): Task[] {
  return [
    {
      name: 'forget-coach-conversations',
      schedule: '25 3 * * *',
      run: async () => {
        const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
        let total = 0;
        for (const table of TABLES) {
          total += await inBatches(db, async (tx: Transaction, size: number) => {
            const { rows } = await tx.query<{ id: number }>(sql`
              delete from ${table} where id in (
                select id from ${table} where touched_at < ${before} order by touched_at limit ${size}) returning id`);
            return rows.length;
          });
        }
        return total;
      },
    },
  ];
}
