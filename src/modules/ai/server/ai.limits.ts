import type { LimitTable } from '#src/kernel/published.ts';
import { AI_FACTOR } from '#src/modules/vip/vip-benefits.ts';
import { CREDITS_A_DAY, TRIES_A_DAY } from '../rewrite-types.ts';
import { TRANSLATIONS_A_DAY } from '../translation.contract.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const aiLimits = {
  aiTexts: { group: 'ai', side: 'both', value: CREDITS_A_DAY, per: 'day', errors: ['aiCreditsUsedUp'] },
  aiTries: { group: 'ai', side: 'both', value: TRIES_A_DAY, per: 'day', errors: ['aiResumeQueryLimit'] },
  aiTextsVip: { group: 'ai', side: 'both', value: CREDITS_A_DAY * AI_FACTOR, per: 'day', errors: ['aiCreditsUsedUp'] },
  aiTriesVip: { group: 'ai', side: 'both', value: TRIES_A_DAY * AI_FACTOR, per: 'day', errors: ['aiResumeQueryLimit'] },
  translations: { group: 'ai', side: 'both', value: TRANSLATIONS_A_DAY, per: 'day', errors: ['aiCreditsUsedUp'] },
} as const satisfies LimitTable;
