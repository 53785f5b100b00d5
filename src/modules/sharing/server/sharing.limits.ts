import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_LINKS } from '../limits.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const sharingLimits = {
  resumeLinks: { group: 'search', side: 'talent', value: MOST_LINKS, errors: ['resumeLinksLimit'] },
} as const satisfies LimitTable;
