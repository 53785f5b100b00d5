import { isDateLike, isNowWord } from './dates.ts';
import { isEntryLabel } from './entry-labels.ts';
import { isUpper } from './heading-looks.ts';
import { headingByStem } from './heading-stems.ts';
import { headingOf } from './headings.ts';
import { isYearOrMonth } from './history.ts';
import { labelOf } from './labels.ts';
import type { Row, Segment } from './pdf-segments.ts';

export interface Region {
  segments: Segment[];
  isAside: boolean;
}

const MOST_DEPTH = 6;
const LEAST_LINES = 3;
const MOST_CANDIDATES = 60;
/** So much of a column may be dates and headings before it is taken for labels of what stands beside it. */
const LABEL_SHARE = 0.7;

/** Cuts a page where columns stand side by side; each region is then read from top to bottom. */
export function cutColumns(rows: Row[], isRtlPage: boolean): Region[] {
  const segments = rows.flat();
  return new Cutting(isRtlPage, headingLooks(segments)).cut(segments, 0, false);
}

/** How the known headings of a page look, where they are larger than its text: bold alone is a title as often. */
function headingLooks(segments: Segment[]): ReadonlySet<string> {
  const letters = new Map<number, number>();
  for (const { size, text } of segments) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [body] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [0];
  const known = segments.filter(({ text, size }) => size > body * 1.08 && headingOf(text) !== undefined);
  return new Set(known.map(lookOf));
}

const lookOf = ({ size, isBold }: Segment) => `${Math.round(size * 2)}|${isBold}`;

class Cutting {
  readonly #isRtlPage: boolean;
  readonly #looks: ReadonlySet<string>;

  constructor(isRtlPage: boolean, looks: ReadonlySet<string>) {
    this.#isRtlPage = isRtlPage;
    this.#looks = looks;
  }

  cut(segments: Segment[], depth: number, isAside: boolean): Region[] {
    if (segments.length === 0) return [];
    const best = depth < MOST_DEPTH ? this.#findCut(segments) : undefined;
    if (!best) return [{ segments, isAside }];
    const { left, right, top, bottom } = best;
    const again = (part: Segment[], aside = isAside) => this.cut(part, depth + 1, aside);
    const asides = [width(left) < width(right) * 0.75, width(right) < width(left) * 0.75] as const;
    const columns = [again(left, asides[0]), again(right, asides[1])];
    if (this.#isRtlPage) columns.reverse();
    return [
      ...again(segments.filter(({ baseline }) => baseline < top)),
      ...columns.flat(),
      ...again(segments.filter(({ baseline }) => baseline > bottom)),
    ];
  }

  #findCut(segments: Segment[]): Cut | undefined {
    let best: Cut | undefined;
    const centred = centredHeadings(segments);
    for (const edge of candidateEdges(segments)) {
      for (const found of stretchesAt(segments, edge, centred)) {
        if ((!best || size(found) > size(best)) && this.#areColumns(found)) best = found;
      }
    }
    return best;
  }

  /** Both sides have sections of their own, and neither is a column of dates or headings that labels the other. */
  #areColumns({ left, right }: Cut): boolean {
    if (left.length < LEAST_LINES || right.length < LEAST_LINES) return false;
    if (!this.#hasSections(left, right) || !this.#hasSections(right, left)) return false;
    if (areLabels(left) || areLabels(right) || areValues(left) || areValues(right)) return false;
    // One heading that is known on either side, at least: large letters alone may be anything.
    return [...left, ...right].some(
      ({ text }) => headingOf(text) !== undefined || (isUpper(text) && headingByStem(text)),
    );
  }

  #hasSections(side: Segment[], beside: Segment[]): boolean {
    if (side.some((one) => headingOf(one.text) !== undefined && !isTableCell(one, beside))) return true;
    // 'KERJA' and 'BELAJAR': capitals in bold that nobody listed, but whose words tell what follows.
    if (side.some((one) => one.isBold && isUpper(one.text) && headingByStem(one.text) !== undefined)) return true;
    const alike = side.filter((segment) => this.#looks.has(lookOf(segment)) && segment.text.length <= 40);
    if (alike.length > side.length / 2 || alike.some(({ text }) => isDateLike(text))) return false;
    // The head of a table has a cell of the same look beside each.
    return alike.some((one) => !beside.some((other) => lookOf(other) === lookOf(one) && isSameRow(one, other)));
  }
}

interface Cut {
  left: Segment[];
  right: Segment[];
  top: number;
  bottom: number;
}

const size = ({ left, right }: Cut) => left.length + right.length + Math.min(left.length, right.length) / 100;

/** Where several segments begin, or end, at the same place. */
function candidateEdges(segments: Segment[]): number[] {
  const counts = new Map<number, number>();
  for (const { x0, x1 } of segments) {
    for (const edge of [Math.round(x0) - 3, Math.round(x1) + 3]) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= LEAST_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_CANDIDATES)
    .map(([edge]) => edge);
}

/** Points by which a heading in the middle of a table may miss it. */
const OFF_CENTRE = 14;

/** Headings that stand alone in the middle of all columns belong to none of them. */
function centredHeadings(segments: Segment[]): ReadonlySet<Segment> {
  const middle = (Math.min(...segments.map(({ x0 }) => x0)) + Math.max(...segments.map(({ x1 }) => x1))) / 2;
  const found = segments.filter(
    (one) =>
      Math.abs((one.x0 + one.x1) / 2 - middle) < OFF_CENTRE &&
      headingOf(one.text) !== undefined &&
      !segments.some((other) => other !== one && isSameRow(one, other)) &&
      segments.filter((other) => Math.abs(other.x0 - one.x0) < 2 && headingOf(other.text) === undefined).length < 2,
  );
  return new Set(found.length > 1 ? found : []);
}

/** The stretches of a page in which nothing crosses the edge. */
function stretchesAt(segments: Segment[], edge: number, centred: ReadonlySet<Segment>): Cut[] {
  const crossings = segments
    .filter((one) => (one.x0 < edge - 1 && one.x1 > edge + 1) || centred.has(one))
    .map(({ baseline }) => baseline)
    .sort((a, b) => a - b);
  const limits = [Number.NEGATIVE_INFINITY, ...crossings, Number.POSITIVE_INFINITY];
  const found: Cut[] = [];
  for (let at = 1; at < limits.length; at++) {
    const above = limits[at - 1] as number;
    const below = limits[at] as number;
    const inside = segments.filter(({ baseline }) => baseline > above + 0.5 && baseline < below - 0.5);
    if (inside.length < LEAST_LINES * 2) continue;
    const left = inside.filter(({ x1 }) => x1 <= edge + 1);
    const right = inside.filter(({ x1 }) => x1 > edge + 1);
    found.push({ left, right, top: inside[0]?.baseline ?? 0, bottom: inside.at(-1)?.baseline ?? 0 });
  }
  return found.map((one) => ({
    ...one,
    top: Math.min(...[...one.left, ...one.right].map(({ baseline }) => baseline)),
    bottom: Math.max(...[...one.left, ...one.right].map(({ baseline }) => baseline)),
  }));
}

/** In the head of a table, with what its other columns are called beside it. */
function isTableCell(one: Segment, beside: Segment[]): boolean {
  return beside.some((other) => isSameRow(one, other) && other.size === one.size && isEntryLabel(other.text));
}

const isSameRow = (one: Segment, other: Segment) => Math.abs(one.baseline - other.baseline) < one.size * 0.4;

function areLabels(side: Segment[]): boolean {
  const labels = side.filter(({ text }) => headingOf(text) !== undefined || isDateLike(text) || isLabel(text));
  return labels.length >= side.length * LABEL_SHARE;
}

/** ': Domestic Helper', ': 0917 555 0126': what stands behind the labels of a form. */
const areValues = (side: Segment[]) => side.filter(({ text }) => /^[:：]\s*\S/.test(text)).length * 2 > side.length;

/** What a form asks for, the head of a column, and what a column of years and months holds. */
function isLabel(text: string): boolean {
  return labelOf(text) !== undefined || isEntryLabel(text) || isNowWord(text) || isYearOrMonth(text);
}

function width(side: Segment[]): number {
  return Math.max(...side.map(({ x1 }) => x1)) - Math.min(...side.map(({ x0 }) => x0));
}
