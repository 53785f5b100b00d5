import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, Context, WriteContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { isUniqueViolation } from '#src/platform/database/unique-violation.ts';
import { type CaseAction, HOLD_HOURS, measures } from '../case-fields.ts';
import type { casesContract } from '../cases.contract.ts';
import { carryOut } from './carry-out.ts';
import { actionsFor, makersOf, suspendable, suspensionCode } from './case.policy.ts';
import type { CaseRow } from './cases.presenter.ts';
import { assertFree, lockCase } from './claim-case.ts';
import { endDecision, recordStep } from './end-decision.ts';
import { findBehind, findInForce } from './get-case.ts';
import type { Subject } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { type DecisionRow, findDecisions, lockDecision } from './present-decisions.ts';
import { answerReporters, tellConcerned } from './tell-concerned.ts';
import { tellWaitingLater } from './tell-waiting.ts';

type Input = ParsedInputOf<(typeof casesContract)['POST /operator/moderation/cases/:id/decide']>;

const OUTCOMES: Partial<Record<CaseAction, string>> = {
  dismiss: 'dismissed',
  warn: 'warned',
  take_down: 'taken_down',
  grant: 'granted',
  uphold: 'upheld',
};

/**
 * Decides a case once, under its lock: what is decided happens, is told to who is concerned and stands in the audit log
 * with one commit. A suspension is only proposed; see confirm-decision.ts.
 */
export function createDecideCase(parts: ModerationParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    await lockOrigin(ctx, sql`select appealed_decision_id from moderation_cases where id = ${input.id}`);
    const row = await lockCase(ctx, input.id);
    const isBack = input.action === 'lift' || input.action === 'put_back';
    if (row.state === 'proposed' || (row.state === 'closed' && !isBack)) throw new AppError('caseClosed');
    if (row.state === 'open') await assertFree(ctx, row);
    const behind = await findBehind(ctx.tx, row);
    await assertAllowed(ctx, row, behind, input.action);
    if (measures.includes(input.action) && input.reason_name === null) {
      throw new AppError('validationFailed', {}, [{ field: 'reason_name', problem: 'required' }]);
    }
    if (isBack) return takeBack(ctx, parts, row, behind, input);
    if (row.kind === 'appeal') return decideAppeal(ctx, parts, row, input);
    if (input.action === 'suspend') return propose(ctx, parts, row, behind, input);
    return decideAtOnce(ctx, parts, row, input);
  };
}

/** The case of a decision is locked before the decision, and that before an appeal: no two wait for each other. */
async function lockOrigin(ctx: WriteContext, decisionId: Sql): Promise<void> {
  await ctx.tx.query(sql`
    select id from moderation_cases where id = (select case_id from moderation_decisions where id = (${decisionId}))
    for update`);
}

async function assertAllowed(ctx: Context, row: CaseRow, behind: Subject[], action: CaseAction): Promise<void> {
  const appealed = row.appealed_decision_id
    ? (await findDecisions(ctx.tx, sql`id = ${row.appealed_decision_id}`))[0]
    : undefined;
  const appealedBy = makersOf(appealed);
  if (appealedBy.includes(ctx.viewer.accountId)) throw new AppError('ownDecision');
  const facts = {
    ...row,
    appealedBy,
    inForce: (await findInForce(ctx.tx, behind)).map((one) => one.action),
    hasTargets: suspendable(behind).length > 0,
  };
  if (actionsFor(facts, ctx.viewer.accountId).includes(action)) return;
  if (measures.includes(action)) throw new AppError('alreadyInForce');
  throw new AppError('validationFailed', {}, [{ field: 'action', problem: 'invalidChoice' }]);
}

/** Dismissed, warned, taken down: one operator is enough, and it holds at once. */
async function decideAtOnce(ctx: WriteContext, parts: ModerationParts, row: CaseRow, input: Input) {
  const { action } = input;
  const isMeasure = action === 'warn' || action === 'take_down';
  const target = { kind: row.subject, id: row.subject_id };
  const decision = await keepDecision(ctx, row, input, target, { state: isMeasure ? 'in_force' : 'done' });
  if (isMeasure) {
    await carryOut(ctx.tx, parts, decision, ctx.clock.now());
    await tellConcerned(ctx, parts, decision, action);
  }
  await closeCase(ctx, row.id, OUTCOMES[action] as string);
  await answerReporters(ctx, parts, row.id);
  await record(ctx, decision, OUTCOMES[action] as string, input.log_note);
  return { state: 'closed' as const };
}

/** OPS-02: a suspension waits for a second operator; an urgent one holds meanwhile, a day at most. */
async function propose(ctx: WriteContext, parts: ModerationParts, row: CaseRow, behind: Subject[], input: Input) {
  const target = suspendable(behind).find(({ kind }) => kind === (input.target ?? defaultTarget(row)));
  if (!target) throw new AppError('validationFailed', {}, [{ field: 'target', problem: 'invalidChoice' }]);
  const now = ctx.clock.now();
  const code = suspensionCode(target.kind === 'company' ? 'company' : 'person', target.role, row.reporter_count > 0);
  const ends = input.is_urgent ? new Date(now.getTime() + HOLD_HOURS * 3600_000) : null;
  const decision = await keepDecision(ctx, row, input, target, { state: 'proposed', code, ends });
  // Free for the second operator.
  await ctx.tx.query(sql`
    update moderation_cases set state = 'proposed', claimed_by = null, claimed_at = null where id = ${row.id}`);
  if (input.is_urgent) {
    // Told before the sessions end, so that open pages hear of it.
    await tellConcerned(ctx, parts, decision, 'hold');
    await carryOut(ctx.tx, parts, decision, now);
    await tellWaitingLater(ctx.tx, parts, decision.id);
  }
  await record(ctx, decision, input.is_urgent ? 'held' : 'proposed', input.log_note, { days: input.days });
  return { state: 'proposed' as const };
}

function defaultTarget(row: CaseRow): 'person' | 'company' {
  return row.subject === 'company' ? 'company' : 'person';
}

/** Lifts a suspension or puts a job back, from the case it was decided in or any other about the same one. */
async function takeBack(ctx: WriteContext, parts: ModerationParts, row: CaseRow, behind: Subject[], input: Input) {
  const action = input.action === 'lift' ? 'suspend' : 'take_down';
  const [found] = (await findInForce(ctx.tx, behind)).filter((one) => one.action === action);
  if (found) await lockOrigin(ctx, sql`${found.id}`);
  const standing = found && (await lockDecision(ctx.tx, sql`id = ${found.id} and state = 'in_force'`));
  if (!standing) throw new AppError('caseClosed');
  const ended = input.action === 'lift' ? ('lifted' as const) : ('put_back' as const);
  await endDecision(ctx.tx, standing, ended, ctx.clock.now());
  const target = { kind: standing.target, id: standing.target_id };
  const decision = await keepDecision(ctx, row, input, target, { state: 'done' });
  await tellConcerned(
    ctx,
    parts,
    { ...standing, id: decision.id },
    input.action === 'lift' ? 'lift' : 'put_back',
    input.note,
  );
  await record(ctx, decision, ended, input.log_note);
  return { state: row.state };
}

/** Someone else than who decided looks at it again: the decision stands, or everything is as it was before. */
async function decideAppeal(ctx: WriteContext, parts: ModerationParts, row: CaseRow, input: Input) {
  const appealed = await lockDecision(ctx.tx, sql`id = ${row.appealed_decision_id}`);
  if (!appealed || appealed.state === 'over') throw new AppError('caseClosed');
  const target = { kind: appealed.target, id: appealed.target_id };
  const decision = await keepDecision(ctx, row, input, target, { state: 'done' });
  if (input.action === 'grant') {
    await reopenWithout(ctx, appealed);
    await endDecision(ctx.tx, appealed, 'granted', ctx.clock.now());
  }
  await closeCase(ctx, row.id, OUTCOMES[input.action] as string);
  const undone = { warn: 'withdrawn', take_down: 'put_back', suspend: 'lift' } as const;
  const what = input.action === 'grant' ? undone[appealed.action as keyof typeof undone] : 'upheld';
  await tellConcerned(ctx, parts, { ...appealed, id: decision.id }, what, input.note);
  await record(ctx, decision, OUTCOMES[input.action] as string, input.log_note, { appealed: appealed.id });
  return { state: 'closed' as const };
}

/** A proposal that an appeal has ended waits for nobody any more. */
async function reopenWithout(ctx: WriteContext, appealed: DecisionRow): Promise<void> {
  if (appealed.state !== 'proposed') return;
  await ctx.tx.query(
    sql`update moderation_cases set state = 'open' where id = ${appealed.case_id} and state = 'proposed'`,
  );
}

interface Standing {
  state: DecisionRow['state'];
  code?: number;
  ends?: Date | null;
}

/** The unique indexes have the last word: one suspension of someone, one taking down of a job. */
async function keepDecision(
  ctx: WriteContext,
  row: CaseRow,
  input: Input,
  target: { kind: DecisionRow['target']; id: number },
  { state, code, ends }: Standing,
): Promise<DecisionRow> {
  try {
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into moderation_decisions (case_id, action, state, target, target_id, reason_name, note, log_note, code,
        days, is_urgent, ends_at, proposed_by, created_at)
      values (${row.id}, ${input.action}, ${state}, ${target.kind}, ${target.id}, ${input.reason_name}, ${input.note},
        ${input.log_note}, ${code ?? null}, ${input.action === 'suspend' ? input.days : null},
        ${input.action === 'suspend' && input.is_urgent}, ${ends?.toISOString() ?? null}, ${ctx.viewer.accountId},
        ${ctx.clock.now().toISOString()}) returning id`);
    return (await findDecisions(ctx.tx, sql`id = ${id}`))[0] as DecisionRow;
  } catch (error) {
    if (isUniqueViolation(error, 'moderation_decisions_one_suspension')) throw new AppError('alreadyInForce');
    if (isUniqueViolation(error, 'moderation_decisions_one_take_down')) throw new AppError('alreadyInForce');
    throw error;
  }
}

export async function closeCase(ctx: Pick<WriteContext, 'tx' | 'clock'>, id: number, outcome: string): Promise<void> {
  await ctx.tx.query(sql`
    update moderation_cases set state = 'closed', outcome = ${outcome}, closed_at = ${ctx.clock.now().toISOString()},
      claimed_by = null, claimed_at = null
    where id = ${id}`);
}

function record(
  ctx: WriteContext,
  decision: DecisionRow,
  action: string,
  logNote: string,
  details = {},
): Promise<void> {
  return recordStep(ctx.tx, {
    operatorId: ctx.viewer.accountId,
    action,
    decision,
    logNote,
    details,
    at: ctx.clock.now(),
  });
}
