import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#src/platform/database/database.ts';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '#src/platform/database/ensure-database.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export const TEMPLATE = 'parley_template';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server with DATABASE in the place of the database's name. */
    databaseUrl: string;
  }
}

/** One real server for the whole run with a migrated template; every test file copies it for itself. */
export default async function setUp(project: TestProject) {
  const folder = makeTemporaryFolder('parley-test-');
  const server = await startEmbeddedPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
    // Its folder may be memory.
    max_wal_size: '256MB',
  });
  await ensureDatabase(server.url('postgres'), TEMPLATE);
  const database = openDatabase(server.url(TEMPLATE), 2);
  await migrate(database.pool, resolve(import.meta.dirname, '../migrations'));
  await database.close();
  project.provide('databaseUrl', server.url('DATABASE'));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
