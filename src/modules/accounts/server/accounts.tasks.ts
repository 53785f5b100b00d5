import { sql } from 'drizzle-orm';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** Removes what has run out: sessions after their 30 days, and the answers kept for repeated writes after one day. */
export function purgeExpiredTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-expired',
    schedule: '17 * * * *',
    run: async () => {
      const now = clock.now().toISOString();
      await db.execute(sql`delete from sessions where expires_at < ${now}`);
      await db.execute(sql`delete from idempotency_keys where created_at < ${now}::timestamptz - interval '1 day'`);
    },
  };
}
