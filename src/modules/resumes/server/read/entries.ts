import { findPeriod, isDateLike, isDuration, type Period, withoutPeriod } from './dates.ts';
import { type Cell, type Line, textOf } from './document.ts';
import { type EmployerGroup, groupByEmployer } from './employer-groups.ts';
import { hasEntryLabel, readEntryLabels } from './entry-labels.ts';
import { companyScore, isPlace, titleScore } from './knowledge.ts';
import { fold, isCjk } from './normalise.ts';
import { degreePattern, schoolPattern } from './role-words.ts';
import { oneAfterAnother } from './side-by-side.ts';

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
const NUMBER =
  /^(?:[(（]?\d{1,2}[.)）、]\s*|\d{1,2}\s?[-–]\s+|[(（]?[一二三四五六七八九十][)）、.．]\s*)(?=\p{L})|^\d{1,2}[.)]\s+(?=(?:19|20)\d\d)/u;
const LONGEST_NAME = 110;
const MOST_NAMES = 4;

/** The lines of a section as they are cut: one column after another, without durations, numbers and labels. */
export function entryLines(given: Line[]): Line[] {
  return prepared(oneAfterAnother(given.filter((line) => !isDuration(textOf(line)))));
}

const prepared = (lines: Line[]) => markIndented(readEntryLabels(lines.map(withoutNumber)));

/** Cuts a section into its entries: each has a date, and is named by as many lines above and below it as the others. */
export function splitEntries(given: Line[]): Entry[] {
  const said = oneAfterAnother(given.filter((line) => !isDuration(textOf(line))));
  const groups = groupByEmployer(said);
  return groups ? groups.flatMap(entriesOfGroup) : entriesOf(said);
}

/** The employer above several roles names each of them. */
function entriesOfGroup({ head, lines }: EmployerGroup): Entry[] {
  const [named = []] = entryNames(head);
  const names = named.slice(0, 1).map((cell) => ({ ...cell, text: withoutPlace(cell.text), part: 'company' as const }));
  return entriesOf(lines).map((entry) => ({
    ...entry,
    names: [{ cells: names, isBold: head.isBold }, ...entry.names],
  }));
}

/** 'Corner Bakery – Leeds' */
function withoutPlace(text: string): string {
  const [, name = '', place = ''] = /^(.+?)\s*(?:\s[–—|·-]\s|[,،])\s*([^–—|·,،]+)$/u.exec(text) ?? [];
  return isPlace(place) ? name : text;
}

const entryNames = (head: Line) => {
  const cell = periodCell(head);
  return nameLine(head, cell, cell && findPeriod(cell.text)).map(({ cells }) => cells);
};

function entriesOf(said: Line[]): Entry[] {
  const lines = prepared(said);
  return areListed(lines) ? cutEntries(lines.map(turned)).map(withoutMarks) : cutEntries(lines);
}

/** Where jobs are the items of a list, what is no item describes them. */
function areListed(lines: Line[]): boolean {
  const items = lines.filter(({ isBullet }) => isBullet);
  return lines[0]?.isBullet === true && items.filter((line) => findPeriod(textOf(line))).length * 2 > items.length;
}

const turned = (line: Line): Line => ({ ...line, isBullet: !line.isBullet });
const withoutMarks = (entry: Entry): Entry => ({
  ...entry,
  description: entry.description.map((line) => ({ ...line, isBullet: false })),
});

function cutEntries(lines: Line[]): Entry[] {
  const anchors = findAnchors(lines);
  return anchors.length === 0 ? undatedEntries(lines) : bestCut(lines, anchors);
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
  const firstAnchor = lines.findIndex((line) => isAnchor(line, true));
  return lines.map((line, index) => {
    if (line.indent === null || line.isBullet || line.cells.some(({ part }) => part !== undefined)) return line;
    const at = Math.round(line.indent);
    const isFurtherIn =
      columns.some((column) => at - column > 5 && at - column < 36) &&
      !columns.some((column) => Math.abs(at - column) <= 5);
    if (columns.length === 0 || (isAnchor(line, true) && !isFurtherIn)) columns = startsOf(line);
    const isNaming = index < firstAnchor || (namesSomething(line) && isBesideAnchor(lines, index));
    return isFurtherIn && !isNaming && (counts.get(at) ?? 0) > 1 && line.cells.length === 1 && !line.isBold
      ? { ...line, isBullet: true }
      : line;
  });
}

const namesSomething = (line: Line) =>
  isAnchor(line, true) || Math.max(roleScore(textOf(line)), orgScore(textOf(line))) >= 2;

/** The date itself, or what stands right below it. */
const isBesideAnchor = (lines: Line[], at: number) =>
  [at - 1, at].some((near) => lines[near] !== undefined && isAnchor(lines[near], false));

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
  // Sentences may tell when, where nothing else does.
  if (any.length === 0) return lines.flatMap((line, at) => (!line.isBullet && isSentenceWithTime(line) ? [at] : []));
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
  // 'STPM, SMK Sultan Sulaiman Shah, 2006'
  if (
    after.trim() === '' &&
    !/(?:^|\s)(?:in|en|em|de|since|pada|tahun|of|by|from|until|yılında)\s*$/i.test(text.slice(0, period.from))
  )
    return text.length < 90 && Math.max(roleScore(text), orgScore(text)) >= 2;
  return /[(（]\s*$/.test(text.slice(0, period.from)) && /^\s*[)）]\s*$/.test(after);
}

function isAnchor(line: Line, needsRange: boolean): boolean {
  const text = textOf(line);
  if (text.length > LONGEST_NAME + 40) return false;
  const cell = periodCell(line);
  const period = cell && findPeriod(cell.text);
  if (!cell || !period) return false;
  const isRange = period.start !== null;
  const isLedByTime = period.from < 4;
  const plain = text.replace(ABBREVIATION, '');
  const isEnd = isRange && /^[\s.。)）]*$/.test(cell.text.slice(period.to));
  if (!isLedByTime && !isEnd && /\p{L}[.。]$/u.test(plain) && text.split(' ').length > 6 && !hasDateCell(line))
    return false;
  if (!isLedByTime && !isEnd && /\d[.。]$/.test(text) && text.split(' ').length > 3) return false;
  if (line.isBullet && !(isRange && text.length < LONGEST_NAME && (isLedByTime || !/[.。]$/.test(plain)))) return false;
  if (isRange) return isDateLike(cell.text) || isAtEdge(cell.text, period);
  return !needsRange && (isDateLike(cell.text) || isAtEdge(cell.text, period));
}

const hasDateCell = ({ cells }: Line) => cells.some(({ text }) => isDateLike(text));

/** 'Perito Mercantil. Escuela de Comercio Libertad. Egresada 1997.' */
function isSentenceWithTime(line: Line): boolean {
  const text = textOf(line);
  const period = text.length < 2 * LONGEST_NAME ? findPeriod(text) : undefined;
  return period !== undefined && isAtEdge(text, period);
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
  if (line.isBullet || text.length > LONGEST_NAME) return false;
  if (!/[.。;；]$/.test(text.replace(ABBREVIATION, ''))) return true;
  // 'Universidade do Sertão, Brasil.' is a short sentence that names something.
  const isShort = isCjk(text) ? text.length <= 16 : text.split(' ').length <= 8;
  return hasEntryLabel(text) || (isShort && Math.max(roleScore(text), orgScore(text)) >= 2);
}

/** How many lines name an entry above and below its date. */
interface Pattern {
  above: number;
  below: number;
}

/**
 * Tries every pattern on the whole section and takes the one under which all entries are named best: by words for jobs
 * and employers, with the same look at the same place, and without prose among the names.
 */
function bestCut(lines: Line[], anchors: number[]): Entry[] {
  const usual = usualPattern(lines, anchors);
  let best: { score: number; spans: Span[] } | undefined;
  for (let above = usual.above; above >= 0; above--) {
    for (const below of [usual.below, 0, 1, 2, 3]) {
      const spans = spansOf(lines, anchors, { above, below });
      const prior = (above === usual.above ? 0.6 : 0) + (below === usual.below ? 0.6 : 0);
      const score = scoreSpans(lines, spans) / anchors.length + prior;
      if (!best || score > best.score) best = { score, spans };
    }
  }
  return (best?.spans ?? []).map((span) => entryOf(lines, completed(lines, span)));
}

interface Span {
  start: number;
  anchor: number;
  namesEnd: number;
  end: number;
}

function spansOf(lines: Line[], anchors: number[], { above, below }: Pattern): Span[] {
  const starts = anchors.map((anchor, at) => startOf(lines, anchor, (anchors[at - 1] ?? -1) + 1, above, at));
  return anchors.map((anchor, at) => {
    const end = starts[at + 1] ?? lines.length;
    let namesEnd = anchor + 1;
    while (namesEnd < Math.min(end, anchor + 1 + below) && isName(lines[namesEnd] as Line)) namesEnd++;
    return { start: starts[at] ?? anchor, anchor, namesEnd, end };
  });
}

/** With the line below the names when it says what they do not. */
function completed(lines: Line[], span: Span): Span {
  const next = span.namesEnd < span.end ? lines[span.namesEnd] : undefined;
  return next && isMissing(lines.slice(span.start, span.namesEnd), next)
    ? { ...span, namesEnd: span.namesEnd + 1 }
    : span;
}

/** A short line that says what the names before it do not: a degree or a title, a school or an employer. */
function isMissing(names: Line[], next: Line): boolean {
  const text = textOf(next);
  if (!isName(next) || isProse(text) || text.length > 60 || /[.。;]/.test(text)) return false;
  const isSaid = (score: (text: string) => number) =>
    names.some(({ cells }) => cells.some((one) => score(one.text) >= 2));
  return (roleScore(text) >= 2 && !isSaid(roleScore)) || (orgScore(text) >= 2 && !isSaid(orgScore));
}

/** All lines above the first date that may be names, and as many below as most entries have. */
function usualPattern(lines: Line[], anchors: number[]): Pattern {
  const [first = 0] = anchors;
  const unnamed = lines.slice(0, first).findLastIndex((line) => !isName(line));
  const above = Math.min(MOST_NAMES - 1, first - unnamed - 1);
  const counts = spansOf(lines, anchors, { above, below: MOST_NAMES }).map(
    ({ anchor, namesEnd }) => namesEnd - anchor - 1,
  );
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 3)] ?? 0;
  return { above, below: Math.min(MOST_NAMES - 1, usual) };
}

function startOf(lines: Line[], anchor: number, limit: number, above: number, at: number): number {
  if (at === 0) return Math.max(0, anchor - above);
  let start = anchor;
  while (start > limit && anchor - start < above && isName(lines[start - 1] as Line)) start--;
  return start;
}

function scoreSpans(lines: Line[], spans: Span[]): number {
  const [first] = spans;
  const looks = first && looksOf(lines, first);
  const lost = first ? lines.slice(0, first.start).filter(isName).length : 0;
  return spans.reduce((sum, span) => sum + scoreSpan(lines, span, looks ?? new Map()), -lost);
}

const lookOf = ({ size, isBold, isHeading }: Line) => `${size}|${isBold}|${isHeading}`;

/** The look of each naming line by its distance from the date. */
function looksOf(lines: Line[], { start, anchor, namesEnd }: Span): Map<number, string> {
  return new Map(lines.slice(start, namesEnd).map((line, at) => [start + at - anchor, lookOf(line)]));
}

function scoreSpan(lines: Line[], span: Span, looks: Map<number, string>): number {
  const names = lines.slice(span.start, span.namesEnd);
  const most = (score: (text: string) => number) =>
    Math.max(0, ...names.flatMap(({ cells }) => cells.map(({ text, part }) => (part ? 2 : Math.min(2, score(text))))));
  const prose = names.filter((line, at) => span.start + at !== span.anchor && isProse(textOf(line))).length;
  const own = looksOf(lines, span);
  const alike = [...own].filter(([at, look]) => looks.get(at) === look).length / own.size;
  return most(roleScore) + most(orgScore) + alike - prose * 1.2 - names.length * 0.3;
}

const roleScore = (text: string) => Math.max(titleScore(text), degreePattern.test(fold(text)) ? 2 : 0);
const orgScore = (text: string) => Math.max(companyScore(text), schoolPattern.test(fold(text)) ? 2 : 0);

/** Many words, or a beginning in small letters. */
const isProse = (text: string) =>
  text.split(' ').length > 9 || /^\p{Ll}/u.test(text) || /[,;、，；].*[,;、，；].*[,;、，；]/.test(text);

function entryOf(lines: Line[], { start, anchor, namesEnd, end }: Span): Entry {
  const line = lines[anchor] as Line;
  const cell = periodCell(line);
  const period = cell && findPeriod(cell.text);
  const naming = lines.slice(start, namesEnd).flatMap((one) => nameLine(one, one === line ? cell : undefined, period));
  const description = lines.slice(namesEnd, end);
  return { period, periodCell: cell, names: naming, description, page: line.page };
}

/** '…, 2012 – 2015: what someone did': behind the time stands no name. */
function withoutNote(text: string, { from, to }: Period): string {
  return from > 3 && /^\s*[)）]?\s*[:：]/.test(text.slice(to)) ? text.slice(0, to) : text;
}

function nameLine(line: Line, dated: Cell | undefined, period: Period | undefined): NameLine[] {
  const cells = line.cells.flatMap((cell) => {
    if (cell !== dated || !period) return [cell];
    const rest = isDateLike(cell.text) ? '' : withoutPeriod(withoutNote(cell.text, period), period);
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
