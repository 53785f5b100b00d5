import { type Line, textOf } from '../document.ts';
import type { Atom } from './entry-atoms.ts';
import { GAPS, gapAbove, isShouted, type Looks, looksOf, SIZES, step } from './line-looks.ts';

/** How a line of a section looks, and what kinds of names stand in it. */
export interface LineShown {
  look: string;
  form: string[];
  kinds: Set<string>;
}

/** The lines of a section by their number. */
export function showLines(atoms: Atom[]): Map<number, LineShown> {
  const lines = [...new Map(atoms.map(({ lineAt, line }) => [lineAt, line])).entries()];
  const looks = looksOf(lines.map(([, line]) => line));
  return new Map(
    lines.map(([lineAt, line], at) => [
      lineAt,
      { look: lookOf(line), form: formOf(line, looks, lines[at - 1]?.[1]), kinds: new Set<string>() },
    ]),
  );
}

const lookOf = ({ size, isBold, isHeading, look, isBullet, indent }: Line) =>
  [size, isBold, isHeading, look ?? '', isBullet, Math.round((indent ?? 0) / 6)].join('|');

function formOf(line: Line, looks: Looks, before: Line | undefined): string[] {
  const gap = gapAbove(line, before);
  const text = textOf(line);
  const ratio = looks.bodySize > 0 ? line.size / looks.bodySize : 1;
  const shown: [is: boolean, name: string][] = [
    [line.isBold, 'bold'],
    [line.isHeading, 'marked'],
    [isShouted(text), 'shouted'],
    [(line.look ?? '') !== '', 'drawn'],
    [line.startsParagraph, 'paragraph'],
    [line.followsFullLine, 'full'],
    [line.indent !== null && line.indent - (looks.left.get(line.block) ?? 0) > 8, 'indented'],
    [/[.。;；]$/.test(text), 'sentence'],
  ];
  return [
    line.isBullet ? 'bullet' : 'plain',
    `size:${step(ratio, SIZES) ?? 'huge'}`,
    `gap:${gap === undefined ? 'none' : (step(gap, GAPS) ?? 'vast')}`,
    `cells:${Math.min(3, line.cells.length)}`,
    `long:${[20, 40, 70, 110].find((most) => text.length <= most) ?? 'prose'}`,
    ...shown.flatMap(([is, name]) => (is ? [name] : [])),
  ];
}
