import { shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import { logoUrl } from '#src/modules/companies/server/companies.public.ts';
import type { Interview, Side } from '../interview-fields.ts';
import type { StepFacts } from '../interview-steps.ts';
import type { InterviewRow } from './interviews.queries.ts';

/** The other person, as far as a side may know their name. */
export function otherName(row: InterviewRow, side: Side | 'colleague'): string {
  if (side === 'talent') return interviewerOf(row);
  return talentNameForEmployer({ first: row.talent_first, last: row.talent_last, sharedAt: row.name_shared_at });
}

export function interviewerOf(row: Pick<InterviewRow, 'boss_first' | 'boss_last'>): string {
  return shortName({ first: row.boss_first, last: row.boss_last });
}

function logoOf({ company_slug: slug, logo_version }: InterviewRow): string | null {
  return slug === null || logo_version === null ? null : logoUrl({ slug, logo_version });
}

export function otherSide(side: Side): Side {
  return side === 'talent' ? 'boss' : 'talent';
}

export function presentInterview(row: InterviewRow, side: Interview['side']): Interview {
  const own = side === 'talent' ? 'talent' : 'boss';
  const other = otherSide(own);
  const end = row.starts_at && new Date(row.starts_at.getTime() + row.minutes * 60_000);
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    side,
    status: row.status,
    turn: row.turn,
    job_title: row.job_title,
    company_name: row.company_name,
    company_logo: side === 'talent' ? logoOf(row) : null,
    name: otherName(row, side),
    interviewer: interviewerOf(row),
    kind: row.kind,
    minutes: row.minutes,
    address: row.address,
    link: row.link,
    link_by: row.meeting_provider ?? 'own',
    link_state: row.link || !row.meeting_provider ? 'ready' : row.meeting_failed ? 'failed' : 'coming',
    contact_name: row.contact_name,
    contact_number: row.contact_number,
    instructions: row.instructions,
    time_zone: row.time_zone,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: end?.toISOString() ?? null,
    times: row.times.map((time) => time.toISOString()),
    from_free_hours: row.from_free_hours,
    book_by: (row.from_free_hours && row.expires_at?.toISOString()) || null,
    own_checked_in_at: row[`${own}_checked_in_at`]?.toISOString() ?? null,
    other_checked_in_at: row[`${other}_checked_in_at`]?.toISOString() ?? null,
    other_attended: row[`${other}_attended`],
    own_attended: row[`${own}_attended`],
    reason: row.reason,
    reason_note: row.reason_note,
    ended_by: row.ended_by,
    issue: row.issue,
    issue_by: row.issue_by,
    result: row.result,
    result_note: row.result_note,
    result_requested_at: row.result_requested_at?.toISOString() ?? null,
  };
}

/** As the table of steps looks at it. */
export function factsOf(
  row: InterviewRow,
  isBanned: StepFacts['isBanned'],
  slots: readonly Date[] | null = null,
): StepFacts {
  return {
    status: row.status,
    turn: row.turn,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    finishesAt: row.finishes_at,
    times: row.times,
    slots,
    checkedIn: { talent: row.talent_checked_in_at !== null, boss: row.boss_checked_in_at !== null },
    attended: { talent: row.talent_attended, boss: row.boss_attended },
    isBanned,
    isResultRequested: row.result_requested_at !== null,
    hasResult: row.result !== null,
  };
}
