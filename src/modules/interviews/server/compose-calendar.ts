/** One entry of a calendar. */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  uid: string;
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  startsAt: Date;
  minutes: number;
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  url?: string;
  organizer: Party;
  attendee: Party;
}

interface Party {
  name: string;
  email: string;
}

const MOST_BYTES = 75;

/**
 * An entry as RFC 5545 writes it. Times are UTC, so no description of a time zone is needed and every calendar shows its
 * owner's own clock; the same UID with a higher SEQUENCE replaces what it has.
 */
export function composeCalendar(entry: CalendarEntry): string {
  const end = new Date(entry.startsAt.getTime() + entry.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parley//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(end)}`,
    `STATUS:${entry.status}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    `ORGANIZER;CN=${quote(entry.organizer.name)}:mailto:${entry.organizer.email}`,
    `ATTENDEE;CN=${quote(entry.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${entry.attendee.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A parameter has no way to write a quote or a line break. */
function quote(name: string): string {
  return `"${name.replace(/["\r\n]/g, "'")}"`;
}

/** Lines are at most 75 bytes; a longer one goes on after a line break and a blank, never within a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
