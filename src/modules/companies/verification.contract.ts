import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { named, pageNumber } from '#src/kernel/schemas.ts';
import { tidyText } from '#src/kernel/text.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { companyCard } from './company-card.ts';
import { reasonNames, verificationChecks } from './verification-reasons.ts';
import { MOST_DOCUMENTS, verificationState } from './verification-state.ts';

export const submissionState = z.enum(['pending', 'approved', 'rejected', 'revoked']);

const submission = z.object({
  id: z.number().int(),
  state: submissionState,
  legal_name: z.string(),
  registration_number: z.string(),
  /** Whose register the number is of. */
  country: named,
  note: z.string(),
  documents: z.array(storedFile),
  /** Why it was decided so, in the operator's words; empty where the named reason says it all. */
  reason: z.string().nullable(),
  reason_name: z.enum(reasonNames).nullable(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});

const operatorRow = submission.extend({
  company: companyCard,
  company_country: named,
  website: z.string().nullable(),
  company_created_at: z.iso.datetime(),
  submitted_by: z.object({
    /** Null once the account is gone. */
    account_id: z.number().int().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    /** The language they will read the answer in. */
    language: z.string().nullable(),
  }),
  decided_by: z.string().nullable(),
  earlier_rejections: z.number().int(),
});

/** Another company with the same number in the same register, however it is written. */
const namesake = z.object({
  company: companyCard,
  legal_name: z.string().nullable(),
  state: verificationState,
});

const decisionWords = {
  reason_name: z.enum(reasonNames).nullable().default(null),
  reason: z.string().trim().max(1000).default(''),
};

export const verificationContract = {
  'GET /recruiters/company/verification': endpoint({
    summary: 'Verification status of your company, with every earlier submission',
    access: 'member',
    input: z.object({}),
    answer: z.object({
      state: verificationState,
      may_submit: z.boolean(),
      most_documents: z.number().int(),
      /** Whose register it would be of, unless the company says otherwise. */
      country_id: z.number().int(),
      /** Newest first; documents only for admins. */
      submissions: z.array(submission),
    }),
    errors: ['companyNotFound'],
  }),
  'POST /recruiters/company/verification': endpoint({
    summary: 'Submits the company for verification, or again after a rejection; company admins only',
    access: 'member',
    input: z.object({
      legal_name: z.string().overwrite(tidyText).min(2).max(200),
      registration_number: z.string().overwrite(tidyText).min(2).max(60),
      /** The country of the register; the company's own unless named. */
      country_id: z.number().int().optional(),
      note: z.string().trim().max(1000).default(''),
      /** New files, and files of earlier submissions of the company that are to count again. */
      document_ids: z.array(z.uuid()).max(MOST_DOCUMENTS).default([]),
    }),
    answer: z.object({ state: verificationState }),
    errors: [
      'companyNotFound',
      'notFound',
      'companyVerificationPending',
      'companyAlreadyVerified',
      'companyDocumentMissing',
    ],
    limit: { max: 20, seconds: 3600 },
  }),
  'GET /operator/verifications': endpoint({
    summary: 'Companies that wait for verification, the longest waiting first; or the decided ones, newest first',
    access: 'role:operator',
    input: z.object({ state: submissionState.default('pending'), page: pageNumber }),
    answer: z.object({
      verifications: z.array(operatorRow),
      counts: z.object({
        pending: z.number().int(),
        approved: z.number().int(),
        rejected: z.number().int(),
        revoked: z.number().int(),
      }),
      page: z.number().int(),
      page_count: z.number().int(),
    }),
    errors: [],
  }),
  'GET /operator/verifications/:id': endpoint({
    summary: 'One submission with all that the company has submitted before and who else has its number',
    access: 'role:operator',
    input: z.object({ id }),
    answer: operatorRow.extend({
      earlier: z.array(submission),
      namesakes: z.array(namesake),
      /** Whether the company's mark rests on this submission and can be taken back. */
      may_revoke: z.boolean(),
      /** Its place among those that wait (null once it is decided), and who waits before and after it. */
      queue: z.object({
        place: z.number().int().nullable(),
        total: z.number().int(),
        previous_id: z.number().int().nullable(),
        next_id: z.number().int().nullable(),
      }),
    }),
    errors: ['notFound'],
  }),
  'POST /operator/verifications/:id/decide': endpoint({
    summary: 'Approves or rejects a submission; the reason is required and, for a rejection, shown to the company',
    access: 'role:operator',
    input: z.object({
      id,
      decision: z.enum(['approve', 'reject']),
      /** What was looked at and found right; an approval needs all of it. */
      checks: z.array(z.enum(verificationChecks)).default([]),
      ...decisionWords,
    }),
    answer: z.object({ state: submissionState }),
    errors: ['notFound', 'alreadyDecided', 'registrationTaken'],
  }),
  'GET /operator/companies': endpoint({
    summary: 'Companies by a part of their name or by registration number, for operators',
    access: 'role:operator',
    input: z.object({ query: z.string().max(120).default('') }),
    answer: z.object({
      companies: z.array(companyCard.extend({ registration_number: z.string().nullable() })),
    }),
    errors: [],
  }),
  'GET /operator/companies/:id': endpoint({
    summary: 'A company as operators see it: its register entry, everything it has submitted, who else has its number',
    access: 'role:operator',
    input: z.object({ id }),
    answer: z.object({
      company: companyCard,
      company_country: named,
      legal_name: z.string().nullable(),
      registration_number: z.string().nullable(),
      register_country: named.nullable(),
      website: z.string().nullable(),
      created_at: z.iso.datetime(),
      verified_at: z.iso.datetime().nullable(),
      status: z.enum(['active', 'suspended', 'deleted']),
      admins: z.array(z.object({ account_id: z.number().int(), name: z.string(), email: z.string().nullable() })),
      submissions: z.array(submission),
      namesakes: z.array(namesake),
    }),
    errors: ['notFound'],
  }),
  'POST /operator/companies/:id/revoke-verification': endpoint({
    summary: 'Withdraws a company’s verification; its admins see the reason and can submit again',
    access: 'role:operator',
    input: z.object({ id, ...decisionWords }),
    answer: z.object({ state: verificationState }),
    errors: ['notFound', 'alreadyDecided'],
  }),
} satisfies Contract;

export type Submission = z.infer<typeof submission>;
export type SubmissionState = z.infer<typeof submissionState>;
export type OperatorVerification = z.infer<typeof operatorRow>;
export type Namesake = z.infer<typeof namesake>;

type VerificationContract = typeof verificationContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends VerificationContract {}
}
