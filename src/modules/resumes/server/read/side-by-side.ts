import { findPeriod, isDateLike } from './dates.ts';
import type { Line } from './document.ts';

const NEAR = 24;

/** Entries that stand side by side, each with a time of its own: one column after the other. */
export function oneAfterAnother(lines: Line[]): Line[] {
  const rows = lines.filter(({ cells }) => cells.filter(({ text }) => isRange(text)).length > 1);
  const starts = rows[0]?.cells.map(({ box }) => box?.x ?? Number.NaN) ?? [];
  if (rows.length === 0 || starts.some(Number.isNaN)) return lines;
  const columnOf = (x: number) => starts.findIndex((start) => Math.abs(start - x) < NEAR);
  const isPlaced = lines.every(({ cells }) => cells.every(({ box }) => box !== null && columnOf(box.x) >= 0));
  if (!isPlaced) return lines;
  return starts.flatMap((_, column) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter(({ box }) => columnOf(box?.x ?? 0) === column);
      return cells.length > 0 ? [{ ...line, cells, isBold: cells[0]?.isBold ?? false }] : [];
    }),
  );
}

const isRange = (text: string) => isDateLike(text) && findPeriod(text)?.start != null;
