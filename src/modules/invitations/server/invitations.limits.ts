import type { LimitTable } from '#src/kernel/published.ts';
import { AGAIN_AFTER_DAYS, MOST_A_DAY, MOST_AT_ONCE, MOST_REWARDED, MOST_TO_ONE } from '../invitation-rules.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const invitationsLimits = {
  friendBatch: { group: 'rewards', side: 'both', value: MOST_AT_ONCE, errors: ['friendBatchLimit'] },
  friendInvites: { group: 'rewards', side: 'both', value: MOST_A_DAY, per: 'day', errors: ['friendDailyLimit'] },
  friendAgain: { group: 'rewards', side: 'both', value: AGAIN_AFTER_DAYS, unit: 'day' },
  friendRewards: { group: 'rewards', side: 'talent', value: MOST_REWARDED },
  friendToOne: { group: 'rewards', side: 'both', value: MOST_TO_ONE },
} as const satisfies LimitTable;
