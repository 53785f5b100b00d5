import type { LimitTable } from '#src/kernel/published.ts';
import { CLAIM_DAYS, MOST_A_DAY, MOST_A_MONTH } from '../points-rules.ts';
import { networks, STEP } from '../withdrawal-rules.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const pointsLimits = {
  pointsDay: { group: 'rewards', side: 'talent', value: MOST_A_DAY, per: 'day' },
  pointsMonth: { group: 'rewards', side: 'talent', value: MOST_A_MONTH },
  withdrawTron: {
    group: 'rewards',
    side: 'talent',
    value: networks.TRC20.least,
    errors: ['withdrawBelowMinimum'],
  },
  withdrawEthereum: {
    group: 'rewards',
    side: 'talent',
    value: networks.ERC20.least,
    errors: ['withdrawBelowMinimum'],
  },
  withdrawStep: { group: 'rewards', side: 'talent', value: STEP, errors: ['withdrawNotMultiple'] },
  // A unique index holds it.
  openWithdrawals: { group: 'rewards', side: 'talent', value: 1, errors: ['withdrawPending'] },
  claimReward: { group: 'rewards', side: 'talent', value: CLAIM_DAYS, unit: 'day', errors: ['rewardExpired'] },
} as const satisfies LimitTable;
