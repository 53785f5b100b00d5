import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { applyStep } from '../apply-step.ts';
import type { InterviewsParts } from '../interviews.parts.ts';
import { type InterviewRow, lockInterview } from '../interviews.queries.ts';
import { aboutIt, noticeKey, tellStep } from '../tell-step.ts';
import { ProviderError } from './call-provider.ts';
import { carryOver, type Outcome } from './carry-over.ts';
import { type DueMeeting, MeetingGone, type SyncContext } from './meeting-work.ts';

/** How long one process has for a row before another may take it up. */
const LEASE_MS = 5 * 60_000;
const MOST_ATTEMPTS = 6;
const MINUTE = 60_000;

type SyncParts = InterviewsParts & SyncContext;

/**
 * INT-01: makes, moves and removes meetings at their providers. A row is claimed in one transaction and its outcome
 * written in another; the provider is asked in between, with nothing locked.
 */
export function syncMeetingsTask(parts: SyncParts): Task {
  return {
    name: 'sync-meetings',
    schedule: '* * * * *',
    run: async () => {
      if (parts.meetingProviders.size === 0) return 0;
      let count = 0;
      for (let due = await claim(parts); due; due = await claim(parts), count += 1) await handle(parts, due);
      return count;
    },
  };
}

async function claim({ db, clock }: SyncParts): Promise<DueMeeting | undefined> {
  const now = clock.now();
  const later = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await db.transaction((tx) =>
    tx.query<DueMeeting>(sql`
      update interview_meetings meeting set try_at = ${later}
      from interviews i
      where i.id = meeting.interview_id and meeting.interview_id = (
        select interview_id from interview_meetings where try_at <= ${now.toISOString()}
        order by try_at limit 1 for update skip locked)
      returning i.id, i.conversation_id, meeting.account_id, meeting.provider, meeting.is_wanted, meeting.external_id,
        meeting.made_starts_at, meeting.made_minutes, meeting.version, meeting.attempts`),
  );
  return rows[0];
}

async function handle(parts: SyncParts, due: DueMeeting): Promise<void> {
  try {
    const outcome = await carryOver(parts, due);
    await parts.db.transaction((tx) => keep(tx, parts, due, outcome));
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof MeetingGone)) throw error;
    await parts.db.transaction((tx) => retryOrFail(tx, parts, due, error));
  }
}

/** The conversation first, then the interview, as by everyone. */
async function lockRow(tx: Transaction, due: DueMeeting): Promise<InterviewRow | undefined> {
  await tx.query(sql`select from conversations where id = ${due.conversation_id} for no key update`);
  return lockInterview(tx, due.id);
}

async function keep(tx: Transaction, parts: SyncParts, due: DueMeeting, outcome: Outcome): Promise<void> {
  const before = await lockRow(tx, due);
  const { made, link } = outcome;
  const now = parts.clock.now();
  // What was changed meanwhile is looked at again.
  await tx.query(sql`
    update interview_meetings set external_id = ${made?.id ?? null}, made_starts_at = ${made?.startsAt.toISOString() ?? null},
      made_minutes = ${made?.minutes ?? null}, attempts = 0, has_failed = false,
      try_at = case when version <> ${due.version} then ${now.toISOString()}::timestamptz end
    where interview_id = ${due.id}`);
  if (!before || !link || before.link === link || before.status !== 'accepted') return;
  const applied = await applyStep(tx, now, { before, step: 'modify', side: null }, { columns: sql`, link = ${link}` });
  await tellStep({ tx, clock: parts.clock }, parts, applied);
}

/** Tries again later and later; what cannot help by waiting, or has been tried often enough, is told to the Boss once. */
async function retryOrFail(
  tx: Transaction,
  parts: SyncParts,
  due: DueMeeting,
  error: ProviderError | MeetingGone,
): Promise<void> {
  const now = parts.clock.now();
  const attempts = due.attempts + 1;
  const wait = error instanceof ProviderError && (error.status === 0 || error.status === 429 || error.status >= 500);
  if (wait && attempts < MOST_ATTEMPTS) {
    const pause = Math.max(2 ** attempts * MINUTE, ((error as ProviderError).retryAfter ?? 0) * 1000);
    const next = new Date(now.getTime() + pause).toISOString();
    await tx.query(sql`
      update interview_meetings set attempts = ${attempts}, try_at = ${next} where interview_id = ${due.id}`);
    return;
  }
  const row = await lockRow(tx, due);
  await tx.query(sql`
    update interview_meetings set attempts = ${attempts}, has_failed = true, try_at = null where interview_id = ${due.id}`);
  if (!row || row.boss_id === null || row.status !== 'accepted' || !due.is_wanted || due.external_id) return;
  await parts.notify(tx, {
    accountId: row.boss_id,
    kind: 'interview',
    data: { ...aboutIt(row, 'boss'), what: 'link_failed' },
    dedupeKey: noticeKey(row, `${row.id}:link:${now.getTime()}`),
  });
}
