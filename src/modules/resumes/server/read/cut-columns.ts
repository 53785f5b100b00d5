import { isDateLike } from './dates.ts';
import { headingOf } from './headings.ts';
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
  return cut(rows.flat(), isRtlPage, 0, false);
}

function cut(segments: Segment[], isRtlPage: boolean, depth: number, isAside: boolean): Region[] {
  if (segments.length === 0) return [];
  const best = depth < MOST_DEPTH ? findCut(segments) : undefined;
  if (!best) return [{ segments, isAside }];
  const { left, right, top, bottom } = best;
  const again = (part: Segment[], aside = isAside) => cut(part, isRtlPage, depth + 1, aside);
  const asides = [width(left) < width(right) * 0.75, width(right) < width(left) * 0.75] as const;
  const columns = [again(left, asides[0]), again(right, asides[1])];
  if (isRtlPage) columns.reverse();
  return [
    ...again(segments.filter(({ baseline }) => baseline < top)),
    ...columns.flat(),
    ...again(segments.filter(({ baseline }) => baseline > bottom)),
  ];
}

interface Cut {
  left: Segment[];
  right: Segment[];
  top: number;
  bottom: number;
}

function findCut(segments: Segment[]): Cut | undefined {
  let best: Cut | undefined;
  for (const edge of candidateEdges(segments)) {
    for (const found of stretchesAt(segments, edge)) {
      if (areColumns(found) && (!best || size(found) > size(best))) best = found;
    }
  }
  return best;
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

/** The stretches of a page in which nothing crosses the edge. */
function stretchesAt(segments: Segment[], edge: number): Cut[] {
  const crossings = segments
    .filter(({ x0, x1 }) => x0 < edge - 1 && x1 > edge + 1)
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

/** Both sides have sections of their own, and neither is a column of dates or headings that labels the other. */
function areColumns({ left, right }: Cut): boolean {
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return false;
  return hasSections(left) && hasSections(right) && !areLabels(left) && !areLabels(right);
}

function hasSections(side: Segment[]): boolean {
  return side.some(({ text }) => headingOf(text) !== undefined);
}

function areLabels(side: Segment[]): boolean {
  const labels = side.filter(({ text }) => headingOf(text) !== undefined || isDateLike(text));
  return labels.length >= side.length * LABEL_SHARE;
}

function width(side: Segment[]): number {
  return Math.max(...side.map(({ x1 }) => x1)) - Math.min(...side.map(({ x0 }) => x0));
}
