/** Believed until the carousel has been measured. */
export const DEFAULT_WIDTH = 1000;
/** Between two slides; the stylesheet's gap-4. */
const GAP = 16;

export interface CarouselShape {
  count: number;
  /** Slides side by side. */
  columns: number;
  width: number;
}

export type Columns = 'one' | 'fitting';

/** As many slides side by side as stay readable; the slides' container queries use the same widths. */
export function columnsAt(width: number, columns: Columns): number {
  if (columns === 'one' || width < 600) return 1;
  return width < 900 ? 2 : 3;
}

/** From the start of one slide to the start of the next. */
export function stepOf({ width, columns }: CarouselShape): number {
  return (width + GAP) / columns;
}

/** Slides that all fit have nowhere to go; more than that go round in a circle. */
export function isLooping({ count, columns }: CarouselShape): boolean {
  return count > columns;
}

export function slideAt(offset: number, shape: CarouselShape): number {
  const at = Math.round(offset / stepOf(shape)) % shape.count;
  return at < 0 ? at + shape.count : at;
}

/**
 * A looping track holds the slides three times. Where the reader has come to rest in the first or the last copy, the
 * same slides in the middle one take over, unnoticed. Says by how many pixels to move.
 */
export function recentringOf(offset: number, shape: CarouselShape): number {
  const span = shape.count * stepOf(shape);
  // Half a pixel of grace: browsers round scroll positions.
  if (offset < span - 0.5) return span;
  return offset >= 2 * span - 0.5 ? -span : 0;
}

/** Whether the arrows have anywhere to go. Before the copies are there, the ends are ends. */
export function waysFrom(
  offset: number,
  shape: CarouselShape,
  hasCopies: boolean,
): { back: boolean; forward: boolean } {
  if (!isLooping(shape)) return { back: false, forward: false };
  if (hasCopies) return { back: true, forward: true };
  const last = (shape.count - shape.columns) * stepOf(shape);
  return { back: offset > 1, forward: offset < last - 1 };
}

/** Scroll positions run to the negative side in right-to-left text. */
export function scrollLeftOf(offset: number, direction: 'ltr' | 'rtl'): number {
  return direction === 'rtl' ? -offset : offset;
}
