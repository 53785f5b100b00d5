import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { EMPLOYER_LISTS, STEPS } from './employer-lists.ts';

const employer = z.object({
  id: z.number().int(),
  company: z.object({
    id: z.number().int(),
    name: z.string(),
    url: z.string(),
    logo_url: z.string(),
    is_verified: z.boolean(),
  }),
  /** The person by first name and initial; empty when the account is gone. */
  by: z.string(),
  /** The job one talks about; its address is null once it cannot be seen any more. */
  job: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
  conversation_id: z.number().int().nullable(),
  at: z.iso.datetime(),
  /** Since the list was last looked at. */
  is_new: z.boolean(),
});

const viewer = employer.extend({
  what: z.enum(['profile', 'viewed', 'downloaded']),
  /** Empty for the profile. */
  resume: z.string(),
});
const interested = employer.extend({ step: z.enum(STEPS) });

const page = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
const news = z.object({ viewed: z.number().int(), interested: z.number().int() });

export const employersContract = {
  'GET /employers/viewed-me': endpoint({
    summary:
      'Companies that have read your profile or a resume of yours in the last twelve months, each once, last first',
    access: 'account',
    input: page,
    answer: z.object({ employers: z.array(viewer), next_cursor: z.string().nullable() }),
    errors: [],
  }),
  'GET /employers/interested-in-me': endpoint({
    summary:
      'Employers that have asked for your resume, shortlisted or invited you or made an offer, by conversation, last first',
    access: 'account',
    input: page,
    answer: z.object({ employers: z.array(interested), next_cursor: z.string().nullable() }),
    errors: [],
  }),
  'GET /employers/news': endpoint({
    summary: 'How many of both are new since you last looked',
    access: 'account',
    input: z.object({}),
    answer: news,
    errors: [],
  }),
  'POST /employers/looked': endpoint({
    summary: 'Says that a list was looked at; what comes later is new',
    access: 'account',
    input: z.object({ list: z.enum(EMPLOYER_LISTS) }),
    answer: news,
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
} satisfies Contract;

export type ViewingEmployer = z.infer<typeof viewer>;
export type InterestedEmployer = z.infer<typeof interested>;

type EmployersContract = typeof employersContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends EmployersContract {}
}
