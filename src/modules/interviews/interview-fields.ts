import { z } from 'zod';
import { rowId } from '#src/kernel/row-id.ts';

export const id = rowId;

export const MOST_TIMES = 3;
export const MOST_INVITED = 10;
export const LONGEST_INSTRUCTIONS = 2000;
export const LONGEST_NOTE = 1000;

/** INT-04. Whether one is in progress follows from its time. */
export const STATUSES = [
  'pending',
  'accepted',
  'rejected',
  'cancelled',
  'completed',
  'expired',
  'passed',
  'not_attended',
  'pending_results',
] as const;
export const SIDES = ['talent', 'boss'] as const;
/** Why a candidate declines. */
export const DECLINE_REASONS = ['time_conflict', 'found_another_job', 'other'] as const;

/** Who can make a link to a video call in a Boss's name. */
export const MEETING_PROVIDERS = ['zoom', 'google'] as const;
export type MeetingProvider = (typeof MEETING_PROVIDERS)[number];

export type Status = (typeof STATUSES)[number];
export type Side = (typeof SIDES)[number];
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** With an offset it is also held against the organizer's clock: an hour that daylight saving skips is none. */
export const moment = z.iso.datetime({ offset: true });
export const times = z.array(moment).min(1).max(MOST_TIMES);
export const note = z.string().trim().max(LONGEST_NOTE);

export const details = z.object({
  kind: z.enum(['on_site', 'video']),
  minutes: z.coerce.number().int().min(15).max(480).default(45),
  address: z.string().trim().max(300).default(''),
  link: z.string().trim().max(500).default(''),
  /** Where the link comes from: typed, or made in the recruiter's account once a time is agreed on. */
  link_by: z.enum(['own', ...MEETING_PROVIDERS]).default('own'),
  contact_name: z.string().trim().max(100).default(''),
  contact_number: z.string().trim().max(40).default(''),
  instructions: z.string().trim().max(LONGEST_INSTRUCTIONS).default(''),
});
export type Details = z.output<typeof details>;

const date = z.iso.datetime();

/** An interview as one of its two sides sees it; a colleague who reads along may do nothing. */
export const interview = z.object({
  id: z.number().int(),
  conversation_id: z.number().int(),
  side: z.enum(['talent', 'boss', 'colleague']),
  status: z.enum(STATUSES),
  turn: z.enum(SIDES).nullable(),
  job_title: z.string(),
  company_name: z.string(),
  /** For the candidate; null once the company is gone. */
  company_logo: z.string().nullable(),
  /** The other person, as far as the viewer may know their name. */
  name: z.string(),
  /** Who interviews; for the candidate that is `name`. */
  interviewer: z.string(),
  ...details.shape,
  /** A link that is being made, or could not be. */
  link_state: z.enum(['ready', 'coming', 'failed']),
  /** Of whoever invited; the viewer's own comes first on the screen. */
  time_zone: z.string(),
  starts_at: date.nullable(),
  ends_at: date.nullable(),
  times: z.array(date),
  /** The candidate books one of the Boss's free times. */
  from_free_hours: z.boolean(),
  /** Until when they can. */
  book_by: date.nullable(),
  own_checked_in_at: date.nullable(),
  other_checked_in_at: date.nullable(),
  /** What the viewer has said of the other side, and the other side of the viewer. */
  other_attended: z.boolean().nullable(),
  own_attended: z.boolean().nullable(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  reason_note: z.string(),
  ended_by: z.enum(SIDES).nullable(),
  issue: z.string(),
  issue_by: z.enum(SIDES).nullable(),
  result: z.enum(['passed', 'not_passed']).nullable(),
  result_note: z.string(),
  result_requested_at: date.nullable(),
});
export type Interview = z.output<typeof interview>;

/** A moment in an employer's calendar: what is agreed on, or one of the times that are proposed. */
export const calendarEntry = z.object({
  id: z.number().int(),
  conversation_id: z.number().int(),
  at: date,
  minutes: z.number().int(),
  status: z.enum(STATUSES),
  /** Whose answer is waited for. */
  turn: z.enum(SIDES).nullable(),
  is_mine: z.boolean(),
  name: z.string(),
  interviewer: z.string(),
  job_title: z.string(),
  kind: z.enum(['on_site', 'video']),
  /** Of whoever invited. */
  time_zone: z.string(),
});
export type CalendarEntry = z.output<typeof calendarEntry>;
