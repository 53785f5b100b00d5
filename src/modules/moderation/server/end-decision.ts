import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { recordAction } from './audit-log.ts';
import { undo } from './carry-out.ts';
import type { DecisionRow } from './present-decisions.ts';

export type EndedAs = 'rejected' | 'lapsed' | 'ended' | 'lifted' | 'put_back' | 'granted';

/** Ends a decision and takes back what it did, if it was in force; an appeal against it has nothing left to decide. */
export async function endDecision(tx: Transaction, decision: DecisionRow, endedAs: EndedAs, at: Date): Promise<void> {
  const wasInForce = decision.state === 'in_force' || (decision.state === 'proposed' && decision.is_urgent);
  await tx.query(sql`
    update moderation_decisions set state = 'over', ended_as = ${endedAs}, ended_at = ${at.toISOString()}
    where id = ${decision.id}`);
  if (wasInForce) await undo(tx, decision);
  if (endedAs === 'granted') return;
  await tx.query(sql`
    update moderation_cases set state = 'closed', outcome = 'moot', closed_at = ${at.toISOString()}
    where appealed_decision_id = ${decision.id} and state = 'open'`);
}

/** A line of the audit log about a case, for what operators and the clock do alike. */
export async function recordStep(
  tx: Transaction,
  step: {
    operatorId: number | null;
    action: string;
    decision: Pick<DecisionRow, 'id' | 'case_id' | 'target' | 'target_id' | 'reason_name'>;
    logNote: string;
    details?: Record<string, unknown>;
    at: Date;
  },
): Promise<void> {
  const { operatorId, action, decision, logNote, details, at } = step;
  await recordAction(tx, {
    operatorId,
    action: `moderation.${action}`,
    subject: decision.target,
    subjectId: decision.target_id,
    reason: logNote || decision.reason_name || `Case ${decision.case_id}`,
    details: { case_id: decision.case_id, decision_id: decision.id, measure: decision.reason_name, ...details },
    at,
  });
}
