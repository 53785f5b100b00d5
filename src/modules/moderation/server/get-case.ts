import { AppError } from '#src/kernel/errors.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import { textIn } from '#src/modules/options/server/options.public.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { measureReasons } from '../case-fields.ts';
import type { CaseDetail } from '../cases.contract.ts';
import { actionsFor, makersOf, suspendable } from './case.policy.ts';
import { loadSides } from './case-sides.ts';
import { type CaseRow, caseColumns, presentCases } from './cases.presenter.ts';
import { goneSubject, keyOf, loadSubjects, type Subject } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { type DecisionRow, findDecisions, presentDecisions } from './present-decisions.ts';
import { readEvidence } from './read-evidence.ts';

const MOST_REPORTS = 100;

/** Everything an operator needs to decide a case. Messages are read by a call of their own, which is audited. */
export function createGetCase(parts: ModerationParts) {
  return async (ctx: AccountContext, { id }: { id: number }): Promise<CaseDetail> => {
    const { rows } = await ctx.tx.query<CaseRow>(sql`select ${caseColumns} from moderation_cases c where c.id = ${id}`);
    const [row] = rows;
    const [shown] = row ? await presentCases(ctx, parts, [row]) : [];
    if (!row || !shown) throw new AppError('notFound');
    const behind = await findBehind(ctx.tx, row);
    const [{ reporterIds, ...reports }, decisions, inForce, appealed] = await Promise.all([
      readReports(ctx, parts, row),
      findDecisions(ctx.tx, sql`case_id = ${id} order by id desc limit 50`),
      findInForce(ctx.tx, behind),
      row.appealed_decision_id ? findDecisions(ctx.tx, sql`id = ${row.appealed_decision_id}`) : [],
    ]);
    const t = parts.texts.translate(ctx.locale.language);
    const present = (all: DecisionRow[]) => presentDecisions(ctx, parts, all);
    const [decision] = await present(appealed);
    const proposal = decisions.find(({ state }) => state === 'proposed');
    const targets = suspendable(behind);
    const facts = {
      ...row,
      appealedBy: makersOf(appealed[0]),
      inForce: inForce.map(({ action }) => action),
    };
    return {
      ...shown,
      ...reports,
      evidence: await readEvidence(ctx, parts, row),
      appeal: decision ? { text: row.appeal_text ?? '', decision } : null,
      decisions: await present(decisions),
      in_force: await present(inForce),
      proposal: proposal ? ((await present([proposal]))[0] ?? null) : null,
      templates: measureReasons.map((name) => ({ name, text: t(`notices.measure.reasons.${name}`) })),
      sides: await loadSides(ctx, parts, behind, reporterIds),
      may: {
        actions: actionsFor({ ...facts, hasTargets: targets.length > 0 }, ctx.viewer.accountId),
        targets: targets.map(({ kind, id: targetId, name }) => ({ kind, id: targetId, name })),
        confirm: proposal !== undefined && proposal.proposed_by !== ctx.viewer.accountId,
      },
    };
  };
}

/** What a case is about and who is answerable for it: the job, its Boss, their company. */
export async function findBehind(tx: Context['tx'], row: Pick<CaseRow, 'subject' | 'subject_id'>): Promise<Subject[]> {
  const ref = { kind: row.subject, id: row.subject_id };
  const subject = (await loadSubjects(tx, [ref])).get(keyOf(ref));
  if (!subject) return [goneSubject(ref)];
  const refs = [
    ...(subject.kind === 'job' && subject.accountId ? [{ kind: 'person' as const, id: subject.accountId }] : []),
    ...(subject.kind !== 'company' && subject.companyId ? [{ kind: 'company' as const, id: subject.companyId }] : []),
  ];
  const others = await loadSubjects(tx, refs);
  return [subject, ...refs.flatMap((one) => others.get(keyOf(one)) ?? [])];
}

/** Measures that last, against any of them. */
export async function findInForce(tx: Context['tx'], subjects: readonly Subject[]): Promise<DecisionRow[]> {
  const keys = subjects.map(({ kind, id }) => sql`(${kind}::text, ${id}::bigint)`);
  return findDecisions(
    tx,
    sql`(target, target_id) in (${sql.join(keys)}) and state = 'in_force'
      and action in ('take_down', 'suspend') order by id desc`,
  );
}

interface ReportRow {
  id: number;
  subject: string;
  subject_id: number;
  reason_id: number;
  note: string;
  account_id: number | null;
  first: string | null;
  last: string | null;
  message_id: number | null;
  created_at: Date;
}

async function readReports(ctx: Context, { data, texts }: ModerationParts, row: CaseRow) {
  const [{ rows }, around] = await Promise.all([
    ctx.tx.query<ReportRow>(sql`
      select r.id, r.subject, r.subject_id, r.reason_id, r.note, r.account_id, a.first_name as first,
        a.last_name as last, r.message_id, r.created_at
      from reports r left join accounts a on a.id = r.account_id where r.case_id = ${row.id}
      order by r.id desc limit ${MOST_REPORTS}`),
    ctx.tx.query<{ networks: number; ids: number[] | null }>(sql`
      select (select count(distinct network)::int from reports where case_id = ${row.id}) as networks,
        (select jsonb_agg(distinct conversation_id) from (
          select subject_id as conversation_id from reports where case_id = ${row.id} and subject = 'conversation'
          union select conversation_id from moderation_signals where case_id = ${row.id} and kind = 'flag') as one
        ) as ids`),
  ]);
  const reasons = new Map(data.lists.get('report_reason_lists')?.map((one) => [Number(one.no), one]));
  const t = texts.translate(ctx.locale.language);
  return {
    reporterIds: [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))].slice(0, 3),
    network_count: around.rows[0]?.networks ?? 0,
    conversation_ids: around.rows[0]?.ids ?? [],
    reports: rows.map((report) => {
      const reason = reasons.get(report.reason_id);
      return {
        id: report.id,
        reason: reason ? textIn(reason, ctx.locale.language) : '',
        note: report.note,
        reporter: {
          account_id: report.account_id,
          name:
            report.account_id === null ? t('operator.moderation.guest') : shortName(report) || `#${report.account_id}`,
        },
        conversation_id: report.subject === 'conversation' ? report.subject_id : null,
        message_id: report.message_id,
        created_at: report.created_at.toISOString(),
      };
    }),
  };
}
