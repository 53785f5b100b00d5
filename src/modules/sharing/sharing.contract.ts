import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { LONGEST_PASSWORD, linkDays, SHORTEST_PASSWORD } from './limits.ts';

const token = z.string().regex(/^[\w-]{43}$/);

const link = z.object({
  id: z.number().int(),
  resume_id: z.number().int().nullable(),
  /** As it is called now; of a deleted one, as it was called. */
  resume: z.string(),
  /** Below the language segment. */
  path: z.string(),
  state: z.enum(['active', 'revoked', 'expired', 'deleted']),
  has_password: z.boolean(),
  has_download: z.boolean(),
  is_name_hidden: z.boolean(),
  is_contact_hidden: z.boolean(),
  expires_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type ResumeLink = z.infer<typeof link>;

const view = z.object({
  id: z.number().int(),
  what: z.enum(['viewed', 'unlocked', 'downloaded', 'analysed']),
  /** Empty where it was the profile. */
  resume: z.string(),
  way: z.enum(['link', 'chat', 'profile']),
  /** Someone who was signed in and hires for a company; anyone else is someone with the link. */
  by: z.object({ name: z.string(), company: z.string() }).nullable(),
  device: z.enum(['phone', 'tablet', 'computer']),
  /** The link, while it can still be opened. */
  link_id: z.number().int().nullable(),
  conversation_id: z.number().int().nullable(),
  viewed_at: z.iso.datetime(),
});
export type ResumeView = z.infer<typeof view>;

const line = z.object({ text: z.string(), point: z.boolean() });
const sharedResume = z.object({
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  name: z.string(),
  headline: z.string(),
  contacts: z.array(z.object({ kind: z.enum(['place', 'phone', 'email', 'link']), text: z.string(), url: z.string() })),
  sections: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      lines: z.array(line),
      entries: z.array(
        z.object({
          title: z.string(),
          where: z.string(),
          place: z.string(),
          dates: z.string(),
          lines: z.array(line),
        }),
      ),
      items: z.array(z.object({ name: z.string(), detail: z.string(), dates: z.string() })),
    }),
  ),
});
export type SharedResume = z.infer<typeof sharedResume>;

const writes = { max: 60, seconds: 60 };

export const sharingContract = {
  'GET /jobseeker/resume-links': endpoint({
    summary: 'The own links to resumes, the newest first, also those that have ended',
    access: 'account',
    input: z.object({}),
    answer: z.object({ links: z.array(link), limit: z.number().int() }),
    errors: [],
  }),
  'POST /jobseeker/resume-links/create': endpoint({
    summary:
      'Makes a link under which anyone can open one of the own online resumes for some days; at most ten at once',
    access: 'account',
    input: z.object({
      resume_id: id,
      days: z.coerce.number().pipe(z.literal(linkDays)).default(30),
      /** Whoever opens it must know this. */
      password: z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD).optional(),
      has_download: z.boolean().default(true),
      /** First name and initial, and no photo. */
      is_name_hidden: z.boolean().default(false),
      /** Neither email nor phone number, links, date of birth. */
      is_contact_hidden: z.boolean().default(false),
    }),
    answer: link,
    errors: ['notFound', 'resumeLinksLimit'],
    limit: writes,
  }),
  'POST /jobseeker/resume-links/:id/revoke': endpoint({
    summary: 'Ends a link at once; it cannot be taken up again',
    access: 'account',
    input: z.object({ id }),
    answer: link,
    errors: ['notFound'],
    limit: writes,
  }),
  'GET /jobseeker/resume-views': endpoint({
    summary:
      'Who has opened, unlocked or downloaded which of the own resumes, or read the own profile or had it analysed, in the last twelve months, newest first',
    access: 'account',
    input: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    answer: z.object({ views: z.array(view), next_before: z.number().int().nullable() }),
    errors: [],
  }),
  'POST /shared-resumes/open': endpoint({
    summary:
      'Opens a shared resume by the token of its link; its owner sees that. With a password it is `locked` first',
    access: 'anyone',
    input: z.object({ token }),
    answer: z.object({
      /** `program`: what draws previews of links for messengers is shown nothing, and does not count as a visit. */
      state: z.enum(['open', 'locked', 'program']),
      /** Its owner looks at it: that is not listed. */
      is_own: z.boolean(),
      has_download: z.boolean(),
      expires_at: z.iso.datetime(),
      resume: sharedResume.nullable(),
    }),
    errors: ['notFound', 'resumeLinkEnded'],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /shared-resumes/unlock': endpoint({
    summary:
      'Opens the lock of a shared resume for this browser for twelve hours; ten wrong tries in a quarter of an hour',
    access: 'anyone',
    input: z.object({ token, password: z.string().min(1).max(LONGEST_PASSWORD) }),
    answer: z.object({ is_unlocked: z.boolean() }),
    errors: ['notFound', 'resumeLinkEnded', 'sharePasswordWrong', 'tooManyAttempts'],
    limit: { max: 30, seconds: 60 },
  }),
} satisfies Contract;

type SharingContract = typeof sharingContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends SharingContract {}
}
