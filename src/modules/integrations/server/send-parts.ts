import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Reach } from '#src/platform/http/reach.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { NotifyOfIntegrations } from './integrations.notices.ts';

/** What the sender of webhooks needs. */
export interface SendParts {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  notify: NotifyOfIntegrations;
  reach: Reach;
  /** 0 to 1: tries of many messages must not all come at once. */
  random(): number;
}

export interface ClaimedDelivery {
  id: number;
  message_id: string;
  payload: object;
  attempts: number;
  endpoint_id: number;
  company_id: number;
  url: string;
  signing_secret: Buffer;
  previous_secret: Buffer | null;
  previous_until: Date | null;
}
