import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import { DECLINE_REASONS, id, note, offer, PERIODS, terms, wantedTerms } from './offer-fields.ts';

const limit = { max: 60, seconds: 60 };
const aboutOne = [
  'notFound',
  'noPermission',
  'offerAccepted',
  'offerDeclined',
  'offerExpired',
  'offerWithdrawn',
] as const satisfies ErrorName[];
const aboutTerms = [
  'offerExpiryMissing',
  'offerExpiryPast',
  'offerPayReversed',
  'offerStartPast',
  'chatBlocked',
  'offerJobTakenDown',
  'warnedTooOften',
] as const satisfies ErrorName[];

export const offersContract = {
  'GET /offers/draft/:id': endpoint({
    summary: 'What an offer in a conversation begins with: the title and the pay of its job',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({
      title: z.string(),
      pay_min: z.number().nullable(),
      pay_max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(PERIODS),
    }),
    errors: ['notFound', 'noPermission', 'companyNotFound'],
  }),
  'POST /offers': endpoint({
    summary: 'A recruiter makes the candidate of a conversation an offer; one at a time',
    access: 'member',
    input: z.object({ conversation_id: id, ...wantedTerms.shape }),
    answer: offer,
    errors: [
      'notFound',
      'noPermission',
      'companyNotFound',
      ...aboutTerms,
      'offerOpenAlready',
      'offerAccepted',
      'jobClosed',
      'chatClosed',
      'invitationUnanswered',
    ],
    limit,
  }),
  'GET /offers/:id': endpoint({
    summary: 'One of the own offers with all its versions, the newest first',
    access: 'account',
    input: z.object({ id }),
    answer: offer.extend({ versions: z.array(terms.extend({ version: z.number().int() })) }),
    errors: ['notFound'],
  }),
  'POST /offers/:id/view': endpoint({
    summary: 'A candidate has opened the offer: the employer sees that',
    access: 'account',
    input: z.object({ id }),
    answer: offer,
    errors: [...aboutOne],
    limit,
  }),
  'POST /offers/:id/accept': endpoint({
    summary: 'A candidate accepts the version that they have read',
    access: 'account',
    input: z.object({ id, version: z.coerce.number().int().min(1).max(1000) }),
    answer: offer,
    errors: [...aboutOne, 'offerChanged', 'chatBlocked'],
    limit,
  }),
  'POST /offers/:id/decline': endpoint({
    summary: 'A candidate declines an offer and says why',
    access: 'account',
    input: z.object({ id, reason: z.enum(DECLINE_REASONS).optional(), note: note.default('') }),
    answer: offer,
    errors: [...aboutOne, 'offerReasonMissing'],
    limit,
  }),
  'PUT /offers/:id': endpoint({
    summary: 'A recruiter changes an open offer: a new version, which the candidate reads beside the one before',
    access: 'account',
    input: z.object({ id, ...wantedTerms.shape }),
    answer: offer,
    errors: [...aboutOne, ...aboutTerms, 'offerVersionsLimit'],
    limit,
  }),
  'POST /offers/:id/withdraw': endpoint({
    summary: 'A recruiter takes an open offer back',
    access: 'account',
    input: z.object({ id, note: note.default('') }),
    answer: offer,
    errors: [...aboutOne, 'warnedTooOften'],
    limit,
  }),
  'GET /offers/:id/others': endpoint({
    summary:
      'What is left to do once an offer is accepted: the job, and how many other applicants wait for the recruiter',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({
      others: z.number().int(),
      job: z
        .object({ id: z.number().int(), title: z.string(), status: z.enum(['open', 'on_hold', 'closed']) })
        .nullable(),
    }),
    errors: ['notFound', 'offerNotAccepted'],
  }),
  'POST /offers/:id/tell-others': endpoint({
    summary: 'Tells the other applicants kindly that the position is filled; each can be taken back for a minute',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ told: z.number().int() }),
    errors: ['notFound', 'offerNotAccepted'],
    limit,
  }),
} satisfies Contract;

type OffersContract = typeof offersContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends OffersContract {}
}
