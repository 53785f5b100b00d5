import type { Clock } from '#src/kernel/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { type DeclineReason, type Mover, mayMove, type Stage } from '../application-stages.ts';
import { findApplication } from './applications.queries.ts';
import type { MoveApplication } from './move-application.ts';

const endings = {
  unanswered: { to: 'closed', mover: 'system' },
  declined: { to: 'not_suitable', mover: 'employer' },
  withdrawn: { to: 'withdrawn', mover: 'talent' },
} as const;

const CONVERSATION = /^conversation:(\d+)$/;

/** What happens in a conversation happens to its application. */
export function applicationsListeners(clock: Clock, move: MoveApplication): Listeners {
  const step = async (tx: Transaction, conversationId: number, to: Stage, mover: Mover, from?: Stage) => {
    const found = await findApplication(tx, { conversationId });
    if (!found || (from && found.stage !== from) || !mayMove(found.stage, to, mover)) return;
    const reason = to === 'not_suitable' ? await findReason(tx, found.id) : null;
    await move({ tx, clock }, { which: { id: found.id }, to, mover, reason });
  };
  return {
    'conversation.ended': async (tx, ended) => {
      for (const { id, reason } of ended) await step(tx, id, endings[reason].to, endings[reason].mover);
    },
    'conversation.reopened': async (tx, reopened) => {
      for (const { id } of reopened) await step(tx, id, 'viewed', 'employer', 'closed');
    },
    // Whoever gets the resume has opened the application; who sent it is not among them.
    'file.read': async (tx, reads) => {
      for (const { file } of reads) {
        const id = Number(CONVERSATION.exec(file.subject ?? '')?.[1] ?? 0);
        if (id > 0) await step(tx, id, 'viewed', 'employer', 'applied');
      }
    },
    // VIP-02: as if the card had just moved, so that it stands above others that nobody waits with. Of those who wait, the
    // list itself puts it first among who waits since the same day (list-applicants.ts).
    'resume.refreshed': async (tx, refreshed) => {
      for (const { accountId, at } of refreshed) {
        await tx.query(sql`
          update pipeline_cards card set moved_at = ${at.toISOString()} from applications a
          where a.id = card.application_id and a.account_id = ${accountId}
            and card.core in ('applied', 'shortlisted') and card.moved_at < ${at.toISOString()}`);
      }
    },
  };
}

async function findReason(tx: Transaction, applicationId: number): Promise<DeclineReason | null> {
  const { rows } = await tx.query<{ reason: DeclineReason | null }>(sql`
    select reason from application_decisions where application_id = ${applicationId}`);
  return rows[0]?.reason ?? null;
}
