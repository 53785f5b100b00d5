import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_OF_A_KIND } from './online-resumes.queries.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const resumeDesignsLimits = {
  resumeCopies: { group: 'search', side: 'talent', value: MOST_OF_A_KIND, errors: ['resumeCopiesLimit'] },
  templateDrafts: { group: 'search', side: 'talent', value: MOST_OF_A_KIND, errors: ['templateDraftsLimit'] },
} as const satisfies LimitTable;
