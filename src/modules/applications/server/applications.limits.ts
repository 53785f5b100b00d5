import type { LimitTable } from '#src/kernel/published.ts';
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
