import type { LimitTable } from '#src/kernel/published.ts';
import { QUESTIONS_A_DAY } from '../coach-limits.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const coachLimits = {
  coachQuestions: { group: 'ai', side: 'talent', value: QUESTIONS_A_DAY, per: 'day' },
} as const satisfies LimitTable;
