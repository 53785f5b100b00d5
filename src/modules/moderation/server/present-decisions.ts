import type { Context } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { CaseAction, CaseSubject, MeasureReason } from '../case-fields.ts';
import type { CaseDecision } from '../cases.contract.ts';
import { loadOperators } from './cases.presenter.ts';
import { goneSubject, keyOf, loadSubjects } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';

export interface DecisionRow {
  id: number;
  case_id: number;
  action: CaseAction;
  state: 'proposed' | 'in_force' | 'done' | 'over';
  ended_as: string | null;
  target: CaseSubject;
  target_id: number;
  reason_name: MeasureReason | null;
  note: string;
  log_note: string;
  code: number | null;
  days: number | null;
  is_urgent: boolean;
  ends_at: Date | null;
  proposed_by: number | null;
  confirmed_by: number | null;
  created_at: Date;
}

const decisionColumns = sql`id, case_id, action, state, ended_as, target, target_id, reason_name, note, log_note,
  code, days, is_urgent, ends_at, proposed_by, confirmed_by, created_at`;

export async function findDecisions(tx: Reader, where: Sql): Promise<DecisionRow[]> {
  const { rows } = await tx.query<DecisionRow>(sql`select ${decisionColumns} from moderation_decisions where ${where}`);
  return rows;
}

/** The decision while nobody else changes it. */
export async function lockDecision(tx: Transaction, where: Sql): Promise<DecisionRow | undefined> {
  return (await findDecisions(tx, sql`${where} order by id desc limit 1 for update`))[0];
}

export async function presentDecisions(
  ctx: Context,
  { texts }: ModerationParts,
  rows: DecisionRow[],
): Promise<CaseDecision[]> {
  const t = texts.translate(ctx.locale.language);
  const [people, subjects] = await Promise.all([
    loadOperators(
      ctx,
      rows.flatMap((row) => [row.proposed_by, row.confirmed_by]),
    ),
    loadSubjects(
      ctx.tx,
      rows.map((row) => ({ kind: row.target, id: row.target_id })),
    ),
  ]);
  return rows.map((row) => {
    const ref = { kind: row.target, id: row.target_id };
    const { name } = subjects.get(keyOf(ref)) ?? goneSubject(ref);
    return {
      id: row.id,
      action: row.action,
      state: row.state,
      ended_as: row.ended_as,
      target: { ...ref, name },
      reason_name: row.reason_name,
      reason: row.reason_name ? t(`notices.measure.reasons.${row.reason_name}`) : '',
      note: row.note,
      log_note: row.log_note,
      days: row.days,
      is_urgent: row.is_urgent,
      ends_at: row.ends_at?.toISOString() ?? null,
      proposed_by: people.get(row.proposed_by) ?? null,
      confirmed_by: people.get(row.confirmed_by) ?? null,
      created_at: row.created_at.toISOString(),
    };
  });
}
