import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import { REFRESH_DAYS } from '#src/modules/vip/vip-benefits.ts';
import { MOST_DOCUMENTS, UNDO_SECONDS } from '../application-stages.ts';
import { MOST_OWN_COLUMNS } from '../pipeline-columns.ts';
import { MOST_CRITERIA } from '../score-criteria.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const applicationsLimits = {
  applicationDocuments: { group: 'search', side: 'talent', value: MOST_DOCUMENTS },
  boardColumns: { group: 'hiring', side: 'employer', value: MOST_OWN_COLUMNS, errors: ['pipelineColumnLimit'] },
  scoreCriteria: { group: 'hiring', side: 'employer', value: MOST_CRITERIA },
  undoDecision: {
    group: 'hiring',
    side: 'employer',
    value: UNDO_SECONDS / 60,
    unit: 'minute',
    errors: ['applicationUndoTooLate'],
  },
} as const satisfies LimitTable;

/** What decides an order or a figure, as the page of limits tells it. */
export const applicationsRanking = {
  applicantsWaiting: { list: 'applicants' },
  applicantsMoved: { list: 'applicants' },
  applicantsRefreshed: { list: 'applicants', value: REFRESH_DAYS, unit: 'day' },
} as const satisfies RankingTable;
