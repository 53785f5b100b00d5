import { findPeriod } from './dates.ts';
import { type Line, textOf } from './document.ts';
import { isEntryLabel } from './entry-labels.ts';
import { companyScore, titleScore } from './knowledge.ts';

/** An employer and the lines of the roles that someone had there. */
export interface EmployerGroup {
  head: Line;
  lines: Line[];
}

const MOST_HEADS = 12;

/**
 * Several roles below one employer: lines of a look of their own that name no job, each with at least one dated line of
 * another look below it, and with more than one below some. Undefined where a section is not written so.
 */
export function groupByEmployer(lines: Line[]): EmployerGroup[] | undefined {
  const [first] = lines;
  if (!first || first.isBullet) return undefined;
  const look = lookOf(first);
  const heads = lines.filter((line) => lookOf(line) === look && !line.isBullet);
  if (heads.length > MOST_HEADS || heads.some(({ cells }) => cells.some(({ text }) => isEntryLabel(text))))
    return undefined;
  if (heads.some((head) => titleScore(head.cells[0]?.text ?? '') >= 2 && companyScore(head.cells[0]?.text ?? '') < 2))
    return undefined;
  const groups = heads.map((head, at) => {
    const next = heads[at + 1];
    return { head, lines: lines.slice(lines.indexOf(head) + 1, next ? lines.indexOf(next) : undefined) };
  });
  const counts = groups.map((group) => group.lines.filter(tellsWhen).length);
  if (counts.some((count) => count === 0) || counts.every((count) => count < 2)) return undefined;
  const isDistinct = first.isBold || first.size > Math.min(...lines.map(({ size }) => size)) * 1.08;
  const areRoles = groups.every((group) => group.lines.some(({ cells }) => cells.some(isRole)));
  return isDistinct && areRoles ? groups : undefined;
}

const isRole = ({ text }: { text: string }) => titleScore(text) >= 2;
const lookOf = ({ size, isBold, isHeading }: Line) => `${size}|${isBold}|${isHeading}`;

function tellsWhen(line: Line): boolean {
  const text = textOf(line);
  return text.length < 110 && findPeriod(text)?.start != null && !/[.。]$/.test(text);
}
