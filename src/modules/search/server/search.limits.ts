import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import { FOREIGN_DAYS } from './engine/jobs/levels.ts';
import { FRESH_SHARE, HALF_LIFE_HOURS, MOST_SKILLS, weights } from './engine/jobs/score-jobs.ts';
import { LAST_PAGE, VISITOR_PAGES } from './search-jobs.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const searchLimits = {
  visitorPages: { group: 'search', side: 'talent', value: VISITOR_PAGES },
  resultPages: { group: 'search', side: 'talent', value: LAST_PAGE },
} as const satisfies LimitTable;

/** What decides an order or a figure, as the page of limits tells it. */
export const searchRanking = {
  resultsWords: { list: 'results' },
  resultsNewest: { list: 'results' },
  resultsLanguage: { list: 'results', value: FOREIGN_DAYS, unit: 'day' },
  resultsPromoted: { list: 'results' },
  resultsPay: { list: 'results' },
  recoTitle: { list: 'recommended', value: weights.functionTitles },
  recoSpecialty: { list: 'recommended', value: weights.jobFunctions },
  recoField: { list: 'recommended', value: weights.mainFunctions },
  recoSkill: { list: 'recommended', value: weights.skill, most: MOST_SKILLS },
  recoPlace: { list: 'recommended', value: weights.location },
  recoRegion: { list: 'recommended', value: weights.region },
  recoArrangement: { list: 'recommended', value: weights.workArrangement },
  recoType: { list: 'recommended', value: weights.jobType },
  recoIndustry: { list: 'recommended', value: weights.industry },
  recoExperience: { list: 'recommended', value: weights.workExperience },
  recoFresh: { list: 'recommended', value: HALF_LIFE_HOURS / 24, unit: 'day', share: FRESH_SHARE },
  recoPay: { list: 'recommended' },
  recoLeftOut: { list: 'recommended' },
  recoCompanies: { list: 'recommended' },
} as const satisfies RankingTable;
