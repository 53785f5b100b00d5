import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { CaseKind, CaseSubject } from '../case-fields.ts';
import { DUPLICATE_SEVERITY, flagSeverity, harmPoints, type ReporterFacts, rankOf, reasonSeverity } from './harm.ts';

/** Beyond it more of the same says nothing more. */
const MOST_REPORTS = 500;
const MOST_REACH = 10_000;
const NEW_DAYS = 7;

interface CaseRow {
  kind: CaseKind;
  subject: CaseSubject;
  subject_id: number;
  opened_at: Date;
}

/** Works out how much harm a case may do from all that belongs to it. The caller holds the case's lock. */
export async function scoreCase(tx: Transaction, data: OptionData, caseId: number): Promise<void> {
  const { rows } = await tx.query<CaseRow>(
    sql`select kind, subject, subject_id, opened_at from moderation_cases where id = ${caseId}`,
  );
  const [found] = rows;
  if (!found) return;
  const reporters = await readReporters(tx, data, caseId);
  const points = harmPoints({
    kind: found.kind,
    reporters,
    signalSeverity: await readSignals(tx, caseId),
    reach: await countReach(tx, found),
    earlierBreaches: await countBreaches(tx, found),
  });
  await tx.query(sql`
    update moderation_cases set points = ${points}, rank = ${rankOf(points, found.opened_at)},
      reporter_count = ${reporters.length} where id = ${caseId}`);
}

interface ReporterRow {
  reason_ids: number[];
  is_new: boolean;
  network: string | null;
  dismissed: number;
  upheld: number;
}

/** Everyone who has reported, once each, with what speaks for them. */
async function readReporters(tx: Reader, data: OptionData, caseId: number): Promise<ReporterFacts[]> {
  const keys = new Map(data.lists.get('report_reason_lists')?.map((row) => [Number(row.no), row.key ?? '']));
  const { rows } = await tx.query<ReporterRow>(sql`
    with mine as (select * from reports where case_id = ${caseId} order by id desc limit ${MOST_REPORTS}),
    people as (
      select account_id, session_id, array_agg(reason_id) as reason_ids, max(encode(network, 'hex')) as network,
        min(created_at) as since from mine group by account_id, session_id
    )
    select p.reason_ids, p.network,
      a.id is null or a.created_at > p.since - make_interval(days => ${NEW_DAYS}::int) as is_new,
      count(o.id) filter (where o.outcome = 'dismissed')::int as dismissed,
      count(o.id) filter (where o.outcome <> 'dismissed')::int as upheld
    from people p left join accounts a on a.id = p.account_id
    left join lateral (
      select c.id, c.outcome from (select case_id from reports where account_id = p.account_id and status = 'handled'
        order by id desc limit 50) r join moderation_cases c on c.id = r.case_id and c.state = 'closed'
    ) o on true
    group by p.account_id, p.session_id, p.reason_ids, p.network, p.since, a.id, a.created_at`);
  const severity = (ids: number[]) => Math.max(0, ...ids.map((id) => reasonSeverity[keys.get(id) ?? 'other'] ?? 0));
  return rows.map(({ reason_ids, is_new, ...rest }) => ({ ...rest, severity: severity(reason_ids), isNew: is_new }));
}

async function readSignals(tx: Reader, caseId: number): Promise<number> {
  const { rows } = await tx.query<{ kind: string; flag: string | null }>(sql`
    select distinct s.kind, f.flag from moderation_signals s left join unnest(s.flags) as f (flag) on true
    where s.case_id = ${caseId}`);
  return Math.max(
    0,
    ...rows.map(({ kind, flag }) => (kind === 'duplicate' ? DUPLICATE_SEVERITY : (flagSeverity[flag ?? ''] ?? 0))),
  );
}

/** How many people it has met: the conversations of the job, the company or the person. */
async function countReach(tx: Reader, { subject, subject_id }: CaseRow): Promise<number> {
  const of: Record<CaseSubject, Sql> = {
    job: sql`job_id = ${subject_id}`,
    company: sql`company_id = ${subject_id}`,
    person: sql`(boss_id = ${subject_id} or talent_id = ${subject_id})`,
  };
  const { count } = await tx.queryOne<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from conversations where ${of[subject]} limit ${MOST_REACH}) as met`);
  return count;
}

/** Measures against the same one that were not taken back. */
async function countBreaches(tx: Reader, { subject, subject_id }: CaseRow): Promise<number> {
  const { count } = await tx.queryOne<{ count: number }>(sql`
    select count(*)::int as count from moderation_decisions where target = ${subject} and target_id = ${subject_id}
      and action in ('warn', 'take_down', 'suspend')
      and (state = 'in_force' or coalesce(ended_as in ('ended', 'lifted', 'put_back'), false))`);
  return count;
}
