import type { ContactSource, VisitSource } from '#src/modules/jobs/contact-source.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { isAnswered, isAnsweredWithinDay, isCounted } from './contacts.ts';
import type { FigureScope } from './figures.policy.ts';
import { alone, type FigurePeriod } from './read-period.ts';

/** The contacts `k` of a scope that began in the period or the one before. */
function contactsWithin(scope: FigureScope, { moments }: FigurePeriod, column = 'began_at'): Sql {
  const at = sql`k.${sql.identifier(column)}`;
  return sql`hiring_contacts k where k.company_id = ${scope.companyId} and ${isOfScope(scope)}
    and ${at} >= ${moments.before.toISOString()} and ${at} < ${moments.end.toISOString()}`;
}

function isOfScope({ jobIds }: FigureScope): Sql {
  return jobIds === null ? sql`true` : sql`k.job_id = any(${jobIds}::bigint[])`;
}

const isHired = sql`k.hired_at is not null`;
const hasOffer = sql`coalesce(k.offer_at, k.hired_at) is not null`;
const hasInterview = sql`coalesce(k.interview_at, k.offer_at, k.hired_at) is not null`;
const isTalking = sql`(k.asked_at is not null and k.replied_at is not null or ${hasInterview})`;

/** How many got how far; each step has everyone who got further. */
const stepCounts = sql`count(*)::int as contacts, count(*) filter (where ${isTalking})::int as answered,
  count(*) filter (where ${hasInterview})::int as interview, count(*) filter (where ${hasOffer})::int as offer,
  count(*) filter (where ${isHired})::int as hired`;

export interface StepRow {
  is_now: boolean;
  job_id: number | null;
  source: ContactSource;
  contacts: number;
  answered: number;
  interview: number;
  offer: number;
  hired: number;
}

/** By period, job and source; sums of it are every funnel that is shown. */
export async function countSteps(tx: Reader, scope: FigureScope, period: FigurePeriod): Promise<StepRow[]> {
  const { rows } = await tx.query<StepRow>(sql`
    select k.began_at >= ${period.moments.from.toISOString()} as is_now, k.job_id, k.source, ${stepCounts}
    from ${contactsWithin(scope, period)} group by 1, 2, 3`);
  return rows;
}

export interface ViewRow {
  is_now: boolean;
  job_id: number;
  source: VisitSource;
  views: number;
}

/** Views are counted by days in UTC, wherever their reader is. */
export async function countViews(tx: Reader, scope: FigureScope, period: FigurePeriod): Promise<ViewRow[]> {
  const jobs = scope.jobIds === null ? sql`true` : sql`j.id = any(${scope.jobIds}::bigint[])`;
  const { rows } = await tx.query<ViewRow>(sql`
    select v.day >= ${period.from}::date as is_now, v.job_id, v.source, sum(v.views)::int as views
    from jobs j join contact_views v on v.job_id = j.id
    where j.company_id = ${scope.companyId} and ${jobs} and v.day between ${period.before.from}::date and ${period.to}::date
    group by 1, 2, 3`);
  return rows;
}

export interface ReplyRow {
  sample: number;
  answered: number;
  within_day: number;
  /** Median and 90th percentile of hours; null when nobody was answered. */
  hours: number[] | null;
}

const replyFigures = sql`count(*)::int as sample, count(*) filter (where ${isAnswered})::int as answered,
  count(*) filter (where ${isAnsweredWithinDay})::int as within_day,
  percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from k.replied_at - k.asked_at) / 3600)
    filter (where ${isAnswered}) as hours`;

export async function countReplies(tx: Reader, scope: FigureScope, period: FigurePeriod, now: Date) {
  const { rows } = await tx.query<ReplyRow & { is_now: boolean }>(sql`
    select k.began_at >= ${period.moments.from.toISOString()} as is_now, ${replyFigures}
    from ${contactsWithin(scope, period)} and ${isCounted(now)} group by 1`);
  return rows;
}

interface BossReplyRow extends ReplyRow {
  /** Never null: conversations without a recruiter are left out. */
  boss_id: number;
}

/** Of this period alone, by who answered or should have. */
export async function countRepliesByBoss(tx: Reader, scope: FigureScope, period: FigurePeriod, now: Date) {
  const { rows } = await tx.query<BossReplyRow>(sql`
    select k.boss_id, ${replyFigures} from ${contactsWithin(scope, alone(period))} and ${isCounted(now)}
      and k.boss_id is not null group by 1`);
  return new Map(rows.map((row) => [row.boss_id, row]));
}

export interface DurationRow {
  is_now: boolean;
  sample: number;
  /** Never null: a group has a row. */
  hours: number[];
}

/** Hours from the first words to what happened in the period, whenever they were said. */
export async function measure(
  tx: Reader,
  scope: FigureScope,
  period: FigurePeriod,
  to: 'interview_at' | 'hired_at',
): Promise<DurationRow[]> {
  const at = sql`k.${sql.identifier(to)}`;
  const { rows } = await tx.query<DurationRow>(sql`
    select ${at} >= ${period.moments.from.toISOString()} as is_now, count(*)::int as sample,
      percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from ${at} - k.began_at) / 3600) as hours
    from ${contactsWithin(scope, period, to)} group by 1`);
  return rows;
}

/** How many began to write in each bar of the chart. */
export async function countBars(tx: Reader, scope: FigureScope, period: FigurePeriod) {
  const { bars } = period;
  const begins = bars.map((bar) => bar.begins.toISOString());
  const { rows } = await tx.query<{ bar: number; count: number }>(sql`
    select width_bucket(k.began_at, ${begins}::timestamptz[]) as bar, count(*)::int as count
    from ${contactsWithin(scope, alone(period))} group by 1`);
  const counts = new Map(rows.map(({ bar, count }) => [bar, count]));
  return bars.map(({ date }, at) => ({ date, value: counts.get(at + 1) ?? 0 }));
}

/** Whether anyone has ever written. */
export async function hasContacts(tx: Reader, scope: FigureScope): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from hiring_contacts k where k.company_id = ${scope.companyId} and ${isOfScope(scope)} limit 1`);
  return Boolean(rowCount);
}
