import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches, updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { NETWORK_DAYS } from '../invitation-rules.ts';

const DAY_MS = 24 * 3600_000;

/** Addresses are kept for a limited time: those of friends who never came, hashes of deleted accounts and of networks. */
export function purgeInvitationsTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-invitations',
    schedule: '37 * * * *',
    run: async () => {
      const now = clock.now().toISOString();
      const networksBefore = new Date(clock.now().getTime() - NETWORK_DAYS * DAY_MS).toISOString();
      for (const table of ['email_invitations', 'former_addresses']) {
        await deleteInBatches(db, { table, where: sql`expires_at <= ${now}`, by: 'expires_at' });
      }
      const where = sql`joined_at < ${networksBefore} and network is not null`;
      await updateInBatches(db, { table: 'invited_friends', where, by: 'joined_at' }, sql`network = null`);
    },
  };
}
