import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Pool } from '../src/platform/database/database.ts';
import { type Env, withOpened } from '../src/platform/env.ts';

/** Whether demo data, if any is wanted, and the search index are there; a migration that changes what is indexed empties `search_statistics`. */
export async function hasData(pool: Pool, env: Env): Promise<boolean> {
  const { rows } = await pool.query<{ isIndexed: boolean; hasDemo: boolean; hasJobs: boolean }>(
    `select exists (select from search_statistics) as "isIndexed", exists (select from demo_loads) as "hasDemo",
      exists (select from jobs) as "hasJobs"`,
  );
  const { isIndexed = false, hasDemo = false, hasJobs = false } = rows[0] ?? {};
  return demoJobs(env) > 0 ? hasDemo && isIndexed : isIndexed || !hasJobs;
}

/** In a process of its own: what that takes in memory is given back before the first visitor comes. */
export function prepareData(url: string, env: Env, filesFolder: string): ChildProcess {
  const script = join(import.meta.dirname, 'prepare-data.ts');
  const args = [script, String(demoJobs(env)), filesFolder];
  return spawn(process.execPath, args, { stdio: 'inherit', env: withOpened(url) });
}

function demoJobs(env: Env): number {
  return env.PARLEY_DEMO ? env.PARLEY_DEMO_JOBS : 0;
}
