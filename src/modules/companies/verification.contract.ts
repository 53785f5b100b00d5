import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { named, pageNumber } from '#src/kernel/schemas.ts';
import { tidyText } from '#src/kernel/text.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { companyCard } from './company-card.ts';
import { MOST_DOCUMENTS, verificationState } from './verification-state.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const decidedState = z.enum(['pending', 'approved', 'rejected']);

const submission = z.object({
  id: z.number().int(),
  state: decidedState,
  legal_name: z.string(),
  registration_number: z.string(),
  note: z.string(),
  documents: z.array(storedFile),
  /** Why it was decided so; always there for a rejection. */
  reason: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});

const operatorRow = submission.extend({
  company: companyCard,
  company_country: named,
  website: z.string().nullable(),
  company_created_at: z.iso.datetime(),
  submitted_by: z.object({ account_id: z.number().int(), name: z.string(), email: z.string().nullable() }),
  decided_by: z.string().nullable(),
  earlier_rejections: z.number().int(),
});

export const verificationContract = {
  'GET /recruiters/company/verification': endpoint({
    summary: 'Where the verification of the own company stands, with every earlier submission',
    access: 'role:recruiter',
    input: z.object({}),
    answer: z.object({
      state: verificationState,
      may_submit: z.boolean(),
      most_documents: z.number().int(),
      /** Newest first; documents only for admins. */
      submissions: z.array(submission),
    }),
    errors: ['companyNotFound'],
  }),
  'POST /recruiters/company/verification': endpoint({
    summary: 'Submits the company for verification, or again after a rejection; company admins only',
    access: 'role:recruiter',
    input: z.object({
      legal_name: z.string().overwrite(tidyText).min(2).max(200),
      registration_number: z.string().overwrite(tidyText).min(2).max(60),
      note: z.string().trim().max(1000).default(''),
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
    input: z.object({ state: decidedState.default('pending'), page: pageNumber }),
    answer: z.object({
      verifications: z.array(operatorRow),
      counts: z.object({ pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() }),
      page: z.number().int(),
      page_count: z.number().int(),
    }),
    errors: [],
  }),
  'GET /operator/verifications/:id': endpoint({
    summary: 'One submission with all that the company has submitted before',
    access: 'role:operator',
    input: z.object({ id }),
    answer: operatorRow.extend({ earlier: z.array(submission) }),
    errors: ['notFound'],
  }),
  'POST /operator/verifications/:id/decide': endpoint({
    summary: 'Approves or rejects a submission; the reason is required and, for a rejection, shown to the company',
    access: 'role:operator',
    input: z.object({
      id,
      decision: z.enum(['approve', 'reject']),
      reason: z.string().trim().min(3).max(1000),
    }),
    answer: z.object({ state: decidedState }),
    errors: ['notFound', 'alreadyDecided'],
  }),
} satisfies Contract;

export type Submission = z.infer<typeof submission>;
export type OperatorVerification = z.infer<typeof operatorRow>;
