import type { Clock } from '#src/kernel/clock.ts';
import type { SearchEngine } from './engine/engine.ts';

const MINUTE = 60_000;
/** From here on one job more or less is not seen; a smaller total is always the newest. */
const LARGE = 1_000;
const MOST = 5_000;

/**
 * Counting some thousand jobs takes the database longer than finding the first twenty, and everyone who searches for the
 * same is told the same number: a large total holds for a minute. The engine is not touched before it is asked: what it
 * knows takes seconds to work out, and a start does not wait for it.
 */
export function rememberTotals(engine: Pick<SearchEngine, 'count'>, clock: Clock): SearchEngine['count'] {
  const totals = new Map<string, { total: Awaited<ReturnType<SearchEngine['count']>>; until: number }>();
  return async (filters) => {
    const key = JSON.stringify(filters);
    const known = totals.get(key);
    const now = clock.now().getTime();
    if (known && now < known.until) return known.total;
    const total = await engine.count(filters);
    totals.delete(key);
    if (totals.size >= MOST) totals.clear();
    if (total.value >= LARGE) totals.set(key, { total, until: now + MINUTE });
    return total;
  };
}
