import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { ADDRESS_DAYS } from '../withdrawal-rules.ts';

const DAY = 24 * 3600_000;

/** Deletes the addresses of requests that were settled long enough ago for nobody to ask about them. */
export function forgetAddressesTask(db: Database, clock: Clock): Task {
  return {
    name: 'forget-withdrawal-addresses',
    schedule: '20 4 * * *',
    run: () => {
      const before = new Date(clock.now().getTime() - ADDRESS_DAYS * DAY);
      const where = sql`settled_at < ${before.toISOString()} and address is not null`;
      return updateInBatches(db, { table: 'point_withdrawals', where, by: 'settled_at' }, sql`address = null`);
    },
  };
}
