import type { Clock } from '#src/kernel/clock.ts';
import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import type { WebhookKind } from '../integration-rules.ts';
import { endForCompany, revokeKeysOf } from './end-integrations.ts';
import { ofApplications, ofConversations, ofJobs } from './message-data.ts';
import { writeDeliveries } from './write-deliveries.ts';

interface ListenersParts {
  clock: Clock;
  enqueue: Enqueue;
  siteUrl?: string;
}

/** Companies hear of what happens to their jobs and candidates: numbers and links, so that each asks for what it may read. */
export function integrationsListeners({ clock, enqueue, siteUrl = '' }: ListenersParts): Listeners {
  const tell = (tx: Transaction, kind: WebhookKind, what: Sql) =>
    writeDeliveries(tx, enqueue, { kind, at: clock.now(), what });
  return {
    'job.published': (tx, jobs) => tell(tx, 'job.published', ofJobs(siteUrl, jobs)),
    'job.changed': async (tx, jobs) => {
      for (const [kind, state] of stateKinds) {
        const these = jobs.filter(({ to }) => to === state);
        if (these.length > 0) await tell(tx, kind, ofJobs(siteUrl, these));
      }
    },
    'application.received': (tx, all) => tell(tx, 'application.received', ofApplications(siteUrl, all)),
    'application.moved': (tx, all) => tell(tx, 'application.moved', ofApplications(siteUrl, all)),
    'interview.stepped': async (tx, all) => {
      for (const { id, conversationId, step, startsAt } of all) {
        const kind = interviewKinds[step];
        const data = { interview_id: id, starts_at: startsAt?.toISOString() ?? null };
        if (kind) await tell(tx, kind, ofConversations(siteUrl, conversationId, data));
      }
    },
    'offer.stepped': async (tx, all) => {
      for (const { id, conversationId, step } of all) {
        if (step !== 'accept' && step !== 'decline') continue;
        const data = { offer_id: id, answer: step === 'accept' ? 'accepted' : 'declined' };
        await tell(tx, 'offer.answered', ofConversations(siteUrl, conversationId, data));
      }
    },
    'member.left': async (tx, all) => {
      for (const { companyId, accountId } of all) await revokeKeysOf(tx, clock.now(), companyId, accountId);
    },
    'company.ended': async (tx, all) => {
      for (const { id, at } of all) await endForCompany(tx, at, id);
    },
  };
}

const stateKinds: readonly [WebhookKind, EventMap['job.changed']['to']][] = [
  ['job.published', 'open'],
  ['job.paused', 'on_hold'],
  ['job.closed', 'closed'],
];

const interviewKinds: Partial<Record<EventMap['interview.stepped']['step'], WebhookKind>> = {
  accept: 'interview.agreed',
  book: 'interview.agreed',
  cancel: 'interview.cancelled',
};
