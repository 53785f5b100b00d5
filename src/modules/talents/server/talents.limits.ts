import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import {
  COMPANY_INVITES_A_DAY,
  FREE_UNLOCKS_A_MONTH,
  INVITE_DAYS,
  INVITES_A_DAY,
  PROFILES_A_DAY,
  REST_DAYS,
  SEARCHES_A_DAY,
  UNLOCK_DAYS,
} from '../talent-rules.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const talentsLimits = {
  freeUnlocks: { group: 'hiring', side: 'employer', value: FREE_UNLOCKS_A_MONTH, errors: ['unlockCreditsMissing'] },
  unlockLasts: { group: 'hiring', side: 'employer', value: UNLOCK_DAYS, unit: 'day', errors: ['talentLocked'] },
  talentInvites: { group: 'hiring', side: 'employer', value: INVITES_A_DAY, per: 'day', errors: ['inviteLimit'] },
  companyTalentInvites: {
    group: 'hiring',
    side: 'employer',
    value: COMPANY_INVITES_A_DAY,
    per: 'day',
    errors: ['inviteLimit'],
  },
  inviteWaits: { group: 'chat', side: 'both', value: INVITE_DAYS, unit: 'day', errors: ['inviteEnded'] },
  inviteRest: { group: 'chat', side: 'employer', value: REST_DAYS, unit: 'day', errors: ['talentResting'] },
  talentSearches: {
    group: 'hiring',
    side: 'employer',
    value: SEARCHES_A_DAY,
    per: 'day',
    errors: ['talentSearchLimit'],
  },
  talentProfiles: { group: 'hiring', side: 'employer', value: PROFILES_A_DAY, per: 'day', errors: ['talentViewLimit'] },
} as const satisfies LimitTable;

/** What decides the order of job seekers in talent search, the first before the next. */
export const talentsRanking = {
  talentFit: { list: 'talents' },
  talentRefresh: { list: 'talents' },
  talentVip: { list: 'talents' },
  talentActive: { list: 'talents' },
} as const satisfies RankingTable;
