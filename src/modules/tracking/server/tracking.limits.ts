import type { RankingTable } from '#src/kernel/published.ts';
import { HALF_LIFE_DAYS } from './tracking.tasks.ts';

/** What decides an order or a figure, as the page of limits tells it. */
export const trackingRanking = {
  popularOpened: { list: 'popular' },
  popularFades: { list: 'popular', value: HALF_LIFE_DAYS, unit: 'day' },
} as const satisfies RankingTable;
