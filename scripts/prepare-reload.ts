import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { openStore } from '../src/platform/database/open-store.ts';
import { loadEnvFile, openedUrl, readEnv } from '../src/platform/env.ts';
import { StartError } from '../src/platform/start-error.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { demoSecrets, prepareDemoSignIn } from './demo/demo-sign-in.ts';
import { fail } from './explain-failure.ts';
import { hasData, prepareData } from './site-data.ts';

/**
 * What new processes of `npm run serve` need before the first of them starts, done by the new code with the new settings
 * on the database that the primary has opened.
 */
async function prepare(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  loadEnvFile(root);
  const env = readEnv({ ...process.env });
  if (env.PARLEY_BUILD) buildIfNeeded(root);
  const dataRoot = env.PARLEY_DATA_DIR ?? join(root, '.parley');
  const store = await openStore({
    url: env.DATABASE_URL ?? openedUrl(),
    dataRoot,
    migrations: join(root, 'migrations'),
    missing: env.PARLEY_MIGRATE ? 'run' : 'refuse',
    poolSize: 2,
  });
  if (!(await hasData(store.database.pool, env))) {
    const [status] = await once(prepareData(store.url, env, join(dataRoot, 'files')), 'exit');
    if (status !== 0) throw new StartError('The search index could not be made.');
  }
  // New settings may have opened the site to others.
  await prepareDemoSignIn(store.database.pool, env, demoSecrets(dataRoot));
  await store.close();
}

prepare().catch(fail);
