import type { Task } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import type { SearchEngine } from './engine/engine.ts';

export const refreshStatisticsTask = defineTask('refresh-search-statistics');

/** Keeps the index quick: fresh rows are moved in every minute, word counts are taken every night. */
export function searchTasks(engine: SearchEngine): Task[] {
  return [
    { name: 'tidy-search', schedule: '* * * * *', run: () => engine.tidy() },
    { name: refreshStatisticsTask.name, schedule: '40 3 * * *', run: () => engine.refreshStatistics() },
  ];
}
