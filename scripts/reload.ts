import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadEnvFile, readEnv } from '../src/platform/env.ts';
import { StartError } from '../src/platform/start-error.ts';
import { fail } from './explain-failure.ts';
import { readServeState } from './serve-state.ts';

/** `npm run reload`: has the running `npm run serve` of this folder replace its processes, and waits until it has. */
async function reload(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  loadEnvFile(root);
  const env = readEnv({ ...process.env });
  const dataRoot = env.PARLEY_DATA_DIR ?? join(root, '.parley');
  const before = readServeState(dataRoot, env.PORT);
  if (!before) throw new StartError(`Nothing to reload: no 'npm run serve' runs on port ${env.PORT} with ${dataRoot}.`);
  // One that has begun already may have the old code; what we ask for comes after it.
  const own = (before.begunReloads ?? before.reloads) + 1;
  process.kill(before.pid, 'SIGHUP');
  for (;;) {
    await wait(100);
    const now = readServeState(dataRoot, env.PORT);
    if (now?.pid !== before.pid) throw new StartError('The program ended before its processes were replaced.');
    if (now.reloads < own) continue;
    if (now.failure) throw new StartError('The reload was given up, and the old processes go on. Its log says why.');
    console.log('  All processes are new.');
    return;
  }
}

reload().catch(fail);
