import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

const KEPT_DAYS = 30;

/** Forgets invitations a month after they have run out: the addresses of people who never came are not ours to keep. */
export function forgetInvitationsTask(db: Database, clock: Clock): Task {
  return {
    name: 'forget-invitations',
    schedule: '40 3 * * *',
    run: async () => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
      return deleteInBatches(db, {
        table: 'company_invitations',
        by: 'expires_at',
        where: sql`expires_at < ${before}`,
      });
    },
  };
}
