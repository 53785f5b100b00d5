import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId } from '#src/kernel/row-id.ts';
import { flag, idList } from '#src/kernel/schemas.ts';
import { credits, invitation, ownCard, talentCard, talentId, talentProfile } from './talent-fields.ts';
import { ACTIVE_WITHIN, DEGREES, FIND_OBSTACLES, PAGE_SIZE, START_WITHIN } from './talent-rules.ts';

const few = idList.pipe(z.array(z.number().int()).max(50)).default([]);
const id = talentId;
const cursor = z.string().max(200).optional();
const writes = { max: 60, seconds: 60 };
const reason = z.string().trim().min(3).max(500);
const days = <const Days extends readonly number[]>(among: Days) =>
  z.coerce.number().pipe(z.literal([...among] as Days[number][]));
/** One skill or several, in an address as repeated parameters. */
const skills = z
  .preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().trim().min(1).max(50)).max(10),
  )
  .default([]);

/** EMP-03: what is not named filters nothing. */
const search = z.object({
  text: z.string().trim().max(200).default(''),
  /** An open job of one's own: the order is by how well they fit it. */
  job_id: rowId.optional(),
  /** Function titles, as jobs have them; whoever wishes for or has one of them. */
  title_ids: few,
  /** Places of the lists; who wishes to work there, or in a place that lies in it. */
  location_ids: few,
  country_ids: few,
  /** Ids of `work_arrangement_lists`. */
  arrangement_ids: few,
  min_years: z.coerce.number().int().min(0).max(60).optional(),
  max_years: z.coerce.number().int().min(0).max(60).optional(),
  /** At least this one. */
  degree: z.enum(DEGREES).optional(),
  /** Ids of `job_language_lists`; all of them. */
  language_ids: few,
  /** All of them. */
  skills,
  start_within: days(START_WITHIN).optional(),
  active_within: days(ACTIVE_WITHIN).optional(),
  /** May work there by law (a country). */
  may_work_in: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** Leaves out who already talks with the company, was invited by it, or has applied to the job. */
  leave_out_known: flag.default(false),
  cursor,
  limit: z.coerce.number().int().min(1).max(50).default(PAGE_SIZE),
});

const finding = z.object({
  /** Their own wish; off until they say yes. */
  is_on: z.boolean(),
  /** They have been asked: the last step of the start asks once. */
  was_asked: z.boolean(),
  /** Empty and on: they are found. */
  obstacles: z.array(z.enum(FIND_OBSTACLES)),
  /** How employers would see them; null until there is something to show. */
  preview: ownCard.nullable(),
});

const creditEntry = z.object({
  id: z.number().int(),
  kind: z.enum(['monthly', 'operator', 'unlock', 'expired']),
  amount: z.number().int(),
  reason: z.string(),
  /** Who gave or spent it. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

export const talentsContract = {
  'GET /recruiters/talents': endpoint({
    summary:
      'Job seekers who want to be found, as little of each as tells whether they fit: best fit first, then labelled VIPs and refreshed resumes, then who was here last',
    access: 'member',
    input: search,
    answer: z.object({
      talents: z.array(talentCard),
      total: z.number().int(),
      /** More than are counted: `total` is that many at least. */
      is_more: z.boolean(),
      next_cursor: z.string().nullable(),
      /** What the text was understood as, in the reader's language: `Software engineer`, `Tokyo`. */
      understood: z.array(z.string()),
      credits,
    }),
    errors: [
      'companyNotFound',
      'companyNotVerified',
      'jobNotFound',
      'jobClosed',
      'talentSearchLimit',
      'validationFailed',
    ],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /recruiters/talents/jobs': endpoint({
    summary: "The company's open jobs to search for: the one that is named, then one's own, for which one may invite",
    access: 'member',
    input: z.object({ job_id: rowId.optional() }),
    answer: z.object({ jobs: z.array(z.object({ id: rowId, title: z.string(), is_own: z.boolean() })) }),
    errors: ['companyNotFound'],
  }),
  'GET /recruiters/talents/:id': endpoint({
    summary: 'What a talent shows to employers; they see that the company has looked',
    access: 'member',
    input: z.object({ id, job_id: rowId.optional() }),
    answer: z.object({ talent: talentProfile, credits }),
    errors: [
      'companyNotFound',
      'companyNotVerified',
      'notFound',
      'talentGone',
      'talentViewLimit',
      'jobNotFound',
      'jobClosed',
    ],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /recruiters/talents/:id/unlock': endpoint({
    summary:
      'Unlocks the full profile for ninety days and the right to invite, for one credit of the company; who is unlocked already costs nothing',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ talent: talentProfile, credits, is_new: z.boolean() }),
    errors: ['companyNotFound', 'companyNotVerified', 'notFound', 'talentGone', 'unlockCreditsMissing'],
    limit: { max: 240, seconds: 60 },
  }),
  'POST /recruiters/talents/:id/invite': endpoint({
    summary: 'Invites an unlocked talent to chat about an open job; one open invitation per company and talent',
    access: 'member',
    input: z.object({ id, job_id: rowId, message: z.string().max(20_000) }),
    answer: z.object({ invitation }),
    errors: [
      'companyNotFound',
      'companyNotVerified',
      'notFound',
      'talentGone',
      'talentLocked',
      'talentInvitedAlready',
      'talentResting',
      'talentTalking',
      'inviteLimit',
      'jobNotFound',
      'jobClosed',
      'jobOnHold',
      'chatBlocked',
      'messageEmpty',
      'messageTooLong',
      'contactDetailsInMessage',
      'warnedTooOften',
    ],
    limit: writes,
  }),
  'POST /recruiters/talents/:id/report': endpoint({
    summary: 'Tells the operators that something is wrong with a profile that the company sees',
    access: 'member',
    input: z.object({ id, reason_id: z.number().int(), note: z.string().trim().max(1000).default('') }),
    answer: z.object({ is_received: z.boolean() }),
    errors: ['companyNotFound', 'companyNotVerified', 'notFound', 'talentGone', 'validationFailed'],
    limit: { max: 10, seconds: 3600 },
  }),
  'GET /recruiters/unlocked-talents': endpoint({
    summary: 'Talents whom the company has unlocked, the last first; who cannot be found any more is left out',
    access: 'member',
    input: z.object({ cursor }),
    answer: z.object({ talents: z.array(talentCard), next_cursor: z.string().nullable(), credits }),
    errors: ['companyNotFound', 'companyNotVerified'],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /jobseeker/findable': endpoint({
    summary: 'Whether verified companies may find you, what keeps them from it, and how you would look',
    access: 'account',
    input: z.object({}),
    answer: finding,
    errors: [],
  }),
  'PUT /jobseeker/findable': endpoint({
    summary: 'Lets verified companies find you, or no more: it counts at once',
    access: 'account',
    input: z.object({ is_on: z.boolean() }),
    answer: finding,
    errors: ['noPermission'],
    limit: writes,
  }),
  'POST /jobseeker/talent-invites/:id/accept': endpoint({
    summary: 'Accepts an invitation to chat: the conversation goes on, and the company sees your full name',
    access: 'account',
    input: z.object({ id: rowId }),
    answer: z.object({ conversation_id: z.number().int() }),
    errors: ['notFound', 'inviteEnded', 'chatBlocked'],
    limit: writes,
  }),
  'POST /jobseeker/talent-invites/:id/decline': endpoint({
    summary: 'Declines politely: the company cannot invite you for ninety days, or never again if you block it',
    access: 'account',
    input: z.object({ id: rowId, block_company: z.boolean().default(false) }),
    answer: z.object({ is_declined: z.boolean() }),
    errors: ['notFound', 'inviteEnded', 'blockedCompaniesLimit'],
    limit: writes,
  }),
  'GET /operator/unlock-credits': endpoint({
    summary: 'A company’s unlock credits and what they were given and used for, the last fifty',
    access: 'role:operator',
    input: z.object({ company_id: rowId }),
    answer: z.object({
      company: z.object({ id: z.number().int(), name: z.string() }),
      credits,
      entries: z.array(creditEntry),
    }),
    errors: ['notFound'],
  }),
  'POST /operator/unlock-credits/grant': endpoint({
    summary: 'Gives a company unlock credits, with a reason that the audit log keeps; they do not run out',
    access: 'role:operator',
    input: z.object({ company_id: rowId, amount: z.coerce.number().int().min(1).max(1000), reason }),
    answer: z.object({ credits }),
    errors: ['notFound', 'validationFailed'],
    limit: writes,
  }),
} satisfies Contract;

export type TalentSearchInput = z.output<typeof search>;
export type FindingState = z.output<typeof finding>;

type TalentsContract = typeof talentsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends TalentsContract {}
}
