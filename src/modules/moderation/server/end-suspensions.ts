import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import { endDecision, recordStep } from './end-decision.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { type DecisionRow, findDecisions } from './present-decisions.ts';
import { answerReporters, type Teller, tellConcerned } from './tell-concerned.ts';

/** Ends suspensions whose time is over, and urgent ones that no second operator has confirmed within a day. */
export async function endSuspensions(db: Database, clock: Clock, parts: ModerationParts): Promise<void> {
  await eachInTurn<DecisionRow>(db, {
    claim: (tx, failed) => claimDue(tx, clock.now(), failed),
    handle: (tx, row) => endOne({ tx }, clock.now(), parts, row),
  });
}

/** The case first, as every operator's verb does: two who wait for each other never happen. */
async function claimDue(tx: Transaction, now: Date, failed: number[]): Promise<DecisionRow | undefined> {
  const due = sql`d.ends_at <= ${now.toISOString()} and d.state in ('proposed', 'in_force')`;
  const { rows } = await tx.query<{ decision_id: number }>(sql`
    select d.id as decision_id from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where ${due} and d.id <> all(${failed}::bigint[])
    order by d.ends_at limit 1 for update of c, d skip locked`);
  return rows[0] && (await findDecisions(tx, sql`id = ${rows[0].decision_id}`))[0];
}

async function endOne(teller: Teller, now: Date, parts: ModerationParts, decision: DecisionRow): Promise<void> {
  const hasLapsed = decision.state === 'proposed';
  await endDecision(teller.tx, decision, hasLapsed ? 'lapsed' : 'ended', now);
  if (hasLapsed) {
    await teller.tx.query(
      sql`update moderation_cases set state = 'open' where id = ${decision.case_id} and state = 'proposed'`,
    );
  }
  await tellConcerned(teller, parts, decision, 'lift', '');
  const action = hasLapsed ? 'lapsed' : 'ended';
  await recordStep(teller.tx, { operatorId: null, action, decision, logNote: '', at: now });
}

/** Reporters of closed cases whom the decision itself had no time for. */
export async function answerRest(db: Database, parts: ModerationParts): Promise<void> {
  const { rows } = await db.query<{ id: number }>(sql`
    select distinct c.id from reports r join moderation_cases c on c.id = r.case_id and c.state = 'closed'
    where r.status = 'open' limit 100`);
  for (const { id } of rows) {
    let isDone = false;
    while (!isDone) isDone = await db.transaction((tx) => answerReporters({ tx }, parts, id));
  }
}
