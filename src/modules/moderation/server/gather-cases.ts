import type { Clock } from '#src/kernel/clock.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CaseSubject } from '../case-fields.ts';
import { findOpenCase, joinCase, subjectOfReport } from './join-case.ts';
import { scoreCase } from './score-case.ts';

const BATCH = 200;
/** An invitation to leave is common and often harmless: to so many people it is not. */
const MANY_CHATS = 3;
/** Older ones are history, not news. */
const DAYS = 30;

/**
 * Sorts what has come in without a case: what the program has flagged, and reports from before there were cases. In
 * batches, each in a transaction of its own; a row that was sorted is not taken again, so that any number may run.
 */
export async function gatherCases(db: Database, clock: Clock, data: OptionData): Promise<void> {
  while ((await db.transaction((tx) => gatherSignals(tx, clock.now(), data))) === BATCH);
  while ((await db.transaction((tx) => gatherReports(tx, data))) === BATCH);
}

interface Signal {
  id: number;
  kind: 'flag' | 'duplicate';
  subject: 'company' | 'person';
  subject_id: number;
  flags: string[];
}

async function gatherSignals(tx: Transaction, now: Date, data: OptionData): Promise<number> {
  const { rows } = await tx.query<Signal>(sql`
    update moderation_signals set seen_at = ${now.toISOString()} where id in (
      select id from moderation_signals where seen_at is null order by id limit ${BATCH} for update skip locked)
    returning id, kind, subject, subject_id, flags`);
  // Lowest subject first, so that two workers never wait for each other.
  const subjects = new Map(rows.toSorted(bySubject).map((row) => [`${row.subject} ${row.subject_id}`, row]));
  for (const row of subjects.values()) {
    const caseId = await caseFor(tx, now, row);
    if (caseId === undefined) continue;
    await tx.query(sql`
      update moderation_signals set case_id = ${caseId} where subject = ${row.subject}
        and subject_id = ${row.subject_id} and case_id is null and seen_at is not null and created_at > ${since(now)}`);
    await scoreCase(tx, data, caseId);
  }
  return rows.length;
}

function bySubject(a: Signal, b: Signal): number {
  return a.subject.localeCompare(b.subject) || a.subject_id - b.subject_id || a.id - b.id;
}

async function caseFor(tx: Transaction, now: Date, { kind, subject, subject_id: id }: Signal) {
  const open = await findOpenCase(tx, subject, id);
  if (open !== undefined || !(await isWorthLooking(tx, now, subject, id))) return open;
  return joinCase(tx, { kind, subject, subjectId: id, at: now });
}

/** Whoever is asked for money, data or a bad link needs someone to look; an invitation to leave only when it is a habit. */
async function isWorthLooking(tx: Reader, now: Date, subject: CaseSubject, id: number): Promise<boolean> {
  const { rows } = await tx.query<{ is_grave: boolean | null; chats: number }>(sql`
    select bool_or(kind = 'duplicate' or flags && array['payment_request', 'wallet', 'personal_data', 'run_code', 'suspicious_link']) as is_grave,
      count(distinct conversation_id)::int as chats
    from moderation_signals where subject = ${subject} and subject_id = ${id} and case_id is null
      and created_at > ${since(now)}`);
  return rows[0]?.is_grave === true || (rows[0]?.chats ?? 0) >= MANY_CHATS;
}

function since(now: Date): string {
  return new Date(now.getTime() - DAYS * 86_400_000).toISOString();
}

interface OldReport {
  id: number;
  subject: 'job' | 'company' | 'conversation' | 'profile';
  subject_id: number;
  about_id: number | null;
  created_at: Date;
}

async function gatherReports(tx: Transaction, data: OptionData): Promise<number> {
  const { rows } = await tx.query<OldReport>(sql`
    select id, subject, subject_id, about_id, created_at from reports where case_id is null and status = 'open'
    order by id limit ${BATCH} for update skip locked`);
  const touched = new Set<number>();
  for (const { id, subject, subject_id, about_id, created_at } of rows) {
    const about = subjectOfReport({ subject, subjectId: subject_id, aboutId: about_id });
    if (!about) {
      await tx.query(sql`update reports set status = 'handled' where id = ${id}`);
      continue;
    }
    const caseId = await joinCase(tx, { kind: 'report', ...about, at: created_at });
    await tx.query(sql`update reports set case_id = ${caseId} where id = ${id}`);
    touched.add(caseId);
  }
  for (const caseId of touched) await scoreCase(tx, data, caseId);
  return rows.length;
}
