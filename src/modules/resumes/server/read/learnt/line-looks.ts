import { type Line, textOf } from '../document.ts';
import { isCjk } from '../normalise.ts';

export interface Looks {
  bodySize: number;
  /** How many lines look so, by look. */
  counts: Map<string, number>;
  left: Map<number, number>;
  lines: number;
}

export const shapeOf = (line: Line): string =>
  [line.size, line.isBold, line.isHeading, isShouted(textOf(line)), line.look ?? '', line.isBullet].join('|');

export function looksOf(lines: Line[]): Looks {
  const letters = new Map<number, number>();
  const counts = new Map<string, number>();
  const left = new Map<number, number>();
  for (const line of lines) {
    letters.set(line.size, (letters.get(line.size) ?? 0) + textOf(line).length);
    counts.set(shapeOf(line), (counts.get(shapeOf(line)) ?? 0) + 1);
    if (line.indent !== null) left.set(line.block, Math.min(left.get(line.block) ?? line.indent, line.indent));
  }
  const bodySize = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  return { bodySize, counts, left, lines: lines.length };
}

export const isShouted = (text: string) =>
  !isCjk(text) && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();

/** How a line looks beside the others of its document, each as a short name. */
export function lookFacts(line: Line, looks: Looks, before: Line | undefined): string[] {
  const left = looks.left.get(line.block) ?? 0;
  const shown: [is: boolean, name: string][] = [
    [line.isBold, 'bold'],
    [line.isHeading, 'marked'],
    [isShouted(textOf(line)), 'shouted'],
    [(line.look ?? '') !== '', 'drawn'],
    [line.isBullet, 'bullet'],
    [line.startsParagraph, 'paragraph'],
    [line.block !== before?.block, 'block'],
    [line.indent !== null && line.indent - left > 8, 'indented'],
  ];
  const ratio = looks.bodySize > 0 ? line.size / looks.bodySize : 1;
  const gap = gapAbove(line, before);
  return [
    `size:${step(ratio, SIZES) ?? 'huge'}`,
    `cells:${Math.min(3, line.cells.length)}`,
    `alike:${likeness(looks.counts.get(shapeOf(line)) ?? 1, looks.lines)}`,
    ...(gap === undefined ? [] : [`gap:${step(gap, GAPS) ?? 'vast'}`]),
    ...shown.flatMap(([is, name]) => (is ? [name] : [])),
  ];
}

type Steps = [below: number, name: string][];
export const SIZES: Steps = [
  [0.96, 'less'],
  [1.04, 'same'],
  [1.25, 'more'],
  [1.6, 'large'],
];
export const GAPS: Steps = [
  [0.35, 'small'],
  [0.9, 'middle'],
  [1.8, 'wide'],
];
export const step = (value: number, steps: Steps) => steps.find(([below]) => value < below)?.[1];

function likeness(alike: number, lines: number): string {
  if (alike === 1) return 'one';
  if (alike <= 3) return 'few';
  return alike / lines < 0.16 ? 'some' : 'many';
}

/** In heights of a letter. */
export function gapAbove(line: Line, before: Line | undefined): number | undefined {
  const [top] = line.cells;
  const [above] = before?.cells ?? [];
  if (!top?.box || !above?.box || before?.page !== line.page || before.block !== line.block) return undefined;
  return (top.box.y - above.box.y - above.box.height) / Math.max(1, top.box.height);
}
