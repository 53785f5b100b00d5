import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import { LEAST_SAMPLE } from '#src/modules/companies/reply-meter.ts';
import { CLOSE_DAYS, LONGEST_TEXT, MOST_GREETINGS, MOST_PHRASES, RECALL_SECONDS } from '../chat-fields.ts';
import { PAUSE_AT, REOPEN_BELOW } from './closing/watch-intake.ts';
import { MOST_STARTS } from './conversations/open-conversation.ts';
import { MOST as WARNED } from './messages/limit-scam.ts';
import { WINDOW_DAYS } from './meters/response-meters.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const chatLimits = {
  chatStarts: { group: 'chat', side: 'talent', value: MOST_STARTS, per: 'day', errors: ['tooManyAttempts'] },
  messageLength: { group: 'chat', side: 'both', value: LONGEST_TEXT, errors: ['messageTooLong'] },
  recall: { group: 'chat', side: 'both', value: RECALL_SECONDS / 60, unit: 'minute', errors: ['recallTooLate'] },
  phrases: { group: 'chat', side: 'both', value: MOST_PHRASES, errors: ['phrasesLimit'] },
  greetings: { group: 'chat', side: 'both', value: MOST_GREETINGS, errors: ['greetingsLimit'] },
  unanswered: { group: 'chat', side: 'both', value: CLOSE_DAYS, unit: 'day' },
  intakePause: { group: 'chat', side: 'employer', value: PAUSE_AT, errors: ['jobIntakePaused'] },
  intakeReopen: { group: 'chat', side: 'employer', value: REOPEN_BELOW },
  warnedHere: { group: 'chat', side: 'both', value: WARNED.here, per: 'day', errors: ['warnedTooOften'] },
  warnedGrave: { group: 'chat', side: 'both', value: WARNED.grave, per: 'day', errors: ['warnedTooOften'] },
  warnedOthers: { group: 'chat', side: 'both', value: WARNED.others, per: 'day', errors: ['warnedTooOften'] },
  warnedWeek: { group: 'chat', side: 'both', value: WARNED.week, per: 'week', errors: ['warnedTooOften'] },
} as const satisfies LimitTable;

/** What decides an order or a figure, as the page of limits tells it. */
export const chatRanking = {
  replyWindow: { list: 'replies', value: WINDOW_DAYS, unit: 'day' },
  replySample: { list: 'replies', value: LEAST_SAMPLE, unit: 'count' },
  replyClosed: { list: 'replies', value: CLOSE_DAYS, unit: 'day' },
} as const satisfies RankingTable;
