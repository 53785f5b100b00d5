/** What a key may be allowed to do; each is asked for by at least one call of the API. */
export const scopes = ['jobs:read', 'jobs:write', 'candidates:read'] as const;
export type Scope = (typeof scopes)[number];

/** What an address can be told of. */
export const webhookKinds = [
  'job.published',
  'job.paused',
  'job.closed',
  'application.received',
  'application.moved',
  'interview.agreed',
  'interview.cancelled',
  'offer.answered',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];
/** Sent when somebody asks for it, to any address. */
export const TEST_KIND = 'webhook.test';

export const MOST_KEYS = 10;
export const MOST_WEBHOOKS = 5;
export const LONGEST_ADDRESS = 500;
/** Calls of one key, over all addresses of the API. */
export const KEY_CALLS = { max: 600, seconds: 60 };
export const PAGE_MOST = 100;
/** In days; null for a key that does not expire. */
export const keyLives = [30, 90, 365] as const;

/** Starts every key, so that scanners for leaked secrets know it. */
export const KEY_PREFIX = 'prly_';
export const SECRET_PREFIX = 'whsec_';
/** How long both secrets sign after a rotation. */
export const ROTATION_HOURS = 24;
/** An address that has taken nothing for so long is switched off. */
export const FAILING_DAYS = 3;
/** How long deliveries, ended keys and the record of them are kept. */
export const KEPT_DAYS = 30;
export const RECORD_DAYS = 365;
export const ANSWERS_WITHIN_SECONDS = 10;

/** Seconds until the next try, after each that failed: about a day in all. */
export const retrySeconds = [5, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;
export const MOST_TRIES = retrySeconds.length + 1;
