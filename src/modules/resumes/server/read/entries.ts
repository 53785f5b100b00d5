import { findPeriod, isDateLike, type Period, withoutPeriod } from './dates.ts';
import { type Cell, type Line, textOf } from './document.ts';
import { readEntryLabels } from './entry-labels.ts';

/** One job or school: the lines that name it, without their dates, and the lines that describe it. */
export interface Entry {
  period: Period | undefined;
  periodCell: Cell | undefined;
  /** In reading order. */
  names: NameLine[];
  description: Line[];
  page: number;
}

export interface NameLine {
  cells: Cell[];
  isBold: boolean;
}

/** 'Sdn. Bhd.', 'S.R.L.': the dot ends no sentence. */
const ABBREVIATION =
  /(?:\b(?:inc|ltd|co|corp|ltda|şti|tic|san|bhd|sdn|tbk|pte|pty|llc|gmbh|cia|hnos|jr|sr|hons|dr|st|núm|no|dept|univ|mfg|intl|bros)|(?:\p{L}\.){1,3}\p{L}{1,2})\.$/iu;
const NUMBER = /^(?:[(（]?\d{1,2}[.)）、]\s*|[(（]?[一二三四五六七八九十][)）、.．]\s*)(?=\p{L})/u;
const LONGEST_NAME = 110;
const MOST_NAMES = 4;

/** Cuts a section into its entries: each has a date, and stands above or below it as in the first one. */
export function splitEntries(given: Line[]): Entry[] {
  const lines = markIndented(readEntryLabels(given.map(withoutNumber)));
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return undatedEntries(lines);
  const above = linesAbove(lines, anchors);
  const starts = anchors.map((anchor, at) => startOf(lines, anchor, (anchors[at - 1] ?? -1) + 1, above, at));
  const below = linesBelow(lines, anchors, starts);
  return anchors.map((anchor, at) => {
    const end = starts[at + 1] ?? lines.length;
    let namesEnd = anchor + 1;
    while (namesEnd < Math.min(end, anchor + 1 + below) && isName(lines[namesEnd] as Line)) namesEnd++;
    return entryOf(lines, starts[at] ?? anchor, anchor, namesEnd, end);
  });
}

/** '1. Corner Bakery', '一、': the number of a list names nothing. */
function withoutNumber(line: Line): Line {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  if (rest.length > 0 && /^\d{1,2}[.)]?$/.test(first.text)) return { ...line, cells: rest };
  const text = first.text.replace(NUMBER, '');
  return text === first.text ? line : { ...line, cells: [{ ...first, text }, ...rest] };
}

/** Lists whose marks are drawn, not written: several lines further in than the line that tells when. */
function markIndented(lines: Line[]): Line[] {
  const counts = new Map<number, number>();
  for (const { indent } of lines)
    if (indent !== null) counts.set(Math.round(indent), (counts.get(Math.round(indent)) ?? 0) + 1);
  let columns: number[] = [];
  return lines.map((line) => {
    if (line.indent === null || line.isBullet || line.cells.some(({ part }) => part !== undefined)) return line;
    const at = Math.round(line.indent);
    const isFurtherIn =
      columns.some((column) => at - column > 5 && at - column < 36) &&
      !columns.some((column) => Math.abs(at - column) <= 5);
    if (columns.length === 0 || (isAnchor(line, true) && !isFurtherIn)) columns = startsOf(line);
    return isFurtherIn && (counts.get(at) ?? 0) > 1 && line.cells.length === 1 && !line.isBold
      ? { ...line, isBullet: true }
      : line;
  });
}

/** Where the cells of a line begin, as `indent` counts. */
function startsOf({ cells, indent }: Line): number[] {
  const [first] = cells;
  if (!first?.box || indent === null) return [indent ?? 0];
  const isFromRight = Math.abs(first.box.x - indent) > 2;
  const edge = indent + (isFromRight ? first.box.x + first.box.width : 0);
  return cells.map(({ box }) => Math.round(isFromRight ? edge - (box?.x ?? 0) - (box?.width ?? 0) : (box?.x ?? 0)));
}

/** The lines that tell when; a sentence that mentions a year is none. */
function findAnchors(lines: Line[]): number[] {
  const full = lines.flatMap((line, at) => (isAnchor(line, true) ? [at] : []));
  const any = lines.flatMap((line, at) => (isAnchor(line, false) ? [at] : []));
  return full.length * 2 >= any.length && full.length > 0 && !any.some((at) => !full.includes(at) && stands(lines[at]))
    ? full
    : any;
}

/** A single date that is a cell of its own counts even where others are ranges. */
function stands(line: Line | undefined): boolean {
  if (!line || line.isBullet) return false;
  return line.cells.some(({ text }) => isDateLike(text) || isLed(text));
}

/** '2015: Leeds College', '2015 · Leeds', 'Leeds College (2015)'. */
function isLed(text: string): boolean {
  const period = findPeriod(text);
  if (!period) return false;
  const after = text.slice(period.to);
  if (period.from === 0) return /^\s*[:：|·•–—]/.test(after);
  return /[(（]\s*$/.test(text.slice(0, period.from)) && /^\s*[)）]\s*$/.test(after);
}

function isAnchor(line: Line, needsRange: boolean): boolean {
  const text = textOf(line);
  if (text.length > LONGEST_NAME + 40) return false;
  const cell = periodCell(line);
  const period = cell && findPeriod(cell.text);
  if (!cell || !period) return false;
  const isRange = period.start !== null;
  if (/\p{L}[.。]$/u.test(text) && text.split(' ').length > 6 && !line.cells.some((one) => isDateLike(one.text)))
    return false;
  if (/\d[.。]$/.test(text) && text.split(' ').length > 3) return false;
  if (line.isBullet && !(isRange && text.length < LONGEST_NAME && !/[.。]$/.test(text))) return false;
  if (isRange) return isDateLike(cell.text) || isAtEdge(cell.text, period);
  return !needsRange && (isDateLike(cell.text) || isAtEdge(cell.text, period));
}

function isAtEdge(text: string, { from, to }: Period): boolean {
  return text.slice(0, from).trim().length <= 2 || text.slice(to).replace(/[\s)）.,\]]/g, '').length <= 24;
}

function periodCell(line: Line): Cell | undefined {
  const dated = line.cells.filter(({ text }) => findPeriod(text));
  return dated.find(({ text }) => isDateLike(text)) ?? dated.find(({ text }) => findPeriod(text)?.start) ?? dated[0];
}

function isName(line: Line): boolean {
  const text = textOf(line);
  return !line.isBullet && text.length <= LONGEST_NAME && !/[.。;；]$/.test(text.replace(ABBREVIATION, ''));
}

/** How many lines stand above the date, learnt from the first entry. */
function linesAbove(lines: Line[], [first = 0]: number[]): number {
  const before = lines.slice(0, first);
  let count = 0;
  for (const line of before.toReversed()) {
    if (!isName(line) || count === MOST_NAMES - 1) break;
    count++;
  }
  return count;
}

function startOf(lines: Line[], anchor: number, limit: number, above: number, at: number): number {
  if (at === 0) return Math.max(0, anchor - above);
  let start = anchor;
  while (start > limit && anchor - start < above && isName(lines[start - 1] as Line)) start--;
  return start;
}

/** How many naming lines follow the date: as many as every entry has. */
function linesBelow(lines: Line[], anchors: number[], starts: number[]): number {
  const counts = anchors.map((anchor, at) => {
    const end = starts[at + 1] ?? lines.length;
    let count = 0;
    while (anchor + 1 + count < end && isName(lines[anchor + 1 + count] as Line)) count++;
    return count;
  });
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 3)] ?? 0;
  return Math.min(MOST_NAMES - 1, usual);
}

function entryOf(lines: Line[], start: number, anchor: number, namesEnd: number, end: number): Entry {
  const line = lines[anchor] as Line;
  const cell = periodCell(line);
  const period = cell && findPeriod(cell.text);
  const naming = lines.slice(start, namesEnd).flatMap((one) => nameLine(one, one === line ? cell : undefined, period));
  const description = lines.slice(namesEnd, end);
  return { period, periodCell: cell, names: naming, description, page: line.page };
}

function nameLine(line: Line, dated: Cell | undefined, period: Period | undefined): NameLine[] {
  const cells = line.cells.flatMap((cell) => {
    if (cell !== dated || !period) return [cell];
    const rest = isDateLike(cell.text) ? '' : withoutPeriod(cell.text, period);
    return rest === '' ? [] : [{ ...cell, text: rest, isBesideDate: /^\s*[|·•]/.test(cell.text.slice(period.to)) }];
  });
  return cells.length > 0 ? [{ cells, isBold: cells[0]?.isBold ?? false }] : [];
}

/** Without dates every line that is no bullet begins something, unless it follows directly on one. */
function undatedEntries(lines: Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (isName(line) && (!last || last.description.length > 0 || last.names.length >= 2)) {
      entries.push({
        period: undefined,
        periodCell: undefined,
        names: nameLine(line, undefined, undefined),
        description: [],
        page: line.page,
      });
    } else if (last && isName(line) && last.description.length === 0)
      last.names.push(...nameLine(line, undefined, undefined));
    else last?.description.push(line);
  }
  return entries;
}
