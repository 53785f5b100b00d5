import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { systemClock } from '#src/kernel/clock.ts';
import { startParley } from '#src/main.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createSearchEngine, openSearchPool } from '#src/modules/search/server/search.public.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '#src/platform/database/ensure-database.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { readEnv } from '#src/platform/env.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { loadDemo } from '../../scripts/demo/load-demo.ts';

const DEMO_JOBS = 1500;
const OUTBOX_TOKEN = 'token-of-the-browser-tests';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    siteDatabaseUrl: string;
    outboxToken: string;
    /** Where the workers tell each other which looks they have checked (accessible.ts). */
    seenLooksFile: string;
  }
}

/** One running site with demo data for all browser tests; what a test changes must not disturb another. */
export default async function setUp(project: TestProject) {
  const root = resolve(import.meta.dirname, '../..');
  buildIfNeeded(root);
  const folder = makeTemporaryFolder('parley-e2e-');
  const server = await startEmbeddedPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    // Its folder may be memory.
    max_wal_size: '256MB',
  });
  await ensureDatabase(server.url('postgres'), 'site');
  const databaseUrl = server.url('site');
  const database = openDatabase(databaseUrl, 10);
  await migrate(database.pool, join(root, 'migrations'));
  await loadDemo(database.pool, { jobs: DEMO_JOBS, seed: 1, now: new Date(), onProgress: () => {} });
  const searchPool = openSearchPool(databaseUrl, 2);
  await createSearchEngine({ pool: searchPool, options: loadOptionData(), clock: systemClock }).rebuild();
  await searchPool.end();
  // NODE_ENV stays production: the built pages and React must be of the same half.
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: '0',
    PARLEY_DEMO: '1',
    OUTBOX_TOKEN,
    PARLEY_EMPLOYER_HOST: 'employer.parley.example',
  });
  const running = await startParley({ env, root, database, databaseUrl });
  project.provide('siteUrl', running.address);
  project.provide('siteDatabaseUrl', databaseUrl);
  project.provide('outboxToken', OUTBOX_TOKEN);
  project.provide('seenLooksFile', join(folder, 'seen-looks'));
  return async () => {
    await running.close();
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
