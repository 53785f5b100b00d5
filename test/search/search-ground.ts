import type pg from 'pg';
import { loadOptionData, type OptionData } from '#src/modules/options/server/options.public.ts';
import { openSearchPool } from '#src/modules/search/server/engine/core/run.ts';
import { createSearchEngine, type SearchEngine } from '#src/modules/search/server/engine/engine.ts';
import type { Tuning } from '#src/modules/search/server/engine/jobs/find-jobs.ts';
import type { DatabasePool } from '#src/platform/database/database.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { createTestDatabase } from '#test/test-database.ts';

export interface SearchGround {
  url: string;
  database: DatabasePool;
  searchPool: pg.Pool;
  engine: SearchEngine;
  /** The same data with other limits, or asked elsewhere too. */
  engineWith(tuning?: Tuning, searchServer?: OpenSearch): SearchEngine;
  options: OptionData;
  close(): Promise<void>;
}

/** A database of its own with an engine on it, for one test file. */
export async function openSearchGround(now: Date): Promise<SearchGround> {
  const { url, database, drop } = await createTestDatabase();
  const searchPool = openSearchPool(url, 4);
  const options = loadOptionData();
  const engineWith = (tuning?: Tuning, searchServer?: OpenSearch) =>
    createSearchEngine({ pool: searchPool, options, clock: { now: () => now }, tuning, searchServer });
  const close = async () => {
    await searchPool.end();
    await database.close();
    await drop();
  };
  return { url, database, searchPool, engine: engineWith(), engineWith, options, close };
}
