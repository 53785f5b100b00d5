import type { LimitTable } from '#src/kernel/published.ts';
import { AI_FACTOR } from '#src/modules/vip/vip-benefits.ts';
import { QUESTIONS_A_DAY } from '../coach-limits.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const coachLimits = {
  coachQuestions: { group: 'ai', side: 'talent', value: QUESTIONS_A_DAY, per: 'day' },
  coachQuestionsVip: { group: 'ai', side: 'talent', value: QUESTIONS_A_DAY * AI_FACTOR, per: 'day' },
} as const satisfies LimitTable;
