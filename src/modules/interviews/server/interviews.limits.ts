import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_INVITED, MOST_TIMES } from '../interview-fields.ts';
import { CHANGE_HOURS, CHECK_IN_HOURS, LATE_MINUTES } from '../interview-steps.ts';
import { BAN_MONTHS, COUNTED_MONTHS, MOST_NO_SHOWS } from './no-shows.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const interviewsLimits = {
  missedInterviews: {
    group: 'interviews',
    side: 'both',
    value: MOST_NO_SHOWS,
    errors: ['interviewBanned', 'interviewOtherBanned'],
  },
  missedWithin: {
    group: 'interviews',
    side: 'both',
    value: COUNTED_MONTHS,
    unit: 'month',
    errors: ['interviewBanned'],
  },
  interviewPause: { group: 'interviews', side: 'both', value: BAN_MONTHS, unit: 'month', errors: ['interviewBanned'] },
  changeNotice: {
    group: 'interviews',
    side: 'both',
    value: CHANGE_HOURS,
    unit: 'hour',
    errors: ['interviewChangeTooLate'],
  },
  checkInOpens: { group: 'interviews', side: 'both', value: CHECK_IN_HOURS, unit: 'hour', errors: ['checkInTooEarly'] },
  checkInCloses: {
    group: 'interviews',
    side: 'both',
    value: LATE_MINUTES,
    unit: 'minute',
    errors: ['checkInTooLate', 'attendanceTooEarly'],
  },
  proposedTimes: { group: 'interviews', side: 'both', value: MOST_TIMES },
  inviteBatch: { group: 'interviews', side: 'employer', value: MOST_INVITED, errors: ['inviteBatchLimit'] },
} as const satisfies LimitTable;
