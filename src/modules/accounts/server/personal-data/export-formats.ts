import type { ZipEntry } from '#src/platform/write-zip.ts';

type Row = Record<string, unknown>;

/** A date in someone's export: a day ('2028-03-31'), or an appointment from one moment until another. */
export interface ExportEvent {
  id: string;
  title: string;
  from: string;
  until?: string;
  place?: string;
}

/** What other modules know better than their tables say: the resume, and what has a date. */
export interface ExportExtras {
  resume?: Record<string, unknown>;
  events?: ExportEvent[];
}

export interface ExportContent extends ExportExtras {
  tables: { name: string; is_filled: boolean }[];
  /** The rows of a table, some at a time. */
  read(table: string): AsyncIterable<{ rows: Row[] }>;
}

/**
 * One export as files: everything as JSON and as CSV by table, the person as JSON Resume, dates as iCalendar where there
 * are any, and what they have uploaded.
 */
export async function* layOutExport(
  content: ExportContent,
  files: AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const { resume, events = [], tables, read } = content;
  yield { name: 'parley.json', content: toJson(content, { exported_at: at.toISOString() }) };
  if (resume) yield { name: 'resume.json', content: [JSON.stringify(resume, null, 2)] };
  if (events.length > 0) yield { name: 'calendar.ics', content: [toCalendar(events, at)] };
  for (const { name, is_filled } of tables) {
    if (is_filled) yield { name: `csv/${name}.csv`, content: toCsv(read(name)) };
  }
  yield* files;
}

/** One row a line. */
export async function* toJson(
  { tables, read }: Pick<ExportContent, 'tables' | 'read'>,
  facts: Record<string, string> = {},
): AsyncGenerator<string> {
  const first = Object.entries(facts).map(([name, fact]) => `${JSON.stringify(name)}:${JSON.stringify(fact)},`);
  yield `{${first.join('')}"tables":{`;
  for (const [index, { name }] of tables.entries()) {
    yield `${index ? ',' : ''}\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const { rows } of read(name)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}}\n';
}

/** RFC 4180, with the mark that tells spreadsheets that it is UTF-8. All rows of a table have the same columns. */
export async function* toCsv(
  parts: AsyncIterable<{ rows: Row[] }> | Iterable<{ rows: Row[] }>,
): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const { rows } of parts) {
    const lines: unknown[][] = [];
    if (!columns) {
      columns = Object.keys(rows[0] ?? {});
      yield '\ufeff';
      lines.push(columns);
    }
    for (const row of rows) lines.push(columns.map((column) => row[column]));
    yield lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('');
  }
}

function toCell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : `${value}`;
  // A text that begins like a formula, in wide letters too, would be run by a spreadsheet.
  const harmless = typeof value === 'string' && /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 5545; lines are folded at 75 bytes. */
export function toCalendar(events: ExportEvent[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parley//Export//EN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${toIcsText(event.id)}@parley`,
      `DTSTAMP:${toIcsTime(at)}`,
      ...timeOf(event),
      `SUMMARY:${toIcsText(event.title)}`,
      ...(event.place ? [`LOCATION:${toIcsText(event.place)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function timeOf({ from, until }: ExportEvent): string[] {
  if (until === undefined) return [`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`];
  return [`DTSTART:${toIcsTime(new Date(from))}`, `DTEND:${toIcsTime(new Date(until))}`];
}

function toIcsTime(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function toIcsText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function fold(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const room = parts.length === 1 ? 75 : 74;
    if (Buffer.byteLength((parts.at(-1) ?? '') + letter) > room) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts.join('\r\n ');
}
