import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { DeclineReason, MeetingProvider, Side, Status } from '../interview-fields.ts';

export interface InterviewRow {
  id: number;
  conversation_id: number;
  talent_id: number | null;
  boss_id: number | null;
  seq: number | null;
  kind: 'on_site' | 'video';
  minutes: number;
  time_zone: string;
  address: string;
  link: string;
  contact_name: string;
  contact_number: string;
  instructions: string;
  /** Null where the link is typed. */
  meeting_provider: MeetingProvider | null;
  meeting_failed: boolean | null;
  status: Status;
  turn: Side | null;
  starts_at: Date | null;
  listed_at: Date;
  from_free_hours: boolean;
  expires_at: Date | null;
  finishes_at: Date | null;
  boss_checked_in_at: Date | null;
  talent_checked_in_at: Date | null;
  boss_attended: boolean | null;
  talent_attended: boolean | null;
  reason: DeclineReason | null;
  reason_note: string;
  ended_by: Side | null;
  issue: string;
  issue_by: Side | null;
  result_requested_at: Date | null;
  result: 'passed' | 'not_passed' | null;
  result_note: string;
  calendar_uid: string;
  calendar_sequence: number;
  calendar_starts_at: Date | null;
  /** Never null: an empty list when none is proposed. */
  times: Date[];
  job_title: string;
  company_name: string;
  /** Null once the company is gone. */
  company_slug: string | null;
  logo_version: string | null;
  name_shared_at: Date | null;
  talent_first: string | null;
  talent_last: string | null;
  boss_first: string | null;
  boss_last: string | null;
  /** Null for who has chosen none. */
  talent_zone: string | null;
  boss_zone: string | null;
}

const columns = sql`i.id, i.conversation_id, i.talent_id, i.boss_id, i.seq, i.kind, i.minutes, i.time_zone, i.address,
  i.link, i.contact_name, i.contact_number, i.instructions, m.provider as meeting_provider,
  m.has_failed as meeting_failed, i.status, i.turn, i.starts_at, i.listed_at, i.from_free_hours,
  i.expires_at,
  i.finishes_at, i.boss_checked_in_at, i.talent_checked_in_at, i.boss_attended, i.talent_attended, i.reason,
  i.reason_note, i.ended_by, i.issue, i.issue_by, i.result_requested_at, i.result, i.result_note, i.calendar_uid,
  i.calendar_sequence, i.calendar_starts_at,
  array(select one.starts_at from interview_times one where one.interview_id = i.id order by one.starts_at) as times,
  c.job_title, c.company_name, co.slug as company_slug, co.logo_version, c.name_shared_at, t.first_name as talent_first, t.last_name as talent_last,
  b.first_name as boss_first, b.last_name as boss_last, t.time_zone as talent_zone, b.time_zone as boss_zone`;

/** Interviews with what both sides read of each other; `rest` says which, in what order and how many. */
export async function loadInterviews(tx: Reader, rest: Sql): Promise<InterviewRow[]> {
  const { rows } = await tx.query<InterviewRow>(sql`
    select ${columns} from interviews i join conversations c on c.id = i.conversation_id
    left join accounts t on t.id = i.talent_id left join accounts b on b.id = i.boss_id
    left join companies co on co.id = c.company_id and co.status = 'active'
    left join interview_meetings m on m.interview_id = i.id and m.is_wanted ${rest}`);
  return rows;
}

export async function findInterview(tx: Reader, id: number): Promise<InterviewRow | undefined> {
  return (await loadInterviews(tx, sql`where i.id = ${id}`))[0];
}

/** The row as it is under its lock; whoever calls it holds the conversation's, which is always taken first. */
export async function lockInterview(tx: Transaction, id: number): Promise<InterviewRow | undefined> {
  await tx.query(sql`select from interviews where id = ${id} for no key update`);
  return findInterview(tx, id);
}

export async function findConversationOf(tx: Reader, id: number): Promise<number | undefined> {
  const { rows } = await tx.query<{ conversation_id: number }>(
    sql`select conversation_id from interviews where id = ${id}`,
  );
  return rows[0]?.conversation_id;
}
