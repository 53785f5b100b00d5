import { LEAST_SAMPLE, NO_REPLIES, type ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { chooseRows, inBatches } from '#src/platform/database/in-batches.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';
import { CLOSE_DAYS, PROMISE_HOURS } from '../../chat-fields.ts';
import { requestIntakeCheck } from '../closing/watch-intake.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
export const WINDOW_DAYS = 90;
const AT_ONCE = 500;
const SUBJECTS_AT_ONCE = 100;
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

/**
 * The same from the messages themselves, for the conversations of some subjects: what people wrote, not what was sent for
 * them. `offset 0` has it worked out once, however often it is asked.
 */
function fromMessages(column: string, ids: Sql, now: Date): Sql {
  const name = sql.identifier(column);
  const first = (side: 'talent' | 'boss') => sql`(
    select m.sent_at from messages m where m.conversation_id = c.id and m.side = ${side} and not m.is_automatic
    order by m.seq limit 1)`;
  const inherited =
    column === 'boss_id'
      ? sql`union select conversation_id from conversation_turns where account_id = any(${ids})`
      : sql``;
  return sql`(
    select c.id, c.boss_id, c.job_id, c.company_id, ${first('talent')} as talent_wrote_at,
      ${first('boss')} as boss_wrote_at, ${withdrawnAt}
    from (select id from conversations where ${name} = any(${ids}) ${inherited}) mine
    join conversations c on c.id = mine.id
    where c.last_message_at > ${new Date(now.getTime() - WINDOW_DAYS * DAY).toISOString()} offset 0)`;
}

/**
 * A conversation that changed hands (EMP-07) counts for each who had it while it was open: the answer for whoever gave
 * it, silence for whoever had it when the promise ran out. Who got it later than that has 72 hours of their own.
 */
function byTurn(source: Sql, ids: Sql): Sql {
  const promise = sql`make_interval(hours => ${PROMISE_HOURS}::int)`;
  return sql`(
    select f.id, f.boss_id, f.talent_wrote_at, f.boss_wrote_at, f.withdrawn_at, null::timestamptz as ended_at
    from ${source} f
    where f.boss_id = any(${ids}) and not exists (select from conversation_turns t where t.conversation_id = f.id)
    union all
    select f.id, t.account_id, greatest(f.talent_wrote_at, case when t.since > f.talent_wrote_at + ${promise}
        then t.since end), case when f.boss_wrote_at <= coalesce(t.until, 'infinity') then f.boss_wrote_at end,
      f.withdrawn_at, t.until
    from conversation_turns t join ${source} f on f.id = t.conversation_id
    where t.account_id = any(${ids}) and (f.boss_wrote_at is null or f.boss_wrote_at > t.since))`;
}

function sourceOf(subject: MeterSubject, source: Sql, ids: Sql): Sql {
  return subject === 'boss' ? byTurn(source, ids) : sql`(select *, null::timestamptz as ended_at from ${source} one)`;
}

/**
 * The rule, once: questions that a talent began with and asked within 90 days. Answered is what the Boss wrote themselves
 * within 14 days; a question without an answer counts once it has waited for the promised 72 hours, and not at all when
 * it was withdrawn before.
 */
function countFor(subject: MeterSubject, column: string, source: Sql, ids: Sql, now: Date): Sql {
  const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const answered = sql`f.boss_wrote_at <= f.talent_wrote_at + make_interval(days => ${CLOSE_DAYS}::int)`;
  return sql`
    insert into response_meters (subject, subject_id, sample_size, answered, median_reply_hours, updated_at)
    select ${subject}, s.id, count(f.id), count(f.id) filter (where ${answered}),
      percentile_cont(0.5) within group (order by extract(epoch from f.boss_wrote_at - f.talent_wrote_at) / 3600)
        filter (where ${answered}), ${now.toISOString()}
    from unnest(${ids}) as s (id) left join ${sourceOf(subject, source, ids)} f on f.${sql.identifier(column)} = s.id
      and f.talent_wrote_at > ${at(WINDOW_DAYS * DAY)}
      and (f.boss_wrote_at is null or f.boss_wrote_at >= f.talent_wrote_at)
      and (coalesce(${answered}, false) or f.talent_wrote_at + make_interval(hours => ${PROMISE_HOURS}::int)
        <= least(f.ended_at, ${now.toISOString()}::timestamptz)
        and coalesce(f.withdrawn_at > f.talent_wrote_at + make_interval(hours => ${PROMISE_HOURS}::int), true))
    group by s.id
    on conflict (subject, subject_id) do update set sample_size = excluded.sample_size, answered = excluded.answered,
      median_reply_hours = excluded.median_reply_hours, updated_at = excluded.updated_at`;
}

interface Changed {
  boss_id: number | null;
  job_id: number | null;
  company_id: number | null;
}

/**
 * Works out anew what has changed: conversations with a new question or answer, and those that have waited too long. A
 * rush of them is worked off in portions.
 */
export function refreshMeters(db: Database, now: Date): Promise<number> {
  return inBatches(db, (tx, size) => refreshSome(tx, now, size), { size: AT_ONCE });
}

async function refreshSome(tx: Transaction, now: Date, size: number): Promise<number> {
  // One at a time: a slower one would otherwise write what it had read before the faster one.
  await tx.query(sql`select pg_advisory_xact_lock(${METERS_LOCK})`);
  const take = async (query: Sql) => (await tx.query<{ id: number }>(query)).rows.map(({ id }) => id);
  const [at, overdue] = [now.toISOString(), new Date(now.getTime() - PROMISE_HOURS * HOUR).toISOString()];
  const due = (table: string, by: string, where: Sql) => chooseRows({ table, by, where }, size);
  const wished = await take(sql`
    delete from response_meter_wishes where ctid = any(${due('response_meter_wishes', 'id', sql`true`)})
    returning conversation_id as id`);
  const isWaiting = sql`counted_at is null and talent_wrote_at <= ${overdue}`;
  const waited = await take(sql`
    update conversations set counted_at = ${at}
    where ctid = any(${due('conversations', 'talent_wrote_at', isWaiting)}) returning id`);
  const isInherited = sql`counted_at is null and until is null and since <= ${overdue}`;
  const inherited = await take(sql`
    update conversation_turns set counted_at = ${at}
    where ctid = any(${due('conversation_turns', 'since', isInherited)}) returning conversation_id as id`);
  await countChanged(tx, [...new Set([...wished, ...waited, ...inherited])], now);
  return Math.max(wished.length, waited.length, inherited.length);
}

async function countChanged(tx: Transaction, conversationIds: number[], now: Date): Promise<void> {
  if (conversationIds.length === 0) return;
  const { rows } = await tx.query<Changed>(sql`
    with changed as (
      select id, boss_id, job_id, company_id from conversations where id = any(${conversationIds}::bigint[]))
    select boss_id, job_id, company_id from changed
    union select t.account_id, null, null from conversation_turns t join changed on changed.id = t.conversation_id`);
  await requestIntakeCheck(tx, [...new Set(rows.flatMap(({ job_id }) => job_id ?? []))], now);
  for (const { subject, column } of SUBJECTS) {
    const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))];
    if (ids.length > 0) await tx.query(countFor(subject, column, noted, idsOf(ids), now));
  }
}

/**
 * Works everything out anew from the messages, some subjects at a time; what leaves the window of 90 days leaves the
 * figures here. Nobody's figure is missing meanwhile: each takes the place of the one before.
 */
export async function recomputeMeters(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (const { subject, column } of SUBJECTS) {
    total += await walkInBatches(db, {
      task: `recompute-response-meters ${subject}`,
      round: now.toISOString().slice(0, 10),
      now,
      size: SUBJECTS_AT_ONCE,
      next: (tx, after, size) => nextSubjects(tx, subject, column, after, size),
      handle: async (tx, ids) => {
        await tx.query(sql`select pg_advisory_xact_lock(${METERS_LOCK})`);
        await tx.query(countFor(subject, column, fromMessages(column, idsOf(ids), now), idsOf(ids), now));
        await tx.query(sql`
          delete from response_meters where subject = ${subject} and subject_id = any(${idsOf(ids)}) and sample_size = 0`);
      },
    });
  }
  return total;
}

/** Who has conversations or a figure from earlier, in the order of their ids. */
async function nextSubjects(
  tx: Reader,
  subject: MeterSubject,
  column: string,
  after: number,
  size: number,
): Promise<number[]> {
  const some = (table: string, name: string, where = sql`true`) => sql`(
    select distinct ${sql.identifier(name)} as id from ${sql.identifier(table)}
    where ${where} and ${sql.identifier(name)} > ${after} order by 1 limit ${size})`;
  const inherited = subject === 'boss' ? sql`union ${some('conversation_turns', 'account_id')}` : sql``;
  const { rows } = await tx.query<{ id: number }>(sql`
    ${some('conversations', column)} ${inherited}
    union ${some('response_meters', 'subject_id', sql`subject = ${subject}`)} order by id limit ${size}`);
  return rows.map(({ id }) => id);
}

function idsOf(ids: number[]): Sql {
  return sql`${ids}::bigint[]`;
}

export interface MeterRow {
  subject_id: number;
  sample_size: number;
  answered: number;
  median_reply_hours: number | null;
}

/** The figures of each id; one without conversations has not enough data. */
export async function loadReplies(
  tx: Reader,
  subject: MeterSubject,
  ids: readonly number[],
): Promise<Map<number, ReplyMeter>> {
  const meters = new Map<number, ReplyMeter>(ids.map((id) => [id, NO_REPLIES]));
  if (ids.length === 0) return meters;
  const query = sql`
    select subject_id, sample_size, answered, median_reply_hours from response_meters
    where subject = ${subject} and subject_id = any(${[...new Set(ids)]}::bigint[])`;
  const { rows } = await tx.query<MeterRow>(query, { name: 'reply_meters' });
  for (const row of rows) meters.set(row.subject_id, presentMeter(row));
  return meters;
}

/** The figures behind what is presented, also below the least sample. */
export async function readMeter(tx: Reader, subject: MeterSubject, id: number) {
  const { rows } = await tx.query<MeterRow>(sql`
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
