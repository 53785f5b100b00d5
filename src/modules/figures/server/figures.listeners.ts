import type { Clock } from '#src/kernel/clock.ts';
import { readSource } from '#src/modules/jobs/contact-source.ts';
import { findVisitSource } from '#src/modules/jobs/server/jobs.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { refreshContacts } from './contacts.ts';

/** Notes what figures are made of, in the transaction in which it happens. */
export function figuresListeners(clock: Clock): Listeners {
  const refresh = (tx: Transaction, happened: readonly { conversationId: number }[]) =>
    refreshContacts(
      tx,
      happened.map(({ conversationId }) => conversationId),
    );
  return {
    'visit.counted': async (tx, visits) => {
      for (const { jobId, source, day } of visits) {
        await tx.query(sql`
          insert into contact_views (job_id, day, source, views) values (${jobId}, ${day}, ${source}, 1)
          on conflict (job_id, day, source) do update set views = contact_views.views + 1`);
      }
    },
    'conversation.opened': async (tx, opened) => {
      const now = clock.now();
      for (const { id, talentId, jobId, sessionId, from } of opened) {
        const source = readSource(from) ?? (await findVisitSource(tx, sessionId, jobId, now)) ?? 'unknown';
        await tx.query(sql`
          insert into contact_sources (conversation_id, talent_id, source, created_at)
          values (${id}, ${talentId}, ${source}, ${now.toISOString()})`);
      }
    },
    'meter.recountRequested': refresh,
    'interview.stepped': refresh,
    'offer.sent': refresh,
    'offer.stepped': refresh,
  };
}
