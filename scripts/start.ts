import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { Running } from '../src/main.ts';
import { assertPortFree } from '../src/platform/assert-port-free.ts';
import { openStore, type Store } from '../src/platform/database/open-store.ts';
import { keepsOutbox } from '../src/platform/delivery/outbox-door.ts';
import { type Env, loadEnvFile, readEnv } from '../src/platform/env.ts';
import { StartError } from '../src/platform/start-error.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { demoAccounts } from './demo/accounts.data.ts';
import { attachDevServer } from './dev-server.ts';

/** `npm start` and `npm run dev`: build, database, migrations, demo data, server, in that order. */
async function start(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const isDev = process.argv.includes('--dev');
  // Compiled once, the program's own files are up in half the time on the next start.
  enableCompileCache(join(root, 'node_modules/.cache/parley'));
  loadEnvFile(root);
  const env = readEnv({ ...process.env, ...(isDev && { NODE_ENV: 'development' }) });
  process.env.NODE_ENV = env.NODE_ENV;
  await assertPortFree(env.HOST, env.PORT);
  if (!isDev) await buildIfNeeded(root);
  const dataRoot = env.PARLEY_DATA_DIR ?? join(root, '.parley');
  const store = await openStore({
    url: env.DATABASE_URL,
    dataRoot,
    migrations: join(root, 'migrations'),
    poolSize: env.DATABASE_POOL,
  });
  let running: Running | undefined;
  const close = async () => {
    await running?.close();
    await store.close();
  };
  closeOnSignal(close);
  try {
    await prepareData(store, env.PARLEY_DEMO ? env.PARLEY_DEMO_JOBS : 0, join(dataRoot, 'files'));
    // Loaded late, like the program itself: what is loaded before the cache is on is compiled anew each time.
    const { demoSecrets, prepareDemoSignIn } = await import('./demo/demo-sign-in.ts');
    await prepareDemoSignIn(store.database.pool, env, demoSecrets(dataRoot));
    // Only now: React picks its production or development half by NODE_ENV when it is first loaded.
    const { startParley } = await import('../src/main.ts');
    running = await startParley({
      env,
      root,
      database: store.database,
      databaseUrl: store.url,
      attachDevServer: isDev ? (server) => attachDevServer(root, server) : undefined,
    });
  } catch (error) {
    await close();
    throw error;
  }
  // Again: the dev server's libraries have added listeners that exit before the database is closed.
  closeOnSignal(close);
  await announce(running.address, env, dataRoot);
}

async function announce(address: string, env: Env, dataRoot: string): Promise<void> {
  const site = address.replace('127.0.0.1', 'localhost');
  console.log(`\n  Parley is ready at ${site}\n`);
  if (keepsOutbox(env)) console.log(`  Its mails and SMS, with the codes to sign in: ${site}/outbox\n`);
  if (!env.PARLEY_DEMO) return;
  console.log('  Demo accounts:');
  for (const { email, what } of demoAccounts) console.log(`    ${email.padEnd(26)} ${what}`);
  const { demoSecrets, hasDemoPassword } = await import('./demo/demo-sign-in.ts');
  if (hasDemoPassword(env)) {
    const { password, operatorSecret } = demoSecrets(dataRoot);
    console.log(`  Password: ${password}`);
    console.log(`  Key for the operator's authenticator app: ${operatorSecret}`);
  } else {
    console.log('  Sign in with a code; no password is set where others can come.');
  }
  console.log('');
}

/**
 * Demo data (when jobs are asked for) and the search index, where they are missing; a migration that changes what is
 * indexed empties `search_statistics`. A process of its own does it: what that took in memory is given back before the
 * first visitor comes.
 */
async function prepareData(store: Store, demoJobs: number, filesFolder: string): Promise<void> {
  const { rows } = await store.database.pool.query<{ isIndexed: boolean; hasDemo: boolean; hasJobs: boolean }>(
    `select exists (select from search_statistics) as "isIndexed", exists (select from demo_loads) as "hasDemo",
      exists (select from jobs) as "hasJobs"`,
  );
  const [found] = rows;
  const isReady = demoJobs > 0 ? found?.hasDemo && found.isIndexed : found?.isIndexed || !found?.hasJobs;
  if (isReady) return;
  const script = join(import.meta.dirname, 'prepare-data.ts');
  const { status } = spawnSync(process.execPath, [script, store.url, String(demoJobs), filesFolder], {
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new StartError('Demo data and search index could not be made. PARLEY_DEMO=0 starts without demo data.');
}

/** Ctrl-C closes in order; a second one does not wait. It takes the place of every other listener. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    console.log('\n  Closing …');
    close().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, onSignal);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exit(1);
}

start().catch(fail);
