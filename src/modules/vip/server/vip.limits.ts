import type { LimitTable } from '#src/kernel/published.ts';
import { REFRESH_DAYS } from '../vip-benefits.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const vipLimits = {
  resumeRefresh: { group: 'rewards', side: 'talent', value: REFRESH_DAYS, unit: 'day', errors: ['refreshRunning'] },
} as const satisfies LimitTable;
