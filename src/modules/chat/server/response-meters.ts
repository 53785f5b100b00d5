import { type SQL, sql } from 'drizzle-orm';
import { LEAST_SAMPLE, NO_REPLIES, type ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { executeNamed } from '#src/platform/database/execute-named.ts';
import { CLOSE_DAYS, PROMISE_HOURS } from '../chat-fields.ts';
import { wishForIntake } from './watch-intake.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const WINDOW_DAYS = 90;
/** Any number that no other program uses on this database. */
const METERS_LOCK = 7_236_013;

const SUBJECTS = [
  { subject: 'boss', column: 'boss_id' },
  { subject: 'job', column: 'job_id' },
  { subject: 'company', column: 'company_id' },
] as const;
export type MeterSubject = (typeof SUBJECTS)[number]['subject'];

const withdrawnAt = sql`case when c.close_reason = 'withdrawn' then c.closed_at end as withdrawn_at`;

/** Who wrote first and when, as the conversations have noted it. */
const noted = sql`(
  select id, boss_id, job_id, company_id, talent_wrote_at, boss_wrote_at, ${withdrawnAt} from conversations c)`;

/** The same from the messages themselves: what people wrote, not what was sent for them. */
const fromMessages = sql`(
  select c.id, c.boss_id, c.job_id, c.company_id,
    min(m.sent_at) filter (where m.side = 'talent') as talent_wrote_at,
    min(m.sent_at) filter (where m.side = 'boss') as boss_wrote_at, ${withdrawnAt}
  from conversations c join messages m on m.conversation_id = c.id and not m.is_automatic and m.side <> 'system'
  group by c.id)`;

/**
 * A conversation that changed hands (EMP-07) counts for each who had it while it was open: the answer for whoever gave
 * it, silence for whoever had it when the promise ran out. Who got it later than that has 72 hours of their own.
 */
function byTurn(source: SQL): SQL {
  const promise = sql`make_interval(hours => ${PROMISE_HOURS}::int)`;
  return sql`(
    select f.id, f.boss_id, f.talent_wrote_at, f.boss_wrote_at, f.withdrawn_at, null::timestamptz as ended_at
    from ${source} f
    where not exists (select from conversation_turns t where t.conversation_id = f.id)
    union all
    select f.id, t.account_id, greatest(f.talent_wrote_at, case when t.since > f.talent_wrote_at + ${promise}
        then t.since end), case when f.boss_wrote_at <= coalesce(t.until, 'infinity') then f.boss_wrote_at end,
      f.withdrawn_at, t.until
    from conversation_turns t join ${source} f on f.id = t.conversation_id
    where f.boss_wrote_at is null or f.boss_wrote_at > t.since)`;
}

function sourceOf(subject: MeterSubject, source: SQL): SQL {
  return subject === 'boss' ? byTurn(source) : sql`(select *, null::timestamptz as ended_at from ${source} one)`;
}

/**
 * The rule, once: questions that a talent began with and asked within 90 days. Answered is what the Boss wrote themselves
 * within 14 days; a question without an answer counts once it has waited for the promised 72 hours, and not at all when
 * it was withdrawn before.
 */
function countFor(subject: MeterSubject, column: string, source: SQL, subjects: SQL, now: Date): SQL {
  const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const answered = sql`f.boss_wrote_at <= f.talent_wrote_at + make_interval(days => ${CLOSE_DAYS}::int)`;
  return sql`
    insert into response_meters (subject, subject_id, sample_size, answered, median_reply_hours, updated_at)
    select ${subject}, s.id, count(f.id), count(f.id) filter (where ${answered}),
      percentile_cont(0.5) within group (order by extract(epoch from f.boss_wrote_at - f.talent_wrote_at) / 3600)
        filter (where ${answered}), ${now.toISOString()}
    from ${subjects} left join ${sourceOf(subject, source)} f on f.${sql.identifier(column)} = s.id
      and f.talent_wrote_at > ${at(WINDOW_DAYS * DAY)}
      and (f.boss_wrote_at is null or f.boss_wrote_at >= f.talent_wrote_at)
      and (coalesce(${answered}, false) or f.talent_wrote_at + make_interval(hours => ${PROMISE_HOURS}::int)
        <= least(f.ended_at, ${now.toISOString()}::timestamptz)
        and coalesce(f.withdrawn_at > f.talent_wrote_at + make_interval(hours => ${PROMISE_HOURS}::int), true))
    group by s.id
    on conflict (subject, subject_id) do update set sample_size = excluded.sample_size, answered = excluded.answered,
      median_reply_hours = excluded.median_reply_hours, updated_at = excluded.updated_at`;
}

/** Works out anew what has changed: conversations with a new question or answer, and those that have waited too long. */
export async function refreshMeters(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time: a slower one would otherwise write what it had read before the faster one.
    await tx.execute(sql`select pg_advisory_xact_lock(${METERS_LOCK})`);
    const overdue = new Date(now.getTime() - PROMISE_HOURS * HOUR).toISOString();
    const { rows } = await tx.execute<{ boss_id: number | null; job_id: number | null; company_id: number | null }>(sql`
      with wish as (delete from response_meter_wishes returning conversation_id),
      waited as (
        update conversations set counted_at = ${now.toISOString()}
        where counted_at is null and talent_wrote_at <= ${overdue} returning id
      ), inherited as (
        update conversation_turns set counted_at = ${now.toISOString()}
        where counted_at is null and until is null and since <= ${overdue} returning conversation_id
      ), changed as (
        select id, boss_id, job_id, company_id from conversations where id in (
          select conversation_id from wish union select id from waited union select conversation_id from inherited)
      )
      select boss_id, job_id, company_id from changed
      union select t.account_id, null, null from conversation_turns t join changed on changed.id = t.conversation_id`);
    await wishForIntake(tx, [...new Set(rows.flatMap(({ job_id }) => job_id ?? []))], now);
    for (const { subject, column } of SUBJECTS) {
      const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))];
      if (ids.length === 0) continue;
      const subjects = sql`unnest(${sql.param(ids)}::bigint[]) as s (id)`;
      await tx.execute(countFor(subject, column, noted, subjects, now));
    }
  });
}

/** Works everything out anew from the messages; what leaves the window of 90 days leaves the figures here. */
export async function recomputeMeters(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${METERS_LOCK})`);
    await tx.execute(sql`delete from response_meters`);
    for (const { subject, column } of SUBJECTS) {
      const name = sql.identifier(column);
      const before = subject === 'boss' ? sql`union select account_id from conversation_turns` : sql``;
      const subjects = sql`(select ${name} as id from conversations where ${name} is not null group by 1 ${before}) as s`;
      await tx.execute(countFor(subject, column, fromMessages, subjects, now));
    }
  });
}

interface MeterRow extends Record<string, unknown> {
  subject_id: number;
  sample_size: number;
  answered: number;
  median_reply_hours: number | null;
}

/** The figures of each id; one without conversations has not enough data. */
export async function loadReplies(
  tx: Transaction,
  subject: MeterSubject,
  ids: readonly number[],
): Promise<Map<number, ReplyMeter>> {
  const meters = new Map<number, ReplyMeter>(ids.map((id) => [id, NO_REPLIES]));
  if (ids.length === 0) return meters;
  const query = sql`
    select subject_id, sample_size, answered, median_reply_hours from response_meters
    where subject = ${subject} and subject_id = any(${sql.param([...new Set(ids)])}::bigint[])`;
  const rows = await executeNamed<MeterRow>(tx, 'reply_meters', query);
  for (const row of rows) meters.set(row.subject_id, presentMeter(row));
  return meters;
}

/** The figures behind what is presented, also below the least sample. */
export async function readMeter(tx: Transaction, subject: MeterSubject, id: number) {
  const { rows } = await tx.execute<MeterRow>(sql`
    select subject_id, sample_size, answered, median_reply_hours from response_meters
    where subject = ${subject} and subject_id = ${id}`);
  return rows[0] ?? { subject_id: id, sample_size: 0, answered: 0, median_reply_hours: null };
}

export function presentMeter({ sample_size, answered, median_reply_hours }: MeterRow): ReplyMeter {
  if (sample_size < LEAST_SAMPLE) return { ...NO_REPLIES, sample_size };
  const hours = median_reply_hours === null ? null : Math.round(median_reply_hours * 100) / 100;
  return {
    is_enough: true,
    response_rate: Math.round((answered / sample_size) * 1000) / 1000,
    median_reply_hours: hours,
    sample_size,
  };
}
