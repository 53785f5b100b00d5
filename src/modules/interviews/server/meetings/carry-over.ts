import { findInterview } from '../interviews.queries.ts';
import { withToken } from './fresh-token.ts';
import type { Meeting } from './meeting-calls.ts';
import { type DueMeeting, MeetingGone, type SyncContext } from './meeting-work.ts';

export interface Outcome {
  /** What the provider has now; null for nothing. */
  made: { id: string; startsAt: Date; minutes: number } | null;
  /** A link that was made just now. */
  link: string | null;
}

/** Makes the provider have what the interview wants: a meeting at its time, or none. */
export async function carryOver(parts: SyncContext, due: DueMeeting): Promise<Outcome> {
  const row = await findInterview(parts.db, due.id);
  const isWanted = row?.status === 'accepted' && due.is_wanted && row.kind === 'video' && row.starts_at !== null;
  const none = { made: null, link: null };
  if (!isWanted && due.external_id === null) return none;
  const settings = parts.meetingProviders.get(due.provider);
  if (!settings || due.account_id === null) throw new MeetingGone(`${due.provider} is not connected`);
  const owner = { accountId: due.account_id, provider: due.provider };
  const { external_id: id } = due;
  if (!row?.starts_at || !isWanted) {
    // A time that is being moved keeps its meeting: the link stays the same when the new time is agreed on.
    if (row?.status === 'pending' && due.is_wanted) return { ...keptOf(due), link: null };
    if (id !== null) await withToken(parts, settings, owner, (call, calls) => calls.remove(call, id));
    return none;
  }
  const title = `${row.job_title} · ${row.company_name}`;
  const meeting: Meeting = { uid: row.calendar_uid, title, startsAt: row.starts_at, minutes: row.minutes };
  const made = { startsAt: row.starts_at, minutes: row.minutes };
  if (id === null) {
    const created = await withToken(parts, settings, owner, (call, calls) => calls.create(call, meeting));
    return { made: { id: created.id, ...made }, link: created.link };
  }
  const isSame = due.made_starts_at?.getTime() === row.starts_at.getTime() && due.made_minutes === row.minutes;
  if (!isSame) await withToken(parts, settings, owner, (call, calls) => calls.update(call, id, meeting));
  return { made: { id, ...made }, link: null };
}

function keptOf({
  external_id: id,
  made_starts_at: startsAt,
  made_minutes: minutes,
}: DueMeeting): Pick<Outcome, 'made'> {
  return { made: id !== null && startsAt && minutes !== null ? { id, startsAt, minutes } : null };
}
