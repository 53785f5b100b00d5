import { expect, it } from 'vitest';
import { openSearchPool } from '#src/modules/search/server/engine/core/run.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { readEnv } from '#src/platform/env.ts';
import { countConnections } from './serve-site.ts';

it('RUN-05 starts the database with room for both pools of every process, and of the one that replaces another', async () => {
  const env = readEnv({ PARLEY_PROCESSES: '8', DATABASE_POOL: '50' });
  const pools = [openDatabase('postgres://nobody/parley', 50).pool, openSearchPool('postgres://nobody/parley', 50)];
  const ofProcess = pools.reduce((sum, pool) => sum + pool.options.max, 0);
  // Eight for visitors, one for background work, one more during a reload.
  expect(countConnections(env)).toBeGreaterThan(10 * ofProcess);
  expect(countConnections(readEnv({ PARLEY_PROCESSES: '1' }))).toBe(200);
  await Promise.all(pools.map((pool) => pool.end()));
});
