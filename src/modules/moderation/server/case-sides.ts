import type { Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { CaseAction } from '../case-fields.ts';
import type { CaseSide } from '../cases.contract.ts';
import { loadOperators } from './cases.presenter.ts';
import { keyOf, loadSubjects, type Subject } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';

/** The audit log's words for what was done. */
const DONE: Record<CaseAction, string> = {
  dismiss: 'dismissed',
  warn: 'warned',
  take_down: 'taken_down',
  put_back: 'put_back',
  suspend: 'confirmed',
  lift: 'lifted',
  grant: 'granted',
  uphold: 'upheld',
};
const MOST_HISTORY = 8;
const MOST_COUNTED = 1000;

/** Whom a case is about and who has reported them, with how it went with each of them before. */
export async function loadSides(
  ctx: Context,
  parts: ModerationParts,
  subjects: readonly Subject[],
  reporterIds: readonly number[],
): Promise<CaseSide[]> {
  const refs = reporterIds.map((id) => ({ kind: 'person' as const, id }));
  const reporters = await loadSubjects(ctx.tx, refs);
  const others = refs.flatMap((ref) => reporters.get(keyOf(ref)) ?? []);
  return Promise.all([
    ...subjects.map((one) => loadSide(ctx, parts, one, 'subject')),
    ...others.map((one) => loadSide(ctx, parts, one, 'reporter')),
  ]);
}

interface Counts {
  devices: number;
  conversations: number;
  open: number;
  upheld: number;
  dismissed: number;
  about: number;
}

async function loadSide(ctx: Context, parts: ModerationParts, one: Subject, role: CaseSide['role']): Promise<CaseSide> {
  const [counts, history] = await Promise.all([countAround(ctx, one), readHistory(ctx, parts, one)]);
  const { devices, conversations, open, upheld, dismissed, about } = counts;
  return {
    role,
    kind: one.kind,
    id: one.id,
    name: one.name,
    detail: one.detail,
    since: one.since,
    status: one.status,
    devices: one.kind === 'person' ? devices : null,
    conversations,
    reports_made: { open, upheld, dismissed },
    reports_about: about,
    history,
  };
}

async function countAround(ctx: Context, { kind, id }: Subject): Promise<Counts> {
  const chats: Record<Subject['kind'], Sql> = {
    job: sql`job_id = ${id}`,
    company: sql`company_id = ${id}`,
    person: sql`(boss_id = ${id} or talent_id = ${id})`,
  };
  const personId = kind === 'person' ? id : null;
  return ctx.tx.queryOne<Counts>(sql`
    with made as (
      select r.status, c.outcome from reports r left join moderation_cases c on c.id = r.case_id
      where r.account_id = ${personId}::bigint order by r.id desc limit ${MOST_COUNTED}
    )
    select (select count(*)::int from known_devices where account_id = ${personId}::bigint) as devices,
      (select count(*)::int from (select 1 from conversations where ${chats[kind]} limit ${MOST_COUNTED}) as met)
        as conversations,
      (select count(*)::int from made where outcome is null) as open,
      (select count(*)::int from made where outcome <> 'dismissed') as upheld,
      (select count(*)::int from made where outcome = 'dismissed') as dismissed,
      (select count(*)::int from reports r join moderation_cases c on c.id = r.case_id
        where c.subject = ${kind} and c.subject_id = ${id}) as about`);
}

async function readHistory(
  ctx: Context,
  { texts }: ModerationParts,
  { kind, id }: Subject,
): Promise<CaseSide['history']> {
  const { rows } = await ctx.tx.query<{
    case_id: number;
    created_at: Date;
    action: CaseAction;
    state: string;
    ended_as: string | null;
    proposed_by: number | null;
  }>(sql`
    select case_id, created_at, action, state, ended_as, proposed_by from moderation_decisions
    where target = ${kind} and target_id = ${id} order by id desc limit ${MOST_HISTORY}`);
  const people = await loadOperators(
    ctx,
    rows.map((row) => row.proposed_by),
  );
  const t = texts.translate(ctx.locale.language);
  return rows.map((row) => ({
    case_id: row.case_id,
    at: row.created_at.toISOString(),
    what: [
      t(`operator.audit.done.${row.state === 'proposed' ? 'proposed' : DONE[row.action]}`),
      row.ended_as ? t(`operator.audit.done.${row.ended_as}`) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    by: people.get(row.proposed_by)?.name ?? '',
  }));
}
