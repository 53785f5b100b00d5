import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_OUTSIDE } from '../lanes.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const trackerLimits = {
  trackedJobs: { group: 'search', side: 'talent', value: MOST_OUTSIDE, errors: ['trackedJobsLimit'] },
} as const satisfies LimitTable;
