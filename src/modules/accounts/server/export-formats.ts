import type { StreamedEntry } from '#src/platform/stream-zip.ts';

type Row = Record<string, unknown>;

/** An appointment in someone's export. */
export interface ExportEvent {
  id: string;
  title: string;
  from: string;
  until: string;
  place?: string;
}

/** What other modules know better than their tables say: the resume's sections and the appointments. */
export interface ExportExtras {
  resume?: Record<string, unknown>;
  events?: ExportEvent[];
}

export interface ExportContent extends ExportExtras {
  account: Row;
  tables: { name: string; is_filled: boolean }[];
  /** The rows of a table, some at a time. */
  read(table: string): AsyncIterable<{ rows: Row[] }>;
}

/** One export as files: everything as JSON and as CSV by table, the person as JSON Resume, appointments as iCalendar. */
export function layOutExport(content: ExportContent, at: Date): StreamedEntry[] {
  return [
    { name: 'parley.json', content: toJson(content, { exported_at: at.toISOString() }) },
    { name: 'resume.json', content: [JSON.stringify(toJsonResume(content), null, 2)] },
    { name: 'calendar.ics', content: [toCalendar(content.events ?? [], at)] },
    ...content.tables
      .filter(({ is_filled }) => is_filled)
      .map(({ name }) => ({ name: `csv/${name}.csv`, content: toCsv(content.read(name)) })),
  ];
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
  // A text that begins like a formula would be run by a spreadsheet.
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function toJsonResume({ account, resume = {} }: ExportContent) {
  const text = (name: string) => (typeof account[name] === 'string' ? account[name] : '');
  const basics = {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone_num') && `+${text('phone_num')}`,
    location: { countryCode: text('phone_country') },
  };
  const sections = { work: [], education: [], skills: [], languages: [] };
  const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
  return { $schema: schema, basics, ...sections, ...resume };
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
      `DTSTART:${toIcsTime(new Date(event.from))}`,
      `DTEND:${toIcsTime(new Date(event.until))}`,
      `SUMMARY:${toIcsText(event.title)}`,
      ...(event.place ? [`LOCATION:${toIcsText(event.place)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
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
