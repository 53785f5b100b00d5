import type { TextKey } from '#src/ui/text-keys.ts';
import type { Scope, WebhookKind } from '../integration-rules.ts';

/** What each scope lets a key do. */
export const scopeWords = {
  'jobs:read': 'integrations.scopes.jobsRead',
  'jobs:write': 'integrations.scopes.jobsWrite',
  'candidates:read': 'integrations.scopes.candidatesRead',
} as const satisfies Record<Scope, TextKey>;

/** What each kind of message tells. */
export const kindWords = {
  'job.published': 'integrations.kinds.jobPublished',
  'job.paused': 'integrations.kinds.jobPaused',
  'job.closed': 'integrations.kinds.jobClosed',
  'application.received': 'integrations.kinds.applicationReceived',
  'application.moved': 'integrations.kinds.applicationMoved',
  'interview.agreed': 'integrations.kinds.interviewAgreed',
  'interview.cancelled': 'integrations.kinds.interviewCancelled',
  'offer.answered': 'integrations.kinds.offerAnswered',
} as const satisfies Record<WebhookKind, TextKey>;
