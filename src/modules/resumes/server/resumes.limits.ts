import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_VIDEO_SECONDS } from '#src/modules/files/file-kinds.ts';
import { MOST_RESUMES } from '../attached-resumes.contract.ts';
import { MOST_VIDEOS } from '../video-resumes.contract.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const resumesLimits = {
  resumes: { group: 'search', side: 'talent', value: MOST_RESUMES, errors: ['resumeLimit'] },
  videos: { group: 'search', side: 'talent', value: MOST_VIDEOS, errors: ['videoLimit'] },
  videoLength: {
    group: 'search',
    side: 'talent',
    value: MOST_VIDEO_SECONDS / 60,
    unit: 'minute',
    errors: ['videoTooLong'],
  },
} as const satisfies LimitTable;
