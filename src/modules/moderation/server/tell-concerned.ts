import { listAdminIds } from '#src/modules/companies/server/companies.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { appealToken } from './appeal-link.ts';
import { goneSubject, keyOf, loadSubjects } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';
import type { DecisionRow } from './present-decisions.ts';
import type { MeasureOutcome } from './write-measure.ts';

export type Teller = Pick<WriteContext, 'tx'>;
type MeasureRow = Pick<DecisionRow, 'id' | 'target' | 'target_id' | 'reason_name' | 'note' | 'ends_at'>;
type What = 'warn' | 'take_down' | 'suspend' | 'hold' | 'put_back' | 'lift' | 'withdrawn' | 'upheld';

const AGAINST: readonly What[] = ['warn', 'take_down', 'suspend', 'hold'];
/** So many are answered at once; the others within minutes, so that no decision waits for thousands of letters. */
const ANSWERED_AT_ONCE = 50;

/** Tells who is concerned what was decided and why, in their language, with the way to appeal. */
export async function tellConcerned(
  { tx }: Teller,
  { notify }: ModerationParts,
  decision: MeasureRow,
  what: What,
  note = decision.note,
): Promise<void> {
  const ref = { kind: decision.target, id: decision.target_id };
  const subject = (await loadSubjects(tx, [ref])).get(keyOf(ref)) ?? goneSubject(ref);
  const data = {
    what: variantOf(what, decision.target),
    name: subject.name,
    note,
    reason_name: decision.reason_name,
    until: decision.ends_at?.toISOString() ?? null,
    ...(decision.target === 'job' && { job_id: decision.target_id }),
    ...(AGAINST.includes(what) && { appeal: await appealToken(tx, decision.id) }),
  };
  for (const accountId of await concernedBy(tx, subject)) {
    const dedupeKey = `measure:${decision.id}:${what}`;
    await notify(tx, { accountId, kind: 'measure', data, dedupeKey, evenSuspended: true });
  }
}

function variantOf(what: What, target: MeasureRow['target']): MeasureOutcome {
  if (what === 'warn') return target === 'person' ? 'warn' : `warn_${target}`;
  const isOwn = target !== 'company' || (what !== 'suspend' && what !== 'hold' && what !== 'lift');
  return isOwn ? what : `${what}_company`;
}

/** The person, the Boss of a job, the admins of a company. */
async function concernedBy(tx: Reader, subject: { kind: string; id: number; accountId: number | null }) {
  if (subject.kind === 'company') return listAdminIds(tx, subject.id);
  return subject.accountId === null ? [] : [subject.accountId];
}

/** Thanks whoever has reported it, without details; each report is answered once. True when all have been. */
export async function answerReporters({ tx }: Teller, { notify }: ModerationParts, caseId: number): Promise<boolean> {
  const { rows } = await tx.query<{ id: number; account_id: number | null }>(sql`
    update reports set status = 'handled' where id in (
      select id from reports where case_id = ${caseId} and status = 'open' order by id limit ${ANSWERED_AT_ONCE}
      for update skip locked)
    returning id, account_id`);
  for (const accountId of new Set(rows.flatMap(({ account_id }) => account_id ?? []))) {
    await notify(tx, { accountId, kind: 'report_answered', data: {}, dedupeKey: `report:${caseId}` });
  }
  return rows.length < ANSWERED_AT_ONCE;
}
