import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isUniqueViolation } from '#src/platform/database/unique-violation.ts';
import { carryOut } from './carry-out.ts';
import { assertFree, lockCase } from './claim-case.ts';
import { closeCase } from './decide-case.ts';
import { endDecision, recordStep } from './end-decision.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { type DecisionRow, lockDecision } from './present-decisions.ts';
import { answerReporters, tellConcerned } from './tell-concerned.ts';
import { tellWaitingLater } from './tell-waiting.ts';

const DAY = 86_400_000;

interface Input {
  id: number;
  confirm: boolean;
  log_note: string;
}

/**
 * OPS-02: the second operator's word about a proposed suspension. Yes puts it into force; no sends the case back to the
 * queue and ends an urgent hold. Under the case's lock: of two presses at once, one counts.
 */
export function createConfirmDecision(parts: ModerationParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const row = await lockCase(ctx, input.id);
    if (row.state !== 'proposed') throw new AppError('caseClosed');
    await assertFree(ctx, row);
    const proposal = await lockDecision(ctx.tx, sql`case_id = ${input.id} and state = 'proposed'`);
    if (!proposal) throw new AppError('caseClosed');
    if (!input.confirm) return sendBack(ctx, parts, proposal, input);
    if (proposal.proposed_by === ctx.viewer.accountId) throw new AppError('secondOperatorNeeded');
    const decision = await putInForce(ctx, proposal);
    await tellConcerned(ctx, parts, decision, 'suspend');
    await carryOut(ctx.tx, parts, decision, ctx.clock.now());
    await tellWaitingLater(ctx.tx, parts, decision.id);
    await closeCase(ctx, input.id, 'suspended');
    await answerReporters(ctx, parts, input.id);
    await record(ctx, decision, 'confirmed', input.log_note);
    return { state: 'closed' as const };
  };
}

async function putInForce(ctx: WriteContext, proposal: DecisionRow): Promise<DecisionRow> {
  const now = ctx.clock.now();
  const endsAt = proposal.days === null ? null : new Date(now.getTime() + proposal.days * DAY);
  try {
    await ctx.tx.query(sql`
      update moderation_decisions set state = 'in_force', confirmed_by = ${ctx.viewer.accountId},
        confirmed_at = ${now.toISOString()}, ends_at = ${endsAt} where id = ${proposal.id}`);
  } catch (error) {
    if (isUniqueViolation(error, 'moderation_decisions_one_suspension')) throw new AppError('alreadyInForce');
    throw error;
  }
  return { ...proposal, state: 'in_force', ends_at: endsAt };
}

/** Whoever has proposed it may take it back this way too. */
async function sendBack(ctx: WriteContext, parts: ModerationParts, proposal: DecisionRow, input: Input) {
  await endDecision(ctx.tx, proposal, 'rejected', ctx.clock.now());
  await ctx.tx.query(sql`
    update moderation_cases set state = 'open', claimed_by = null, claimed_at = null where id = ${input.id}`);
  if (proposal.is_urgent) await tellConcerned(ctx, parts, proposal, 'lift', '');
  await record(ctx, proposal, 'rejected', input.log_note);
  return { state: 'open' as const };
}

function record(ctx: WriteContext, decision: DecisionRow, action: string, logNote: string): Promise<void> {
  return recordStep(ctx.tx, { operatorId: ctx.viewer.accountId, action, decision, logNote, at: ctx.clock.now() });
}
