import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_QUESTIONS } from '../job-schemas.ts';
import { MOST_LETTERS } from './check-job.ts';
import { CONFIRM_DAYS } from './employer-jobs.policy.ts';
import { MOST_DRAFTS, MOST_IMPORTED_DRAFTS } from './job-drafts.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const jobsLimits = {
  confirmJob: { group: 'hiring', side: 'employer', value: CONFIRM_DAYS, unit: 'day' },
  jobDrafts: { group: 'hiring', side: 'employer', value: MOST_DRAFTS, errors: ['draftsLimit'] },
  importedDrafts: { group: 'hiring', side: 'employer', value: MOST_IMPORTED_DRAFTS },
  jobText: { group: 'hiring', side: 'employer', value: MOST_LETTERS },
  screeningQuestions: { group: 'hiring', side: 'employer', value: MOST_QUESTIONS },
} as const satisfies LimitTable;
