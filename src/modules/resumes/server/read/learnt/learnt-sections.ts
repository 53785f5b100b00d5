import { findPeriod } from '../dates.ts';
import { type Line, textOf } from '../document.ts';
import { headingOf, isDocumentTitle } from '../headings.ts';
import { type Certain, type ChainModel, labelChain } from './chain.ts';
import { isShouted, looksOf } from './line-looks.ts';
import { type RuledLine, sectionFeatures } from './section-features.ts';

/** A line as the rules cut it: the section they put it in, the heading it opens that with, and what is left beside it. */
export interface Cut<Kind extends string> extends RuledLine {
  kind: Kind;
  section: { heading: string };
  heading: string | undefined;
  left: Line | undefined;
}

export interface Part<Kind extends string> {
  kind: Kind;
  heading: string;
  lines: Line[];
}

const LONGEST_HEADING = 30;
const IN_HEAD = 'I:header';

/** The parts of a resume by weights that were learnt from labelled ones; what the rules say is one voice among others. */
export function relabel<Kind extends string>(cuts: Cut<Kind>[], model: ChainModel): Part<Kind>[] {
  const labels = labelChain(model, sectionFeatures(cuts), certainties(cuts));
  const parts: Part<Kind>[] = [];
  /** Where the lines of each section of the rules went last: a column goes on with it on the next page. */
  const partOf = new Map<object, Part<Kind>>();
  for (const [at, cut] of cuts.entries()) {
    const [mark, kind] = (labels[at] ?? cut.ruled).split(':') as [string, Kind];
    const before = [parts.at(-1), partOf.get(cut.section)].find((part) => part?.kind === kind);
    const { heading, left } = mark === 'I' ? { heading: '', left: cut.line } : opening(cut, mark);
    const part = mark === 'I' && before ? before : { kind, heading, lines: [] };
    if (part !== before) parts.push(part);
    partOf.set(cut.section, part);
    if (left && !isDocumentTitle(textOf(left))) part.lines.push(left);
  }
  return parts;
}

/** The heading of a line, and what stands beside it: as the rules cut it, else the first cell. */
function opening<Kind extends string>({ line, heading, left }: Cut<Kind>, mark: string) {
  if (heading !== undefined && left) return { heading, left };
  if (mark === 'H') return { heading: textOf(line), left: undefined };
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || first.text.length > LONGEST_HEADING) return { heading: '', left: line };
  return { heading: first.text, left: { ...line, cells: rest, isBold: rest[0]?.isBold ?? false } };
}

/**
 * What no weight outvotes: headings that are listed stay, what is written largest in the head is the name, and a
 * section that has such a heading ends only where another stands, or a line that looks like more than those around it
 * and tells no stay from one time to another.
 */
function certainties<Kind extends string>(cuts: Cut<Kind>[]): Certain {
  const largest = cuts.reduce((most, { line }) => Math.max(most, line.size), 1);
  const { bodySize } = looksOf(cuts.map(({ line }) => line));
  const isTold = cuts.map(({ section, heading }) => headingOf(heading ?? section.heading) !== undefined);
  const isApart = cuts.map(
    ({ line }) =>
      line.isBold || line.isHeading || line.size > bodySize || (line.look ?? '') !== '' || isShouted(textOf(line)),
  );
  const isTimed = (at: number) => cuts[at]?.line.cells.some(({ text }) => findPeriod(text.slice(0, 80))?.start);
  return {
    mayHave: (label, at) => {
      const { line, ruled, heading } = cuts[at] as Cut<Kind>;
      if (ruled === IN_HEAD && line.size === largest && largest > bodySize) return label === IN_HEAD;
      if (heading !== undefined) return !isTold[at] || label === ruled;
      return label.startsWith('I:') || !isTold[at] || (isApart[at] === true && !isTimed(at));
    },
    mayFollow: (before, label, at) =>
      !isTold[at] ||
      !label.startsWith('I:') ||
      cuts[at]?.section !== cuts[at - 1]?.section ||
      before.slice(2) === label.slice(2),
  };
}
