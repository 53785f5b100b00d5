import { checkLedger } from '../src/modules/points/server/check-ledger.ts';
import type { Database } from '../src/platform/database/database.ts';
import { StartError } from '../src/platform/start-error.ts';
import { withDatabase } from './with-database.ts';

/** Recomputes all balances of points from the ledger, names what differs and ends with 1 then. It changes nothing. */
async function check(db: Database): Promise<void> {
  const differences = await checkLedger(db);
  for (const { what, id, is, ledger } of differences) {
    const subject = what === 'transaction' ? `transaction ${id}` : `wallet ${id}, ${what}`;
    console.error(`  ${subject}: ${is ?? 'no entries'} instead of ${ledger}`);
  }
  if (differences.length > 0) process.exitCode = 1;
  else console.log('  Every balance of points is what the ledger says.');
}

withDatabase(check).catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n  ${error.message.trim()}\n` : error);
  process.exitCode = 1;
});
