import { shortName } from '#src/modules/accounts/person-name.ts';
import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import type { Side } from '../interview-fields.ts';
import { type CalendarEntry, composeCalendar } from './compose-calendar.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { otherName } from './interviews.presenter.ts';
import type { InterviewRow } from './interviews.queries.ts';

interface Reader {
  side: Side;
  language: string;
  email: string;
}

type Parts = Pick<InterviewsParts, 'texts' | 'siteUrl' | 'mailFrom'>;
type Shape = Pick<CalendarEntry, 'method' | 'status' | 'startsAt' | 'stamp'>;

/** An interview as the calendar of one side has it: in their language, with nobody's address but their own. */
export function writeCalendar(
  parts: Parts,
  row: InterviewRow,
  { side, language, email }: Reader,
  shape: Shape,
): string {
  const t = parts.texts.translate(language);
  const name = otherName(row, side);
  const path = `/${language}${conversationPath(side, row.conversation_id)}`;
  const contact = [row.contact_name, row.contact_number].filter(Boolean).join(', ');
  const host = (parts.siteUrl && new URL(parts.siteUrl).host) || 'parley.example';
  return composeCalendar({
    ...shape,
    uid: `${row.calendar_uid}@${host}`,
    sequence: row.calendar_sequence,
    minutes: row.minutes,
    summary: t('interviews.calendar.summary', { job: row.job_title, name }),
    description: [row.company_name, contact, row.instructions].filter(Boolean).join('\n'),
    location: row.kind === 'video' ? row.link : row.address,
    url: parts.siteUrl && parts.siteUrl + path,
    organizer: { name: shortName({ first: row.boss_first, last: row.boss_last }), email: addressOf(parts.mailFrom) },
    attendee: { name: email, email },
  });
}

/** The bare address of `Name <address>`. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
