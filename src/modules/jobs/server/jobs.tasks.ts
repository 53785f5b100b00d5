import { sql } from 'drizzle-orm';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** Forgets who looked at which job once it can no longer count twice; the numbers of the days stay. */
export function forgetViewersTask(db: Database, clock: Clock): Task {
  return {
    name: 'forget-job-viewers',
    schedule: '23 4 * * *',
    run: async () => {
      const today = clock.now().toISOString().slice(0, 10);
      await db.execute(sql`delete from job_viewers where viewed_on < ${today}::date - 1`);
    },
  };
}
