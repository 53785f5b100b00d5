import type { Clock } from '#src/kernel/clock.ts';
import { tellCardChange } from '#src/modules/chat/server/chat.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CalendarPart } from '#src/platform/delivery/deliver.ts';
import type { Side } from '../interview-fields.ts';
import type { StepName } from '../interview-steps.ts';
import { type Applied, type CalendarEffect, calendarEffect } from './apply-step.ts';
import { writeCalendar } from './calendar-entry.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { otherName } from './interviews.presenter.ts';
import type { InterviewRow } from './interviews.queries.ts';

type What = Parameters<InterviewsParts['notify']>[1] extends infer News
  ? News extends { kind: 'interview'; data: { what: infer Word } }
    ? Word
    : never
  : never;

/** What the other side reads of a step; null for what only the worker or a list needs to know. */
const words: Record<StepName, (applied: Applied) => What | null> = {
  accept: () => 'accepted',
  book: ({ before }) => (before.status === 'accepted' ? 'rebooked' : 'accepted'),
  decline: () => 'declined',
  suggest: ({ before }) => (before.status === 'accepted' ? 'moved' : 'suggested'),
  withdraw: () => 'cancelled',
  cancel: () => 'cancelled',
  modify: () => 'changed',
  check_in: () => 'checked_in',
  report_issue: () => 'issue',
  mark_attendance: ({ isOther }) => (isOther ? 'absent' : null),
  finish: () => null,
  expire: () => 'expired',
  request_result: () => 'result_requested',
  give_result: ({ isOther }) => (isOther ? 'passed' : 'not_passed'),
};

type Acting = { tx: Transaction; clock: Clock };
const sides: readonly Side[] = ['talent', 'boss'];

/**
 * Tells a step: a notice to the other side (to both when nobody took it), calendars of both, and the card on their
 * screens, which comes last because inboxes are locked there.
 */
export async function tellStep(ctx: Acting, parts: InterviewsParts, applied: Applied): Promise<void> {
  const { after, eventId, side } = applied;
  const what = words[applied.step](applied);
  const effect = calendarEffect(applied.before, applied.step);
  const dedupeKey = noticeKey(after, eventId);
  for (const reader of sides) {
    const accountId = after[`${reader}_id`];
    if (accountId === null) continue;
    const calendar = effect ? await calendarFor(ctx, parts, applied, reader, effect) : undefined;
    const about = { accountId, dedupeKey, ...(calendar && { calendar }) };
    if (reader !== side && what) {
      await parts.notify(ctx.tx, { ...about, kind: 'interview', data: { ...aboutIt(after, reader), what } });
    } else if (effect) {
      const data = { ...aboutIt(after, reader), what: effect };
      await parts.notify(ctx.tx, { ...about, kind: 'interview_calendar', data });
    }
  }
  if (after.seq === null) return;
  await tellCardChange(ctx, parts.publish, { conversation_id: after.conversation_id, seq: after.seq });
}

/** Below the conversation's own key: who opens the conversation has read it. */
export function noticeKey(row: InterviewRow, eventId: number | string): string {
  return `conversation:${row.conversation_id}:interview:${eventId}`;
}

/** What every notice about an interview says. */
export function aboutIt(row: InterviewRow, side: Side) {
  return {
    side,
    conversation_id: row.conversation_id,
    name: otherName(row, side),
    job: row.job_title,
    at: row.starts_at?.toISOString() ?? null,
    zone: row[`${side}_zone`] ?? row.time_zone,
  };
}

async function calendarFor(
  { tx, clock }: Acting,
  parts: InterviewsParts,
  { before, after }: Applied,
  side: Side,
  effect: CalendarEffect,
): Promise<((email: string) => CalendarPart) | undefined> {
  const startsAt = after.starts_at ?? before.calendar_starts_at;
  if (!startsAt) return undefined;
  const { rows } = await tx.query<{ language: string }>(
    sql`select language from accounts where id = ${after[`${side}_id`]}`,
  );
  const language = rows[0]?.language ?? 'en';
  const isGone = effect === 'removed';
  const method = isGone ? 'CANCEL' : 'REQUEST';
  const status = isGone ? 'CANCELLED' : after.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
  const shape = { method, status, startsAt, stamp: clock.now() } as const;
  return (email) => ({ method, content: writeCalendar(parts, after, { side, language, email }, shape) });
}
