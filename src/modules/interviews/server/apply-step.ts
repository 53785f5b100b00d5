import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Side } from '../interview-fields.ts';
import { finishOf, nextReminder, type StepName, statusAfter } from '../interview-steps.ts';
import { findInterview, type InterviewRow } from './interviews.queries.ts';
import { touchMeeting } from './meetings/want-meeting.ts';

/** What a step changes besides the status. */
export interface Change {
  /** The second way of a step that has two: did not come, or passed. */
  isOther?: boolean;
  /** Times that the other side shall choose from. */
  times?: readonly Date[];
  /** Until when the other side may book one of the Boss's free times instead. */
  freeHoursUntil?: Date;
  /** The time that was chosen. */
  startsAt?: Date;
  /** Further columns, each with a comma in front. */
  columns?: Sql;
}

export interface Applied {
  before: InterviewRow;
  after: InterviewRow;
  step: StepName;
  side: Side | null;
  eventId: number;
  isOther: boolean;
}

/** Writes a step that is allowed, and the history's row of it. The caller holds the locks. */
export async function applyStep(
  tx: Transaction,
  now: Date,
  { before, step, side }: Pick<Applied, 'before' | 'step' | 'side'>,
  { isOther = false, times, freeHoursUntil, startsAt, columns = sql`` }: Change = {},
): Promise<Applied> {
  const status = statusAfter(step, before.status, isOther);
  const at = now.toISOString();
  const timing = freeHoursUntil
    ? offered(now, freeHoursUntil)
    : times
      ? proposed(times, side)
      : startsAt
        ? agreed(startsAt, before.minutes, now)
        : ended(status);
  await tx.query(sql`
    update interviews set status = ${status}, updated_at = ${at}, ${timing}, ${calendarAfter(before, step, startsAt)}
      ${columns}
    where id = ${before.id}`);
  if (times || startsAt || freeHoursUntil)
    await tx.query(sql`delete from interview_times where interview_id = ${before.id}`);
  if (times) await insertTimes(tx, before.id, times);
  const { id: eventId } = await tx.queryOne<{ id: number }>(sql`
    insert into interview_events (interview_id, step, side, status, starts_at, created_at)
    values (${before.id}, ${step}, ${side}, ${status}, ${(startsAt ?? before.starts_at)?.toISOString() ?? null}, ${at})
    returning id`);
  // Where the link was put in by the task itself, the provider knows.
  if (calendarSteps.has(step) && !(step === 'modify' && side === null)) await touchMeeting(tx, before.id, now);
  const after = await findInterview(tx, before.id);
  if (!after) throw new Error('an interview vanished under its lock');
  const { id, conversation_id: conversationId, starts_at: newStart } = after;
  await tx.emit('interview.stepped', { id, conversationId, step, startsAt: newStart });
  return { before, after, step, side, eventId, isOther };
}

/** Steps that change when an interview takes place, or whether. */
const calendarSteps = new Set<StepName>([
  'accept',
  'book',
  'suggest',
  'modify',
  'cancel',
  'withdraw',
  'decline',
  'expire',
]);

export async function insertTimes(tx: Transaction, id: number, times: readonly Date[]): Promise<void> {
  const list = times.map((time) => time.toISOString());
  await tx.query(sql`
    insert into interview_times (interview_id, starts_at)
    select distinct ${id}::bigint, time from unnest(${list}::timestamptz[]) as one (time)`);
}

/** The first and the last of some times. */
export function spanOf(times: readonly Date[]): { first: string; last: string } {
  const sorted = times.map((time) => time.toISOString()).sort();
  return { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
}

/** What no longer has a time is reminded of by nobody. */
const unsettled = sql`starts_at = null, finishes_at = null, remind_at = null, remind = null, boss_checked_in_at = null,
  talent_checked_in_at = null`;

function proposed(times: readonly Date[], side: Side | null): Sql {
  const { first, last } = spanOf(times);
  const turn: Side = side === 'talent' ? 'boss' : 'talent';
  return sql`turn = ${turn}, expires_at = ${last}, listed_at = ${first}, from_free_hours = false, ${unsettled}`;
}

/** It waits for the candidate from now on, so that is where lists have it. */
function offered(now: Date, until: Date): Sql {
  return sql`turn = 'talent', expires_at = ${until.toISOString()}, listed_at = ${now.toISOString()},
    from_free_hours = true, ${unsettled}`;
}

function agreed(startsAt: Date, minutes: number, now: Date): Sql {
  const reminder = nextReminder(startsAt, now);
  return sql`turn = null, expires_at = null, starts_at = ${startsAt.toISOString()}, listed_at = ${startsAt.toISOString()},
    finishes_at = ${finishOf(startsAt, minutes).toISOString()}, remind_at = ${reminder?.at.toISOString() ?? null},
    remind = ${reminder?.kind ?? null}`;
}

/** What goes on keeps its turn, its reminder and its end. */
function ended(status: InterviewRow['status']): Sql {
  if (status === 'pending' || status === 'accepted') return sql`seq = seq`;
  return sql`turn = null, expires_at = null, remind_at = null, remind = null`;
}

export type CalendarEffect = 'added' | 'updated' | 'removed';

/** What calendars have to hear of a step. */
export function calendarEffect(before: InterviewRow, step: StepName): CalendarEffect | null {
  const isKnown = before.calendar_starts_at !== null;
  if (step === 'accept' || step === 'book') return isKnown ? 'updated' : 'added';
  if (!isKnown) return null;
  if (step === 'suggest' || step === 'modify') return 'updated';
  return ['cancel', 'decline', 'withdraw', 'expire'].includes(step) ? 'removed' : null;
}

function calendarAfter(before: InterviewRow, step: StepName, startsAt: Date | undefined): Sql {
  const effect = calendarEffect(before, step);
  const known = effect === 'removed' ? null : (startsAt ?? before.calendar_starts_at);
  const raised = effect === 'updated' || effect === 'removed' ? 1 : 0;
  return sql`calendar_sequence = calendar_sequence + ${raised}::int, calendar_starts_at = ${known?.toISOString() ?? null}`;
}
