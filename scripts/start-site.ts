import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Running } from '../src/main.ts';
import { assertPortFree } from '../src/platform/assert-port-free.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { type Env, loadEnvFile, readEnv } from '../src/platform/env.ts';
import { createLogger } from '../src/platform/log.ts';
import { StartError } from '../src/platform/start-error.ts';
import { announce } from './announce.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { attachDevServer } from './dev-server.ts';
import { fail } from './explain-failure.ts';
import { countConnections, createSite } from './serve-site.ts';
import { hasData, prepareData } from './site-data.ts';

/** Build, database, migrations, demo data, server, in that order. */
async function start(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const isDev = process.argv.includes('--dev');
  const isServe = process.argv.includes('--serve');
  const forget = isServe ? prepareToServe() : () => {};
  loadEnvFile(root);
  const env = readEnv({ ...process.env, ...(isDev && { NODE_ENV: 'development' }) });
  process.env.NODE_ENV = env.NODE_ENV;
  const port = await assertPortFree(env.HOST, env.PORT);
  if (!isDev && env.PARLEY_BUILD) buildIfNeeded(root);
  const dataRoot = env.PARLEY_DATA_DIR ?? join(root, '.parley');
  const store = await openStore({
    url: env.DATABASE_URL,
    poolerUrl: env.DATABASE_POOLER_URL,
    dataRoot,
    migrations: join(root, 'migrations'),
    missing: env.PARLEY_MIGRATE ? 'run' : 'refuse',
    poolSize: env.DATABASE_POOL,
    ...(isServe && { connections: countConnections(env) }),
    log: createLogger(logLevel(env)),
  });
  let running: Pick<Running, 'address' | 'tokens' | 'close'> | undefined;
  let site: ReturnType<typeof createSite> | undefined;
  let preparing: ChildProcess | undefined;
  const close = async () => {
    if (preparing && preparing.exitCode === null && preparing.kill()) await once(preparing, 'exit');
    await site?.close();
    await running?.close();
    await store.close();
  };
  const takeSignals = closeOnSignal(close);
  takeSignals();
  try {
    const isReady = await hasData(store.database.pool, env);
    if (!isReady) {
      preparing = prepareData(store.url, env, join(dataRoot, 'files'));
      const [status] = await once(preparing, 'exit');
      if (status !== 0)
        throw new StartError('Demo data and search index could not be made. PARLEY_DEMO=0 starts without demo data.');
    }
    const { demoSecrets, prepareDemoSignIn } = await import('./demo/demo-sign-in.ts');
    await prepareDemoSignIn(store.database.pool, env, demoSecrets(dataRoot));
    if (isServe) {
      forget();
      const closeAll = () => process.kill(process.pid, 'SIGTERM');
      site = createSite({ env, dataRoot, port, databaseUrl: store.url, close: closeAll });
      running = { address: await site.start(), tokens: site.tokens, close: async () => {} };
    } else {
      // Only now: React picks its production or development half by NODE_ENV when it is first loaded.
      const { startParley } = await import('../src/main.ts');
      running = await startParley({
        env,
        root,
        database: store.database,
        databaseUrl: store.url,
        attachDevServer: isDev ? (server) => attachDevServer(root, server) : undefined,
      });
    }
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

/** What it gives back takes the settings of the file away again: each process reads it itself, one that is forked later what stands there then. */
function prepareToServe(): () => void {
  // Before it is up there is nothing to reload.
  process.on('SIGHUP', () => {});
  const given = new Set(Object.keys(process.env));
  return () => {
    for (const name of Object.keys(process.env)) if (!given.has(name)) delete process.env[name];
  };
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

start().catch(fail);

/** Who sits before a terminal looks for the address and the password, not for every request. */
function logLevel(env: Env): Env['LOG_LEVEL'] {
  return process.stdout.isTTY && !process.env.LOG_LEVEL ? 'warn' : env.LOG_LEVEL;
}
