import type { LimitTable } from '#src/kernel/published.ts';
import { ANALYSES_A_DAY } from '../analysis-report.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const hiringHelpLimits = {
  candidateAnalyses: {
    group: 'ai',
    side: 'employer',
    value: ANALYSES_A_DAY,
    per: 'day',
    errors: ['aiResumeQueryLimit'],
  },
} as const satisfies LimitTable;
