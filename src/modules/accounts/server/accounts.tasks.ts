import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** Codes and tickets stay a day longer than they work, so that 'used' and 'expired' can be told from 'wrong'. */
const OUTLIVED = ['one_time_codes', 'sign_in_tickets', 'qr_logins'];
const SESSIONS_AT_ONCE = 100;
const RUN_OUT = [
  'attempt_logs',
  'trusted_devices',
  'data_exports',
  'pending_steps',
  'rate_windows',
  'account_changes',
  'removed_ways',
  'known_places',
];

/** Removes what has run out: sessions after their 30 days, codes, and the answers kept for repeated writes. */
export function purgeExpiredTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-expired',
    schedule: '17 * * * *',
    run: async () => {
      const now = clock.now().toISOString();
      const dayAgo = new Date(clock.now().getTime() - 24 * 3600_000).toISOString();
      const monthAgo = new Date(clock.now().getTime() - 30 * 24 * 3600_000).toISOString();
      const purge = (table: string, by: string, before: string, size?: number) =>
        deleteInBatches(db, { table, by, where: sql`${sql.identifier(by)} < ${before}`, size });
      // What a session has looked at forgets it, so that each may be hundreds of rows.
      let done = await purge('sessions', 'expires_at', now, SESSIONS_AT_ONCE);
      for (const table of RUN_OUT) done += await purge(table, 'expires_at', now);
      for (const table of OUTLIVED) done += await purge(table, 'expires_at', dayAgo);
      done += await purge('idempotency_keys', 'created_at', dayAgo);
      return done + (await purge('get_started_records', 'created_at', monthAgo));
    },
  };
}
