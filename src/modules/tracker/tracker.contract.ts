import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { STAGES } from '#src/modules/applications/application-stages.ts';
import { jobCard } from '#src/modules/jobs/job-card.ts';
import { type FunnelStep, LANES, LONGEST_NOTE } from './lanes.ts';

const lane = z.enum(LANES);
const line = z.string().trim().max(200);

/** What someone keeps for themselves beside a job, wherever it is. */
const own = z.object({
  contact: line.default(''),
  note: z.string().trim().max(LONGEST_NOTE).default(''),
  deadline: z.iso.date().nullable().default(null),
  /** When to be reminded; once it has been done it is null again. */
  remind_at: z.iso.datetime().nullable().default(null),
});

const outside = own.extend({
  title: line.min(1),
  company_name: line.min(1),
  place: line.default(''),
  pay: line.default(''),
  /** Shown as a link and never fetched. */
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]).default(''),
});

const card = z.object({
  /** Of what is kept; null while nothing is kept about a job of this site. */
  id: z.number().int().nullable(),
  job_id: z.number().int().nullable(),
  conversation_id: z.number().int().nullable(),
  title: z.string(),
  company_name: z.string(),
  place: z.string(),
  pay: z.string(),
  link: z.string(),
  /** As results show it, while it is open. */
  job: jobCard.nullable(),
  lane,
  stage: z.enum(STAGES).nullable(),
  /** Only jobs from elsewhere are moved by hand. */
  is_outside: z.boolean(),
  at: z.iso.datetime(),
  contact: z.string(),
  note: z.string(),
  deadline: z.string().nullable(),
  remind_at: z.iso.datetime().nullable(),
});

const count = z.number().int();
/** Each counts everything that got at least that far. */
const funnel = { wishlist: count, applied: count, talking: count, interview: count, offer: count } satisfies Record<
  FunnelStep,
  typeof count
>;

const writes = { max: 120, seconds: 60 };

export const trackerContract = {
  'GET /tracker': endpoint({
    summary: 'Your job search on one board: saved jobs, applications and chats here, and jobs from elsewhere',
    access: 'account',
    input: z.object({}),
    answer: z.object({
      cards: z.array(card),
      /** Saved jobs and chats beyond those on the board. */
      more: z.number().int(),
      funnel: z.object(funnel),
      since: z.iso.datetime().nullable(),
    }),
    errors: [],
  }),
  'POST /tracker/jobs': endpoint({
    summary: 'Puts a job from elsewhere on the board',
    access: 'account',
    input: outside.extend({ lane: lane.default('wishlist') }),
    answer: z.object({ id: z.number().int() }),
    errors: ['trackedJobsLimit', 'validationFailed'],
    limit: writes,
  }),
  'PUT /tracker/jobs/:id': endpoint({
    summary: 'Changes a job from elsewhere',
    access: 'account',
    input: outside.extend({ id }),
    answer: z.object({ id: z.number().int() }),
    errors: ['notFound', 'validationFailed'],
    limit: writes,
  }),
  'POST /tracker/jobs/:id/move': endpoint({
    summary: 'Moves a job from elsewhere to another column',
    access: 'account',
    input: z.object({ id, lane }),
    answer: z.object({ lane }),
    errors: ['notFound'],
    limit: writes,
  }),
  'DELETE /tracker/jobs/:id': endpoint({
    summary: 'Takes a job from elsewhere off the board',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: writes,
  }),
  'PUT /tracker/notes/:job_id': endpoint({
    summary: 'Keeps a note, a contact, a deadline or a reminder beside a job of this site; all empty deletes it',
    access: 'account',
    input: own.extend({ job_id: id }),
    answer: z.object({ is_kept: z.boolean() }),
    errors: ['jobNotFound', 'trackedJobsLimit', 'validationFailed'],
    limit: writes,
  }),
  'POST /tracker/reminders/:id/done': endpoint({
    summary: 'Drops a reminder',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_done: z.boolean() }),
    errors: ['notFound'],
    limit: writes,
  }),
} satisfies Contract;

export type TrackerCard = z.output<typeof card>;
export type OutsideJob = z.output<typeof outside>;
export type OwnNotes = z.output<typeof own>;

type TrackerContract = typeof trackerContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends TrackerContract {}
}
