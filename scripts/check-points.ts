import { join, resolve } from 'node:path';
import { checkLedger } from '../src/modules/points/server/check-ledger.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { loadEnvFile, readEnv } from '../src/platform/env.ts';
import { StartError } from '../src/platform/start-error.ts';

/** Recomputes all balances of points from the ledger, names what differs and ends with 1 then. It changes nothing. */
async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  loadEnvFile(root);
  const env = readEnv();
  const store = await openStore({
    url: env.DATABASE_URL,
    dataRoot: env.PARLEY_DATA_DIR ?? join(root, '.parley'),
    migrations: join(root, 'migrations'),
    poolSize: 2,
  });
  try {
    const differences = await checkLedger(store.database.db);
    for (const { what, id, is, ledger } of differences) {
      const subject = what === 'transaction' ? `transaction ${id}` : `wallet ${id}, ${what}`;
      console.error(`  ${subject}: ${is} instead of ${ledger}`);
    }
    if (differences.length > 0) process.exitCode = 1;
    else console.log('  Every balance of points is what the ledger says.');
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n  ${error.message.trim()}\n` : error);
  process.exitCode = 1;
});
