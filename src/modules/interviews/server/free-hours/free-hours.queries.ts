import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FreeHours, Span } from '../../free-hours-fields.ts';
import type { Busy } from '../../free-slots.ts';

type HoursRow = Pick<FreeHours, 'is_on' | 'time_zone' | 'minutes' | 'buffer_minutes' | 'notice_hours' | 'days_ahead'>;
interface SpanRow {
  weekday: number | null;
  day: string | null;
  from_minute: number | null;
  until_minute: number | null;
}

/** Null for who has never kept any. */
export async function findFreeHours(tx: Reader, accountId: number | null): Promise<FreeHours | null> {
  const { rows } = await tx.query<HoursRow>(sql`
    select is_on, time_zone, minutes, buffer_minutes, notice_hours, days_ahead from free_hours
    where account_id = ${accountId}`);
  const [hours] = rows;
  if (!hours) return null;
  const spans = await tx.query<SpanRow>(sql`
    select weekday, day, from_minute, until_minute from free_hour_spans where account_id = ${accountId}
    order by day, weekday, from_minute`);
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  const days = new Map<string, Span[]>();
  for (const { weekday, day, from_minute, until_minute } of spans.rows) {
    const span = from_minute === null || until_minute === null ? [] : [{ from: from_minute, until: until_minute }];
    if (day !== null) days.set(day, [...(days.get(day) ?? []), ...span]);
    else week[(weekday ?? 1) - 1]?.push(...span);
  }
  return { ...hours, week, days: [...days].map(([day, own]) => ({ day, spans: own })) };
}

/** Who books a time of a Boss waits for whoever is booking another: what is taken is known before it is taken again. */
export async function lockFreeHours(tx: Transaction, accountId: number | null): Promise<void> {
  await tx.query(sql`select from free_hours where account_id = ${accountId} for no key update`);
}

/** What a Boss has agreed on, and what they have proposed to someone who may still accept it; but for one interview. */
export async function findBusy(
  tx: Reader,
  { bossId, butFor, now }: { bossId: number | null; butFor: number; now: Date },
): Promise<Busy[]> {
  const { rows } = await tx.query<{
    /** Never null: both halves of the union take what has a time. */
    at: Date;
    minutes: number;
  }>(sql`
    select i.starts_at as at, i.minutes from interviews i
    where i.boss_id = ${bossId} and i.status = 'accepted' and i.id <> ${butFor} and i.starts_at is not null
    union all
    select one.starts_at, i.minutes from interviews i join interview_times one on one.interview_id = i.id
    where i.boss_id = ${bossId} and i.status = 'pending' and i.turn = 'talent' and i.id <> ${butFor}
      and one.starts_at > ${now.toISOString()}`);
  return rows.map(({ at, minutes }) => ({ from: at, until: new Date(at.getTime() + minutes * 60_000) }));
}
