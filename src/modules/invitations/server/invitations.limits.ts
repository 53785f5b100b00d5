import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_A_DAY, MOST_AT_ONCE } from '../invitation-rules.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const invitationsLimits = {
  friendBatch: { group: 'account', side: 'both', value: MOST_AT_ONCE, errors: ['friendBatchLimit'] },
  friendInvites: { group: 'account', side: 'both', value: MOST_A_DAY, per: 'day', errors: ['friendDailyLimit'] },
} as const satisfies LimitTable;
