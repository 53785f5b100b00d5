import { type Line, textOf } from '../document.ts';
import type { Atom } from './entry-atoms.ts';
import { GAPS, gapAbove, isShouted, type Looks, looksOf, SIZES, step } from './line-looks.ts';

/** How a line of a section looks, and what kinds of names stand in it. */
export interface LineShown {
  look: string;
  form: string[];
  kinds: Set<string>;
  /** How many other lines are built alike: the same look and the same signs between their parts. */
  twins: string;
}

/** The lines of a section by their number. */
export function showLines(atoms: Atom[]): Map<number, LineShown> {
  const lines = [...new Map(atoms.map(({ lineAt, line }) => [lineAt, line])).entries()];
  const looks = looksOf(lines.map(([, line]) => line));
  const builds = new Map(lines.map(([lineAt, line]) => [lineAt, lookOf(line)]));
  for (const { lineAt, before, period } of atoms) builds.set(lineAt, `${builds.get(lineAt)}|${period ? 'D' : before}`);
  const counts = new Map<string, number>();
  for (const build of builds.values()) counts.set(build, (counts.get(build) ?? 0) + 1);
  return new Map(
    lines.map(([lineAt, line], at) => [
      lineAt,
      {
        look: lookOf(line),
        form: formOf(line, looks, lines[at - 1]?.[1]),
        kinds: new Set<string>(),
        twins: twinsOf(counts.get(builds.get(lineAt) ?? '') ?? 1, lines.length),
      },
    ]),
  );
}

function twinsOf(alike: number, lines: number): string {
  if (alike === 1) return 'none';
  return alike * 2 > lines ? 'most' : alike === 2 ? 'one' : 'some';
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
