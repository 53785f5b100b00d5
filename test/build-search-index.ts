import { systemClock } from '#src/kernel/clock.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createSearchEngine, openSearchPool } from '#src/modules/search/server/search.public.ts';

/** Makes every open job of the database findable. */
export async function buildSearchIndex(databaseUrl: string): Promise<void> {
  const pool = openSearchPool(databaseUrl, 1);
  await createSearchEngine({ pool, options: loadOptionData(), clock: systemClock }).rebuild();
  await pool.end();
}
