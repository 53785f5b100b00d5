import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { tidyText } from '#src/kernel/text.ts';
import { LONGEST_ADDRESS, scopes, webhookKinds } from './integration-rules.ts';

const moment = z.iso.datetime();
const MOST_LIFE_DAYS = 3650;

const apiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  last_four: z.string(),
  scopes: z.array(z.enum(scopes)),
  made_by: z.string(),
  created_at: moment,
  expires_at: moment.nullable(),
  last_used_at: moment.nullable(),
  /** `stopped`: whoever made it may no longer manage the company. */
  state: z.enum(['active', 'expired', 'revoked', 'stopped']),
});

const webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  is_on: z.boolean(),
  /** Takes nothing since then. */
  failing_since: moment.nullable(),
  /** Until when the secret before the last rotation signs too. */
  previous_until: moment.nullable(),
  created_at: moment,
});

const activity = z.object({
  id: z.number().int(),
  action: z.enum([
    'key_made',
    'key_revoked',
    'key_ended',
    'webhook_made',
    'webhook_changed',
    'webhook_rotated',
    'webhook_removed',
    'webhook_off',
  ]),
  subject: z.string(),
  by: z.string(),
  at: moment,
});

const delivery = z.object({
  id: z.number().int(),
  message_id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  status: z.number().int().nullable(),
  problem: z.enum(['timeout', 'refused', 'unreachable', 'not_public']).nullable(),
  created_at: moment,
  last_tried_at: moment.nullable(),
  /** When it is tried next; null when it is not. */
  next_try_at: moment.nullable(),
  payload: z.record(z.string(), z.unknown()),
});

const kinds = z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length);
const url = z.string().trim().min(8).max(LONGEST_ADDRESS);
const MANAGING = ['companyNotFound', 'noPermission'] as const;
const OF_WEBHOOK = [...MANAGING, 'notFound'] as const;

export const integrationsContract = {
  'GET /recruiters/integrations': endpoint({
    summary: "The company's API keys and webhooks, and who has changed them",
    access: 'member',
    input: z.object({}),
    answer: z.object({ keys: z.array(apiKey), webhooks: z.array(webhook), activity: z.array(activity) }),
    errors: [...MANAGING],
  }),
  'POST /recruiters/api-keys': endpoint({
    summary: 'Makes an API key; this answer is the only one that has it',
    access: 'member',
    input: z.object({
      name: z.string().overwrite(tidyText).min(1).max(60),
      scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
      expires_in_days: z.number().int().min(1).max(MOST_LIFE_DAYS).nullable().default(null),
    }),
    answer: z.object({ key: apiKey, secret: z.string() }),
    tellsSecret: true,
    errors: [...MANAGING, 'apiKeysLimit', 'proofNeeded'],
    limit: { max: 30, seconds: 3600 },
  }),
  'POST /recruiters/api-keys/:id/revoke': endpoint({
    summary: 'Ends an API key at once',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ is_revoked: z.boolean() }),
    errors: [...OF_WEBHOOK],
  }),
  'POST /recruiters/webhooks': endpoint({
    summary: 'Adds an address that hears of news; this answer is the only one that has its secret',
    access: 'member',
    input: z.object({ url, kinds }),
    answer: z.object({ webhook, secret: z.string() }),
    tellsSecret: true,
    errors: [...MANAGING, 'webhooksLimit', 'proofNeeded'],
    limit: { max: 30, seconds: 3600 },
  }),
  'PATCH /recruiters/webhooks/:id': endpoint({
    summary: 'Changes what an address hears of, or switches it on or off',
    access: 'member',
    input: z.object({ id, kinds: kinds.optional(), is_on: z.boolean().optional() }),
    answer: z.object({ webhook }),
    errors: [...OF_WEBHOOK],
    limit: { max: 120, seconds: 600 },
  }),
  'DELETE /recruiters/webhooks/:id': endpoint({
    summary: 'Removes an address with its deliveries',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: [...OF_WEBHOOK],
  }),
  'POST /recruiters/webhooks/:id/rotate': endpoint({
    summary: 'Gives an address a new secret; the old one signs too for 24 hours',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ webhook, secret: z.string() }),
    tellsSecret: true,
    errors: [...OF_WEBHOOK, 'proofNeeded'],
    limit: { max: 30, seconds: 3600 },
  }),
  'POST /recruiters/webhooks/:id/test': endpoint({
    summary: 'Sends an address a test message',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ delivery }),
    errors: [...OF_WEBHOOK, 'webhookOff'],
    limit: { max: 20, seconds: 600 },
  }),
  'GET /recruiters/webhooks/:id/deliveries': endpoint({
    summary: 'What an address was sent in the last 30 days, newest first',
    access: 'member',
    input: z.object({
      id,
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: z.object({ webhook, deliveries: z.array(delivery), next_cursor: z.number().int().nullable() }),
    errors: [...OF_WEBHOOK],
  }),
  'POST /recruiters/webhook-deliveries/:id/resend': endpoint({
    summary: 'Sends a message again, with the same id',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ delivery }),
    errors: [...OF_WEBHOOK, 'webhookOff'],
    limit: { max: 120, seconds: 600 },
  }),
} satisfies Contract;

export type ApiKey = z.infer<typeof apiKey>;
export type Webhook = z.infer<typeof webhook>;
export type Activity = z.infer<typeof activity>;
export type Delivery = z.infer<typeof delivery>;

type IntegrationsContract = typeof integrationsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends IntegrationsContract {}
}
