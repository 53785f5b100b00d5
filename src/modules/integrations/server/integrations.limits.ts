import type { LimitTable } from '#src/kernel/published.ts';
import { KEPT_DAYS, KEY_CALLS, MOST_KEYS, MOST_WEBHOOKS } from '../integration-rules.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const integrationsLimits = {
  apiKeys: { group: 'hiring', side: 'employer', value: MOST_KEYS, errors: ['apiKeysLimit'] },
  apiCalls: { group: 'hiring', side: 'employer', value: KEY_CALLS.max, errors: ['tooManyAttempts'] },
  webhooks: { group: 'hiring', side: 'employer', value: MOST_WEBHOOKS, errors: ['webhooksLimit'] },
  webhookLog: { group: 'hiring', side: 'employer', value: KEPT_DAYS, unit: 'day' },
} as const satisfies LimitTable;
