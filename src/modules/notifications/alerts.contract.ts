import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { searchFilters } from '#src/modules/search/search.contract.ts';

export const MOST_ALERTS = 20;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const token = z.string().trim().max(600);
const frequency = z.enum(['daily', 'weekly']);

const alert = z.object({
  id: z.number().int(),
  /** What is looked for, in the reader's words. */
  label: z.string(),
  keywords: z.string(),
  scope: z.enum(['local', 'remote', 'web3']),
  /** Every filter besides the keywords, in the reader's words. */
  chips: z.array(z.string()),
  country_id: z.number().int(),
  frequency,
  is_paused: z.boolean(),
  /** The results page of the same search, below the language segment. */
  path: z.string(),
  next_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

const alerts = z.object({
  alerts: z.array(alert),
  /** Where the e-mails go; null: no alert reaches this account yet. */
  email: z.string().nullable(),
  /** False: mail to the address has come back, or was called spam, and none is sent. */
  is_reachable: z.boolean(),
  most: z.number().int(),
});

/** Job alerts: searches that come by e-mail. */
export const alertsContract = {
  'GET /jobseeker/job-alerts': endpoint({
    summary: 'Your job alerts, newest first',
    access: 'account',
    input: z.object({}),
    answer: alerts,
    errors: [],
  }),
  'POST /jobseeker/job-alerts/create': endpoint({
    summary: 'Makes an alert of a search with at least one word or filter; the same search again changes how often',
    access: 'account',
    input: z.object({ filters: searchFilters, frequency }),
    answer: alert,
    errors: ['jobAlertNeedsFilter', 'jobAlertsLimit', 'emailMissing'],
    limit: { max: 60, seconds: 60 },
  }),
  'PATCH /jobseeker/job-alerts/:id/update': endpoint({
    summary: 'Changes filters, keywords, how often it comes, or pauses it; what is not named stays as it is',
    access: 'account',
    input: z.object({
      id,
      /** All of them: those that are not named go. */
      filters: searchFilters.optional(),
      keywords: searchFilters.shape.query,
      frequency: frequency.optional(),
      is_paused: z.boolean().optional(),
    }),
    answer: alert,
    errors: ['notFound', 'jobAlertNeedsFilter'],
    limit: { max: 120, seconds: 60 },
  }),
  'DELETE /jobseeker/job-alerts/:id/delete': endpoint({
    summary: 'Deletes an alert',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.literal(true) }),
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /notification/alerts': endpoint({
    summary: 'The job alerts that the link in an alert letter opens, for a month, signed in or not',
    access: 'anyone',
    input: z.object({ token }),
    answer: alerts.pick({ alerts: true, most: true }),
    errors: ['linkExpired'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /notification/alerts/:id': endpoint({
    summary: 'Changes one of these alerts with the link; what is not named stays as it is',
    access: 'anyone',
    input: z.object({
      token,
      id,
      keywords: searchFilters.shape.query,
      frequency: frequency.optional(),
      is_paused: z.boolean().optional(),
    }),
    answer: alert,
    errors: ['linkExpired', 'notFound', 'jobAlertNeedsFilter'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /notification/alerts/:id/delete': endpoint({
    summary: 'Deletes one of these alerts with the link',
    access: 'anyone',
    input: z.object({ token, id }),
    answer: z.object({ is_deleted: z.literal(true) }),
    errors: ['linkExpired', 'notFound'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

type AlertsContract = typeof alertsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends AlertsContract {}
}
