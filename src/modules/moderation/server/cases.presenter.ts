import { fullName } from '#src/modules/accounts/person-name.ts';
import { textIn } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type CaseKind, type CaseSubject, CLAIM_MINUTES } from '../case-fields.ts';
import type { ModerationCase } from '../cases.contract.ts';
import { flagSeverity, reasonSeverity } from './harm.ts';
import { goneSubject, keyOf, loadSubjects } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';

export interface CaseRow {
  id: number;
  kind: CaseKind;
  subject: CaseSubject;
  subject_id: number;
  state: 'open' | 'proposed' | 'closed';
  points: number;
  rank: number;
  reporter_count: number;
  claimed_by: number | null;
  claimed_at: Date | null;
  outcome: string | null;
  appealed_decision_id: number | null;
  appeal_text: string | null;
  opened_at: Date;
  closed_at: Date | null;
}

/** Of the table called c. */
export const caseColumns = sql`c.id, c.kind, c.subject, c.subject_id, c.state, c.points, c.rank, c.reporter_count,
  c.claimed_by, c.claimed_at, c.outcome, c.appealed_decision_id, c.appeal_text, c.opened_at, c.closed_at`;

interface Gathered {
  case_id: number;
  reason_ids: number[] | null;
  report_count: number;
  flags: string[] | null;
  flag_count: number;
}

/** Rows of the queue, with everything around them in one query each. */
export async function presentCases(ctx: Context, parts: ModerationParts, rows: CaseRow[]): Promise<ModerationCase[]> {
  const ids = rows.map(({ id }) => id);
  const [subjects, gathered, people] = await Promise.all([
    loadSubjects(
      ctx.tx,
      rows.map((row) => ({ kind: row.subject, id: row.subject_id })),
    ),
    gather(ctx, ids),
    loadOperators(
      ctx,
      rows.map((row) => row.claimed_by),
    ),
  ]);
  const nowMs = ctx.clock.now().getTime();
  return rows.map((row) => {
    const ref = { kind: row.subject, id: row.subject_id };
    const { kind, id, name, url, detail } = subjects.get(keyOf(ref)) ?? goneSubject(ref);
    const all = gathered.get(row.id);
    const claimAge = row.claimed_at ? nowMs - row.claimed_at.getTime() : Number.POSITIVE_INFINITY;
    const isClaimed = claimAge < CLAIM_MINUTES * 60_000 && row.state !== 'closed';
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      subject: { kind, id, name, url, detail },
      headline: headlineOf(ctx, parts, row, all),
      points: row.points,
      reporter_count: row.reporter_count,
      report_count: all?.report_count ?? 0,
      flag_count: all?.flag_count ?? 0,
      opened_at: row.opened_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
      outcome: row.outcome,
      claimed_by: isClaimed ? (people.get(row.claimed_by) ?? null) : null,
      is_mine: isClaimed && row.claimed_by === ctx.viewer.accountId,
    };
  });
}

async function gather(ctx: Context, ids: number[]): Promise<Map<number, Gathered>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.tx.query<Gathered>(sql`
    select w.case_id, r.reason_ids, r.report_count, s.flags, s.flag_count
    from unnest(${ids}::bigint[]) as w (case_id)
    cross join lateral (select array_agg(distinct reason_id) as reason_ids, count(*)::int as report_count
      from reports where case_id = w.case_id) r
    cross join lateral (select array_agg(distinct f.flag) filter (where f.flag is not null) as flags,
      count(distinct m.id) filter (where m.kind = 'flag')::int as flag_count
      from moderation_signals m left join unnest(m.flags) as f (flag) on true where m.case_id = w.case_id) s`);
  return new Map(rows.map((row) => [row.case_id, row]));
}

/** The same words that warn the reader of such a message. */
const FLAG_TEXTS: Record<string, string> = {
  payment_request: 'chat.scam.payment',
  wallet: 'chat.scam.wallet',
  run_code: 'chat.scam.code',
  personal_data: 'chat.scam.personalData',
  suspicious_link: 'chat.scam.link',
  off_platform: 'chat.scam.offPlatform',
};

/** The worst that is said about it, in the operator's language. */
function headlineOf(ctx: Context, { data, texts }: ModerationParts, row: CaseRow, all: Gathered | undefined): string {
  const t = texts.translate(ctx.locale.language);
  if (row.kind === 'appeal' || row.kind === 'duplicate') return t(`operator.moderation.kind.${row.kind}`);
  const reasons = (data.lists.get('report_reason_lists') ?? []).filter((one) =>
    all?.reason_ids?.includes(Number(one.no)),
  );
  const [worst] = reasons.toSorted((a, b) => (reasonSeverity[b.key ?? ''] ?? 0) - (reasonSeverity[a.key ?? ''] ?? 0));
  if (worst) return textIn(worst, ctx.locale.language);
  const [flag] = (all?.flags ?? []).toSorted((a, b) => (flagSeverity[b] ?? 0) - (flagSeverity[a] ?? 0));
  return t(FLAG_TEXTS[flag ?? ''] ?? 'operator.moderation.kind.report');
}

/** Operators by id, with the name that others see in the log. */
export async function loadOperators(ctx: Pick<Context, 'tx'>, wanted: readonly (number | null)[]) {
  const ids = [...new Set(wanted)].filter((id) => id !== null);
  const { rows } = await ctx.tx.query<OperatorRow>(sql`
    select id, first_name as first, last_name as last, email from accounts where id = any(${ids}::bigint[])`);
  return new Map<number | null, { account_id: number; name: string }>(
    rows.map((row) => [row.id, { account_id: row.id, name: operatorName(row) }]),
  );
}

interface OperatorRow {
  id: number;
  first: string | null;
  last: string | null;
  email: string | null;
}

/** Whoever was made an operator on the command line may have no name yet. */
export function operatorName(row: OperatorRow): string {
  return fullName(row) || row.email || `#${row.id}`;
}
