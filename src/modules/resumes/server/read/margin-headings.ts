import { findPeriod } from './dates.ts';
import type { Cell, Line } from './document.ts';
import { headingOf } from './headings.ts';

const SAME_PLACE = 4;

/** A heading in a narrow margin takes two lines, with text beside each: it becomes one again. */
export function joinMarginHeadings(lines: Line[]): Line[] {
  const result = lines.map((line) => ({ ...line }));
  for (const [at, line] of result.entries()) {
    const [first] = line.cells;
    // The time of an entry above a heading is no part of it.
    if (!first?.isBold || headingOf(first.text) || findPeriod(first.text)) continue;
    const next = result
      .slice(at + 1, at + 3)
      .find((other) => other.block === line.block && standBelow(first, other.cells[0]));
    const [second] = next?.cells ?? [];
    if (!next || !second || headingOf(`${first.text} ${second.text}`) === undefined) continue;
    const text = `${first.text} ${second.text}`;
    line.cells = [{ ...first, text, visual: text }, ...line.cells.slice(1)];
    next.cells = next.cells.slice(1);
    next.isBold = next.cells[0]?.isBold ?? false;
  }
  return result.filter(({ cells }) => cells.length > 0);
}

function standBelow(first: Cell, second: Cell | undefined): boolean {
  if (!second?.isBold || !first.box || !second.box) return false;
  const left = Math.abs(first.box.x - second.box.x);
  const right = Math.abs(first.box.x + first.box.width - second.box.x - second.box.width);
  return Math.min(left, right) < SAME_PLACE;
}
