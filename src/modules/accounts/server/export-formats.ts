import { writeZip } from '#src/platform/write-zip.ts';
import type { ExportFile } from '../export-files.ts';

export type ExportTables = Record<string, Record<string, unknown>[]>;

interface Format {
  type: string;
  write(tables: ExportTables, now: Date): string | Buffer;
  /** Without it the file is always there. */
  isWanted?(tables: ExportTables): boolean;
}

/** How each file of an export is written. */
export const exportFormats: Record<ExportFile, Format> = {
  'parley-data.json': {
    type: 'application/json; charset=utf-8',
    write: (tables) => JSON.stringify({ tables }, null, 2),
  },
  'parley-data.zip': {
    type: 'application/zip',
    write: (tables, now) =>
      writeZip(
        Object.entries(tables)
          .filter(([, rows]) => rows.length > 0)
          .map(([name, rows]) => ({ name: `${name}.csv`, content: Buffer.from(`\ufeff${toCsv(rows)}`) })),
        now,
      ),
  },
  'resume.json': {
    type: 'application/json; charset=utf-8',
    write: (tables) => JSON.stringify(toResume(tables), null, 2),
  },
  'parley.ics': {
    type: 'text/calendar; charset=utf-8',
    write: toCalendar,
    isWanted: (tables) => appointments(tables).length > 0,
  },
};

function toCsv(rows: Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(toCell).join(','))
    .join('\r\n');
}

/** Spreadsheets take what begins with these signs for a formula, also in a text that somebody else wrote. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The open format jsonresume.org, as far as the account knows the person. */
function toResume({ accounts }: ExportTables) {
  const me = accounts?.[0] ?? {};
  const text = (name: string) => (typeof me[name] === 'string' ? (me[name] as string) : '');
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: `${text('first_name')} ${text('last_name')}`.trim(),
      email: text('email') || undefined,
      phone: text('phone_num') ? `+${text('phone_num')}` : undefined,
      location: text('phone_country') ? { countryCode: text('phone_country') } : undefined,
    },
    work: [],
    education: [],
    skills: [],
    languages: [],
  };
}

interface Appointment {
  id: unknown;
  start: Date;
  end: Date;
  title: string;
}

/** Interviews of the account that have a time. */
function appointments({ interviews = [] }: ExportTables): Appointment[] {
  return interviews.flatMap((row) => {
    const start = new Date(String(row.starts_at));
    const end = new Date(String(row.ends_at ?? row.starts_at));
    if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return [];
    return [{ id: row.id, start, end, title: typeof row.title === 'string' ? row.title : 'Interview' }];
  });
}

function toCalendar(tables: ExportTables, now: Date): string {
  const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
  const quote = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
  const events = appointments(tables).flatMap(({ id, start, end, title }) => [
    'BEGIN:VEVENT',
    `UID:interview-${id}@parley`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${quote(title)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Parley//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
