import { z } from 'zod';
import { rowId } from '#src/kernel/row-id.ts';

export const id = rowId;

export const LONGEST_CONDITIONS = 4000;
export const LONGEST_NOTE = 1000;
/** Terms that change more often belong into a talk first. */
export const MOST_VERSIONS = 20;

export const STATUSES = ['sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export const SIDES = ['talent', 'boss'] as const;
export const PERIODS = ['monthly', 'annually', 'hourly', 'daily'] as const;
/** Why a candidate says no. */
export const DECLINE_REASONS = ['pay', 'other_offer', 'timing', 'conditions', 'other'] as const;

export type Status = (typeof STATUSES)[number];
export type Side = (typeof SIDES)[number];
export type Period = (typeof PERIODS)[number];
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const note = z.string().trim().max(LONGEST_NOTE);
const amount = z.number().min(0.001).max(9_999_999_999);
const date = z.iso.datetime();

/** What an employer fills in. Without an expiry it has a refusal of its own. */
export const wantedTerms = z.object({
  title: z.string().trim().min(1).max(200),
  /** Whole units of the currency; the highest only for a range. */
  pay_min: amount,
  pay_max: amount.nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(PERIODS),
  starts_on: z.iso.date(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  conditions: z.string().trim().max(LONGEST_CONDITIONS).default(''),
  /** An uploaded file, or the one that the offer has already; null for none. */
  document_id: z.uuid().nullish(),
});
export type WantedTerms = z.output<typeof wantedTerms>;

const document = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
});

/** One version of what is offered. */
export const terms = z.object({
  title: z.string(),
  pay_min: z.number(),
  /** The same as the lowest where it is no range. */
  pay_max: z.number(),
  currency: z.string(),
  period: z.enum(PERIODS),
  starts_on: z.iso.date(),
  expires_at: date,
  conditions: z.string(),
  document: document.nullable(),
  sent_at: date,
});
export type Terms = z.output<typeof terms>;

/** An offer as one of its two sides sees it; a colleague who reads along may do nothing. */
export const offer = z.object({
  id: z.number().int(),
  conversation_id: z.number().int(),
  job_id: z.number().int().nullable(),
  side: z.enum(['talent', 'boss', 'colleague']),
  status: z.enum(STATUSES),
  company_name: z.string(),
  /** The other person, as far as the viewer may know their name. */
  name: z.string(),
  version: z.number().int(),
  ...terms.shape,
  /** The terms before the last change, so that the reader sees what is new. */
  previous: terms.nullable(),
  viewed_at: date.nullable(),
  ended_at: date.nullable(),
  ended_by: z.enum(SIDES).nullable(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  reason_note: z.string(),
});
export type Offer = z.output<typeof offer>;
