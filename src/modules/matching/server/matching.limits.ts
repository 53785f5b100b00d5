import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import { MATCH_KINDS, MOST_CORRECTIONS } from '../match-lines.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const matchingLimits = {
  matchCorrections: { group: 'search', side: 'talent', value: MOST_CORRECTIONS, errors: ['matchCorrectionsLimit'] },
} as const satisfies LimitTable;

/** What decides an order or a figure, as the page of limits tells it. */
export const matchingRanking = {
  matchExperience: { list: 'match', value: MATCH_KINDS.experience },
  matchTitle: { list: 'match', value: MATCH_KINDS.title },
  matchSkill: { list: 'match', value: MATCH_KINDS.skill },
  matchLicence: { list: 'match', value: MATCH_KINDS.licence },
  matchDegree: { list: 'match', value: MATCH_KINDS.degree },
  matchLanguage: { list: 'match', value: MATCH_KINDS.language },
  matchPlace: { list: 'match', value: MATCH_KINDS.place },
  matchArrangement: { list: 'match', value: MATCH_KINDS.arrangement },
  matchType: { list: 'match', value: MATCH_KINDS.type },
  matchEligibility: { list: 'match', value: MATCH_KINDS.eligibility },
  matchPay: { list: 'match', value: MATCH_KINDS.pay },
} as const satisfies RankingTable;
