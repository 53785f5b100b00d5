import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_A_DAY } from '../rubric.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const analysisLimits = {
  resumeAnalyses: { group: 'ai', side: 'talent', value: MOST_A_DAY, per: 'day', errors: ['aiResumeQueryLimit'] },
} as const satisfies LimitTable;
