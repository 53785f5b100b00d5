import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import { createDecline } from '#src/modules/chat/server/chat.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import { type DeclineReason, mayMove } from '../application-stages.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { type LockedApplication, lockApplication } from './applications.queries.ts';
import type { MoveApplication } from './move-application.ts';

interface Decision {
  stage: 'shortlisted' | 'not_suitable';
  reason: DeclineReason | null;
  note: string;
  due_at: Date;
}

/** Takes the steps that nobody has taken back in time, each in a transaction of its own. */
export function createTellDecisions(parts: ApplicationParts, move: MoveApplication) {
  const decline = createDecline({ ...parts.chat, translate: parts.texts.translate });

  const tell = async (tx: Transaction, clock: Clock, application: LockedApplication, decision: Decision) => {
    const { id, conversation_id: conversationId, boss_id: bossId } = application;
    if (decision.stage === 'not_suitable' && conversationId !== null && bossId !== null) {
      const { note, reason, due_at } = decision;
      const because = reason ? { because: (t: TranslateOf) => t(`emails.application.reasons.${reason}`) } : {};
      const clientId = `decision-${id}-${due_at.getTime()}`;
      try {
        // Ends the conversation, and with it the application (`applications.listeners.ts`).
        await decline({ tx, clock }, { id: conversationId, bossId, clientId, note, ...because });
        return;
      } catch (error) {
        // Nobody can be written to there any more: the application alone says it.
        if (!(error instanceof AppError)) throw error;
      }
    }
    await move({ tx, clock }, { which: { id }, to: decision.stage, mover: 'employer', reason: decision.reason });
  };

  return (db: Database, clock: Clock) =>
    eachInTurn(db, {
      claim: (tx, failed) => findDue(tx, clock.now(), failed),
      handle: async (tx, { id }) => {
        const application = await lockApplication(tx, { id });
        // Again under the lock: it may have been taken back, or told by another worker.
        const decision = await findDecision(tx, id, clock.now());
        if (!application || !decision) return;
        if (mayMove(application.stage, decision.stage, 'employer')) await tell(tx, clock, application, decision);
        await tx.query(sql`delete from application_decisions where application_id = ${id}`);
      },
    });
}

type TranslateOf = ReturnType<ApplicationParts['texts']['translate']>;

async function findDue(tx: Transaction, now: Date, failed: number[]): Promise<{ id: number } | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select application_id as id from application_decisions
    where due_at <= ${now.toISOString()} and application_id <> all(${failed}::bigint[]) order by due_at limit 1`);
  return rows[0];
}

async function findDecision(tx: Transaction, id: number, now: Date): Promise<Decision | undefined> {
  const { rows } = await tx.query<Decision>(sql`
    select stage, reason, note, due_at from application_decisions
    where application_id = ${id} and due_at <= ${now.toISOString()}`);
  return rows[0];
}
