import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import { flag } from '#src/kernel/schemas.ts';
import { freeHours, slotList } from './free-hours-fields.ts';
import {
  calendarEntry,
  DECLINE_REASONS,
  details,
  id,
  interview,
  MEETING_PROVIDERS,
  moment,
  note,
  SIDES,
  times,
} from './interview-fields.ts';

const limit = { max: 60, seconds: 60 };
const aboutOne = ['notFound', 'noPermission', 'interviewNotActive'] as const satisfies ErrorName[];
const aboutTimes = ['interviewTimePast', 'interviewTimeSkipped'] as const satisfies ErrorName[];
const aboutDetails = [
  'meetingLinkHasKey',
  'meetingLinkInvalid',
  'interviewPlaceMissing',
  'zoomNotConnected',
  'googleNotConnected',
] as const satisfies ErrorName[];
const aboutBans = ['interviewBanned', 'interviewOtherBanned', 'chatBlocked'] as const satisfies ErrorName[];

/** `next` are the first times that a candidate could book; an unknown time zone is empty. */
const ownHours = z.object({ hours: freeHours, is_kept: z.boolean(), next: z.array(z.iso.datetime()) });

const provider = z.enum(MEETING_PROVIDERS);
/** A broken one was connected, and its provider takes our permission no longer. */
const meetingAccounts = z.object({
  accounts: z.array(z.object({ provider, is_connected: z.boolean(), is_broken: z.boolean() })),
});

export const interviewsContract = {
  'POST /interviews': endpoint({
    summary:
      'A recruiter invites the candidates of up to 10 conversations to an interview, with 1 to 3 times to choose from',
    access: 'member',
    input: z.object({
      /** More than 10 have a refusal of their own. */
      conversation_ids: z.array(id).min(1).max(1000),
      /** Left out where a free hour is to be booked. */
      times: times.optional(),
      /** The candidates book one of the recruiter's free hours instead. */
      free_hours: flag.default(false),
      /** Of the recruiter, as IANA names it; the times are read by its clocks. */
      time_zone: z.string().max(64),
      ...details.shape,
    }),
    answer: z.object({ interviews: z.array(interview) }),
    errors: [
      ...aboutOne,
      ...aboutTimes,
      ...aboutDetails,
      ...aboutBans,
      'companyNotFound',
      'freeHoursMissing',
      'inviteBatchLimit',
      'interviewOpenAlready',
      'jobClosed',
      'chatClosed',
      'invitationUnanswered',
      'warnedTooOften',
    ],
    limit,
  }),
  'GET /interviews': endpoint({
    summary: 'The own interviews of one side, what is ahead or what is past',
    access: 'account',
    input: z.object({
      side: z.enum(SIDES).default('talent'),
      when: z.enum(['upcoming', 'past']).default('upcoming'),
      /** An employer's, or also those of the company that they read along. */
      scope: z.enum(['own', 'company']).default('own'),
      /** Only those of these days, for a calendar. */
      from: moment.optional(),
      until: moment.optional(),
      /** Where the last answer ended: its `next`. */
      after: z.string().max(80).optional(),
    }),
    answer: z.object({ interviews: z.array(interview), next: z.string().nullable() }),
    errors: ['noPermission'],
  }),
  'GET /interviews/calendar': endpoint({
    summary:
      "An employer's agreed and proposed times of some days, at most 62, and with `company` their colleagues' too",
    access: 'member',
    input: z.object({ from: moment, until: moment, scope: z.enum(['own', 'company']).default('own') }),
    answer: z.object({ entries: z.array(calendarEntry) }),
    errors: ['companyNotFound'],
  }),
  'GET /interviews/meeting-accounts': endpoint({
    summary:
      'The accounts in which links to video calls can be made here, and whether the recruiter has connected them',
    access: 'member',
    input: z.object({}),
    answer: meetingAccounts,
    errors: ['companyNotFound'],
  }),
  'POST /interviews/meeting-accounts/:provider/connect': endpoint({
    summary: 'Begins to connect an account: the address of the page where the recruiter says yes',
    access: 'member',
    input: z.object({ provider }),
    answer: z.object({ url: z.string() }),
    errors: ['companyNotFound', 'zoomConnectionFailed', 'googleConnectionFailed'],
    limit,
  }),
  'DELETE /interviews/meeting-accounts/:provider': endpoint({
    summary: 'Disconnects an account and takes the permission back there; links that were made stay',
    access: 'member',
    input: z.object({ provider }),
    answer: meetingAccounts,
    errors: ['companyNotFound'],
    limit,
  }),
  'GET /interviews/free-hours': endpoint({
    summary: 'The hours of a week in which a recruiter can be booked, and the next times that are free',
    access: 'member',
    input: z.object({}),
    answer: ownHours,
    errors: ['companyNotFound'],
  }),
  'PUT /interviews/free-hours': endpoint({
    summary: 'Keeps the hours of a week in which a recruiter can be booked; what is already booked stays',
    access: 'member',
    input: freeHours,
    answer: ownHours,
    errors: ['companyNotFound', 'freeHoursOverlap'],
    limit,
  }),
  'GET /interviews/:id/slots': endpoint({
    summary: 'The free times that a candidate can book for an interview right now',
    access: 'account',
    input: z.object({ id }),
    answer: slotList,
    errors: ['notFound', 'freeHoursNotOffered'],
  }),
  'POST /interviews/:id/book': endpoint({
    summary: 'A candidate books one of the free times, or until 3 hours before the start another one',
    access: 'account',
    input: z.object({ id, starts_at: moment }),
    answer: interview,
    errors: [
      ...aboutOne,
      ...aboutBans,
      'interviewTimePast',
      'interviewNotYourTurn',
      'interviewChangeTooLate',
      'freeHoursNotOffered',
      'slotTaken',
    ],
    limit,
  }),
  'GET /interviews/:id': endpoint({
    summary: 'One of the own interviews',
    access: 'account',
    input: z.object({ id }),
    answer: interview,
    errors: ['notFound'],
  }),
  'GET /api-go/interview/red_dot': endpoint({
    summary:
      'How many interviews wait for the viewer: times to choose, a check-in that is open, a result to give. The dot is ' +
      'red while there is news that they have not looked at',
    access: 'account',
    /** Without a side those of both. */
    input: z.object({ side: z.enum(SIDES).optional() }),
    answer: z.object({ red_dot: z.boolean(), count: z.number().int() }),
    errors: [],
  }),
  'POST /interviews/looked': endpoint({
    summary: "Says that one side's interviews have been looked at, which clears the red dot",
    access: 'account',
    input: z.object({ side: z.enum(SIDES) }),
    answer: z.object({ red_dot: z.boolean(), count: z.number().int() }),
    errors: [],
  }),
  'POST /interviews/:id/accept': endpoint({
    summary: 'Accepts one of the proposed times',
    access: 'account',
    input: z.object({ id, starts_at: moment }),
    answer: interview,
    errors: [...aboutOne, ...aboutBans, 'interviewTimePast', 'interviewNotYourTurn', 'interviewTimeGone'],
    limit,
  }),
  'POST /interviews/:id/decline': endpoint({
    summary: 'A candidate declines an invitation and says why',
    access: 'account',
    input: z.object({ id, reason: z.enum(DECLINE_REASONS).optional(), note: note.default('') }),
    answer: interview,
    errors: [...aboutOne, 'interviewReasonMissing'],
    limit,
  }),
  'POST /interviews/:id/suggest': endpoint({
    summary:
      'Suggests 1 to 3 other times, or a recruiter their free hours; until 3 hours before the start also for an ' +
      'interview that was accepted',
    access: 'account',
    input: z.object({ id, times: times.optional(), free_hours: flag.default(false) }),
    answer: interview,
    errors: [
      ...aboutOne,
      ...aboutTimes,
      ...aboutBans,
      'interviewNotYourTurn',
      'interviewChangeTooLate',
      'freeHoursMissing',
    ],
    limit,
  }),
  'POST /interviews/:id/cancel': endpoint({
    summary: 'Cancels an interview with a reason, until 3 hours before the start',
    access: 'account',
    input: z.object({ id, note: note.default('') }),
    answer: interview,
    errors: [...aboutOne, 'interviewReasonMissing', 'interviewChangeTooLate'],
    limit,
  }),
  'PUT /interviews/:id': endpoint({
    summary: 'A recruiter changes where and how an interview takes place, until 3 hours before the start',
    access: 'account',
    input: z.object({ id, ...details.shape }),
    answer: interview,
    errors: [...aboutOne, ...aboutDetails, 'interviewChangeTooLate'],
    limit,
  }),
  'POST /interviews/:id/check-in': endpoint({
    summary: 'Checks in, from 2 hours before the start to 30 minutes after',
    access: 'account',
    input: z.object({ id }),
    answer: interview,
    errors: [...aboutOne, 'checkInTooEarly', 'checkInTooLate', 'alreadyCheckedIn', 'interviewNotConfirmed'],
    limit,
  }),
  'POST /interviews/:id/issue': endpoint({
    summary: 'Reports a problem to the other side while the interview is on',
    access: 'account',
    input: z.object({ id, note }),
    answer: interview,
    errors: [...aboutOne, 'interviewReasonMissing', 'interviewNotConfirmed', 'interviewNotStarted'],
    limit,
  }),
  'POST /interviews/:id/attendance': endpoint({
    summary: 'Says whether the other side came, more than 30 minutes after the start',
    access: 'account',
    input: z.object({ id, is_there: flag }),
    answer: interview,
    errors: [...aboutOne, 'attendanceTooEarly', 'attendanceAlreadyMarked', 'interviewNotConfirmed'],
    limit,
  }),
  'POST /interviews/:id/request-result': endpoint({
    summary: 'A candidate asks for the result, once, after the interview',
    access: 'account',
    input: z.object({ id }),
    answer: interview,
    errors: [
      ...aboutOne,
      'interviewNotConfirmed',
      'interviewNotFinished',
      'interviewNotAttended',
      'resultAlreadyRequested',
      'interviewResultGiven',
    ],
    limit,
  }),
  'POST /interviews/:id/result': endpoint({
    summary: 'A recruiter tells the candidate whether they have passed',
    access: 'account',
    input: z.object({ id, is_passed: flag, note: note.default('') }),
    answer: interview,
    errors: [
      ...aboutOne,
      'interviewNotConfirmed',
      'interviewNotFinished',
      'interviewNotAttended',
      'interviewResultGiven',
    ],
    limit,
  }),
} satisfies Contract;

type InterviewsContract = typeof interviewsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends InterviewsContract {}
}
