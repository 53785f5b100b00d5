import { findPeriod } from './dates.ts';
import type { Cell, Line } from './document.ts';
import { isEntryLabel } from './entry-labels.ts';
import { joinedDate, joinTexts } from './join-texts.ts';
import { isCjk, isRtl } from './normalise.ts';

const SAME_PLACE = 5;
/** Between the columns of a table, in points. */
const GUTTER = 14;

/** A row of a table whose cells take several lines becomes one line again: each cell goes on below where it was full. */
export function joinTableRows(given: Line[]): Line[] {
  const lines = joinCentred(given);
  const edges = edgesOf(lines);
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const row = before && before.block === line.block && goOn(before, line, edges.get(line.block) ?? [0, 0]);
    if (before && row) joined[joined.length - 1] = { ...before, cells: row };
    else joined.push(line);
  }
  return joined;
}

/** Lines that stand closer than letters are high: cells of one row, each centred in its height. */
const CENTRED = 0.8;

function joinCentred(lines: Line[]): Line[] {
  const rows: Line[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const row = rows.at(-1);
    const isSameRow = row && last && last.block === line.block && last.size === line.size && isTooClose(last, line);
    if (row && isSameRow && !line.isBullet)
      rows[rows.length - 1] = { ...row, cells: mergeCells(row.cells, line.cells) };
    else rows.push(line);
    last = line;
  }
  return rows;
}

function isTooClose(above: Line, line: Line): boolean {
  const [first] = above.cells;
  const [cell] = line.cells;
  if (!first?.box || !cell?.box) return false;
  const step = cell.box.y - first.box.y;
  return (
    step > 1 &&
    step < line.size * CENTRED &&
    !above.cells.some((one) => line.cells.some((two) => shareColumn(one, two)))
  );
}

function shareColumn({ box: one }: Cell, { box: other }: Cell): boolean {
  return one !== null && other !== null && one.x < other.x + other.width && other.x < one.x + one.width;
}

/** What stands below a cell goes on with it; the rest takes its place in the row. */
function mergeCells(cells: Cell[], more: Cell[]): Cell[] {
  const merged = [...cells];
  for (const cell of more) {
    const at = merged.findIndex((one) => shareColumn(one, cell));
    const above = merged[at];
    if (above && above.isBold === cell.isBold)
      merged[at] = { ...above, text: joinTexts(above.text, cell.text), visual: joinTexts(above.visual, cell.visual) };
    else merged.push(cell);
  }
  const isFromRight = merged.filter(({ text }) => isRtl(text)).length * 2 > merged.length;
  return merged.toSorted((a, b) => (isFromRight ? -1 : 1) * ((a.box?.x ?? 0) - (b.box?.x ?? 0)));
}

function edgesOf(lines: Line[]): Map<number, [number, number]> {
  const edges = new Map<number, [number, number]>();
  for (const { block, cells } of lines) {
    for (const { box } of cells) {
      if (!box) continue;
      const [from, to] = edges.get(block) ?? [box.x, box.x + box.width];
      edges.set(block, [Math.min(from, box.x), Math.max(to, box.x + box.width)]);
    }
  }
  return edges;
}

/** The cells of a row with what follows below them; undefined when the line below is no part of it. */
function goOn(before: Line, line: Line, edges: [number, number]): Cell[] | undefined {
  if (before.cells.length < 2 || line.cells.length > before.cells.length || line.isBullet) return undefined;
  if (before.cells.every(({ text }) => isEntryLabel(text)) || isEntryLabel(line.cells[0]?.text ?? '')) return undefined;
  const cells = [...before.cells];
  for (const cell of line.cells) {
    const at = before.cells.findIndex((one) => isBelow(one, cell));
    const above = before.cells[at];
    if (!above || above.isBold !== cell.isBold) return undefined;
    if (findPeriod(cell.text) && !joinedDate(above.text, cell.text)) return undefined;
    if (!wasFull(above, before.cells, cell, edges)) return undefined;
    if (at === before.cells.length - 1 && !line.followsFullLine) return undefined;
    cells[at] = { ...above, text: joinTexts(above.text, cell.text), visual: joinTexts(above.visual, cell.visual) };
  }
  return cells;
}

function isBelow({ box: above, text }: Cell, { box }: Cell): boolean {
  if (!above || !box) return false;
  const distance = isRtl(text) ? above.x + above.width - box.x - box.width : above.x - box.x;
  return Math.abs(distance) < SAME_PLACE;
}

/** The first word of what follows had no room before the next column, or before the edge. */
function wasFull({ box, text }: Cell, row: Cell[], next: Cell, [from, to]: [number, number]): boolean {
  if (!box || !next.box) return false;
  const first = isCjk(next.text) ? 1 : (next.text.split(' ')[0] ?? '').length;
  const word = first / Math.max(1, next.text.length);
  const needed = next.box.width * word + GUTTER;
  const others = row.flatMap((cell) => (cell.box ? [cell.box] : []));
  if (isRtl(text)) {
    const limit = Math.max(from, ...others.filter(({ x }) => x < box.x).map(({ x, width }) => x + width));
    return box.x - needed < limit;
  }
  const limit = Math.min(to + 4, ...others.filter(({ x }) => x > box.x).map(({ x }) => x));
  return box.x + box.width + needed > limit;
}
