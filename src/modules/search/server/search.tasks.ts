import type { Task } from '#src/platform/queue/queue.ts';
import type { SearchEngine } from './engine/engine.ts';

/** Keeps the index quick: fresh rows are moved in every minute, word counts are taken every night. */
export function searchTasks(engine: SearchEngine): Task[] {
  return [
    { name: 'tidy-search', schedule: '* * * * *', run: () => engine.tidy() },
    { name: 'refresh-search-statistics', schedule: '40 3 * * *', run: () => engine.refreshStatistics() },
  ];
}
