import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** Addresses are kept for a limited time: those of friends who never came, and hashes of deleted accounts. */
export function purgeInvitationsTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-invitations',
    schedule: '37 * * * *',
    run: async () => {
      const now = clock.now().toISOString();
      for (const table of ['email_invitations', 'former_addresses']) {
        await deleteInBatches(db, { table, where: sql`expires_at <= ${now}`, by: 'expires_at' });
      }
    },
  };
}
