import type pg from 'pg';
import { inject } from 'vitest';
import { loadOptionData, type OptionData } from '#src/modules/options/server/options.public.ts';
import { createSearchEngine, type SearchEngine } from '#src/modules/search/server/engine/engine.ts';
import { openSearchPool } from '#src/modules/search/server/engine/run.ts';
import { type DatabasePool, openDatabase } from '#src/platform/database/database.ts';
import { ensureDatabase } from '#src/platform/database/ensure-database.ts';

const TEMPLATE = 'parley_template';

export interface SearchGround {
  database: DatabasePool;
  searchPool: pg.Pool;
  engine: SearchEngine;
  options: OptionData;
  now: Date;
  close(): Promise<void>;
}

/** A database of its own with an engine on it, for one test file. */
export async function openSearchGround(name: string, now: Date): Promise<SearchGround> {
  const url = inject('databaseUrl');
  const own = `search_${name}_${process.pid}`;
  await ensureDatabase(url.replace('DATABASE', 'postgres'), own, TEMPLATE);
  const database = openDatabase(url.replace('DATABASE', own), 4);
  const searchPool = openSearchPool(url.replace('DATABASE', own), 4);
  const options = loadOptionData();
  const engine = createSearchEngine({ pool: searchPool, options, clock: { now: () => now } });
  const close = async () => {
    await searchPool.end();
    await database.close();
  };
  return { database, searchPool, engine, options, now, close };
}
