import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Running } from '../src/main.ts';
import { assertPortFree } from '../src/platform/assert-port-free.ts';
import { openStore, type Store } from '../src/platform/database/open-store.ts';
import { type Env, loadEnvFile, readEnv } from '../src/platform/env.ts';
import { createLogger } from '../src/platform/log.ts';
import { StartError } from '../src/platform/start-error.ts';
import { announce } from './announce.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { attachDevServer } from './dev-server.ts';

/** Build, database, migrations, demo data, server, in that order. */
async function start(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const isDev = process.argv.includes('--dev');
  loadEnvFile(root);
  const env = readEnv({ ...process.env, ...(isDev && { NODE_ENV: 'development' }) });
  process.env.NODE_ENV = env.NODE_ENV;
  await assertPortFree(env.HOST, env.PORT);
  if (!isDev) buildIfNeeded(root);
  const dataRoot = env.PARLEY_DATA_DIR ?? join(root, '.parley');
  const store = await openStore({
    url: env.DATABASE_URL,
    dataRoot,
    migrations: join(root, 'migrations'),
    poolSize: env.DATABASE_POOL,
    log: createLogger(logLevel(env)),
  });
  let running: Running | undefined;
  let preparing: ChildProcess | undefined;
  const close = async () => {
    if (preparing && preparing.exitCode === null && preparing.kill()) await once(preparing, 'exit');
    await running?.close();
    await store.close();
  };
  const takeSignals = closeOnSignal(close);
  takeSignals();
  try {
    const isReady = await hasData(store, env);
    if (!isReady) {
      preparing = prepareData(store.url, env, join(dataRoot, 'files'));
      const [status] = await once(preparing, 'exit');
      if (status !== 0)
        throw new StartError('Demo data and search index could not be made. PARLEY_DEMO=0 starts without demo data.');
    }
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
    // A signal has made it fail, and its listener closes.
    if (isClosing) return;
    await close();
    throw error;
  }
  // Again: the dev server's libraries have added listeners that exit before the database is closed.
  takeSignals();
  await announce(running, env, dataRoot);
}

/** Whether demo data, if any is wanted, and the search index are there; a migration that changes what is indexed empties `search_statistics`. */
async function hasData(store: Store, env: Env): Promise<boolean> {
  const { rows } = await store.database.pool.query<{ isIndexed: boolean; hasDemo: boolean; hasJobs: boolean }>(
    `select exists (select from search_statistics) as "isIndexed", exists (select from demo_loads) as "hasDemo",
      exists (select from jobs) as "hasJobs"`,
  );
  const { isIndexed = false, hasDemo = false, hasJobs = false } = rows[0] ?? {};
  return demoJobs(env) > 0 ? hasDemo && isIndexed : isIndexed || !hasJobs;
}

/** In a process of its own: what that takes in memory is given back before the first visitor comes. */
function prepareData(url: string, env: Env, filesFolder: string): ChildProcess {
  const script = join(import.meta.dirname, 'prepare-data.ts');
  return spawn(process.execPath, [script, url, String(demoJobs(env)), filesFolder], { stdio: 'inherit' });
}

function demoJobs(env: Env): number {
  return env.PARLEY_DEMO ? env.PARLEY_DEMO_JOBS : 0;
}

let isClosing = false;

/** Ctrl-C closes in order; a second one does not wait. What it gives back puts this in the place of all other listeners. */
function closeOnSignal(close: () => Promise<void>): () => void {
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    console.log('\n  Closing …');
    close().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Never without a listener: a signal that has come but was not told yet would be lost.
      const others = process.listeners(signal).filter((listener) => listener !== onSignal);
      if (!process.listeners(signal).includes(onSignal)) process.on(signal, onSignal);
      for (const listener of others) process.off(signal, listener);
    }
  };
}

function fail(error: unknown): never {
  const reason = explain(error);
  console.error(reason ? `\n  ${reason}\n` : error);
  process.exit(1);
}

/** What the person at the keyboard can mend, as one line; nothing for a fault of ours. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code, path, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  // 53100 is PostgreSQL's word for it.
  if (code === 'ENOSPC' || code === '53100') return `The disk is full: ${message}`;
  const isRefused = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  return isRefused && path ? `${path} cannot be written: ${message}` : undefined;
}

start().catch(fail);

/** Who sits before a terminal looks for the address and the password, not for every request. */
function logLevel(env: Env): Env['LOG_LEVEL'] {
  return process.stdout.isTTY && !process.env.LOG_LEVEL ? 'warn' : env.LOG_LEVEL;
}
