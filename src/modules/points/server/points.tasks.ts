import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import { updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Logger } from '#src/platform/log.ts';
import type { SiteGauge } from '#src/platform/metrics.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { ADDRESS_DAYS } from '../withdrawal-rules.ts';
import { checkLedger } from './check-ledger.ts';

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

/** In the log; all of them are named by `npm run points:check`. */
const MOST_LOGGED = 20;
const KEEP_CHECKS_DAYS = 400;

/** Looks every day whether all balances are what the ledger says, and keeps the answer for whoever is on call. */
export function checkLedgerTask(db: Database, clock: Clock, log: Logger): Task {
  return {
    name: 'check-ledger',
    schedule: '50 3 * * *',
    run: async () => {
      const differences = await checkLedger(db.reader);
      const now = clock.now();
      const forgotten = new Date(now.getTime() - KEEP_CHECKS_DAYS * DAY);
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into point_ledger_checks (checked_at, differences) values (${now.toISOString()}, ${differences.length})
          on conflict (checked_at) do update set differences = excluded.differences`);
        await tx.query(sql`delete from point_ledger_checks where checked_at < ${forgotten.toISOString()}`);
      });
      if (differences.length === 0) return;
      const shown = differences.slice(0, MOST_LOGGED);
      log.error({ differences: differences.length, shown }, 'balances of points differ from the ledger');
    },
  };
}

/** What the last look at the ledger found, and how long ago it was; nothing before the first. */
export function ledgerGauges(clock: Clock): SiteGauge[] {
  const readLast = async (db: Reader) => {
    const { rows } = await db.query<{ checked_at: Date; differences: number }>(sql`
      select checked_at, differences from point_ledger_checks order by checked_at desc limit 1`);
    return rows[0];
  };
  return [
    {
      name: 'points_ledger_differences',
      help: 'Balances of points that differed from the ledger when it was last looked at',
      read: async (db) => (await readLast(db))?.differences,
    },
    {
      name: 'points_ledger_check_age_seconds',
      help: 'How long ago the ledger of points was last looked at',
      read: async (db) => {
        const last = await readLast(db);
        return last && (clock.now().getTime() - last.checked_at.getTime()) / 1000;
      },
    },
  ];
}
