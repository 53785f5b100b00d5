import { resolve } from 'node:path';
import type { Running } from '../src/main.ts';
import { Link } from '../src/platform/cluster/link.ts';
import type { FromPrimary } from '../src/platform/cluster/messages.ts';
import { openShared } from '../src/platform/database/database.ts';
import { loadEnvFile, readEnv } from '../src/platform/env.ts';
import { fail } from './explain-failure.ts';

const ALIVE_MS = 2500;

/** One process of `npm run serve`; its primary tells it what to be and when to go. */
async function serve(): Promise<void> {
  const link = new Link({
    send: (message) => process.send?.(message),
    listen: (onMessage) => process.on('message', (message) => onMessage(message as FromPrimary)),
  });
  setInterval(() => link.tell({ type: 'alive' }), ALIVE_MS).unref();
  // Ctrl-C and a closed terminal reach every process of it; the primary decides what follows.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  let running: Running | undefined;
  let finished: Promise<void> | undefined;
  const finish = () => {
    finished ??= database.close();
    return finished;
  };
  // Who is leaving may be told that the whole site closes; then nobody is waited for.
  const end = (how: 'close' | 'leave') => {
    if (!running) process.exit(0);
    running[how]()
      .then(finish)
      .then(() => process.exit(0), fail);
  };
  link.on('leave', () => end('leave'));
  link.on('close', () => end('close'));
  process.on('SIGTERM', () => end('leave'));
  const root = resolve(import.meta.dirname, '..');
  const welcome = await link.ask('welcome', null);
  loadEnvFile(root);
  const env = readEnv({ ...process.env, PORT: String(welcome.port), PARLEY_ROLES: welcome.roles });
  process.env.NODE_ENV = env.NODE_ENV;
  const databaseUrl = env.DATABASE_URL ?? welcome.databaseUrl ?? '';
  const database = openShared({ url: databaseUrl, poolerUrl: env.DATABASE_POOLER_URL }, env.DATABASE_POOL);
  // Only now: React picks its production or development half by NODE_ENV when it is first loaded.
  const { startParley } = await import('../src/main.ts');
  running = await startParley({ env, root, database, databaseUrl, member: { link, welcome } });
  link.tell({ type: 'ready', address: running.address });
}

serve().catch(fail);
