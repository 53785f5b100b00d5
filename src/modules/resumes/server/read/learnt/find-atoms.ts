import type { Atom } from './entry-atoms.ts';

/** Some atoms of one cell that together say a text. */
export interface Cover {
  lineAt: number;
  atoms: Atom[];
  /** They say nothing else. */
  isExact: boolean;
}

interface CellText {
  lineAt: number;
  atoms: Atom[];
  /** The letters and digits of the cell, and where each stands in it. */
  bare: string;
  places: number[];
}

const IGNORED = /[\s.,،、()·•'’"|:;–—-]/;

/** The letters and digits of a text as they are compared. */
export const bareText = (text: string): string => bareLetters(text).bare;

function bareLetters(text: string): { bare: string; places: number[] } {
  let bare = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (IGNORED.test(letter)) continue;
    for (const one of letter.normalize('NFKC').toLowerCase()) {
      if (IGNORED.test(one)) continue;
      bare += one;
      for (let count = 0; count < one.length; count++) places.push(at);
    }
  }
  return { bare, places };
}

/** Finds texts among the atoms of a section. */
export class AtomFinder {
  readonly #cells: CellText[] = [];
  /** The first cell of each line. */
  readonly #starts: number[] = [];

  constructor(atoms: Atom[]) {
    for (const atom of atoms) {
      const last = this.#cells.at(-1);
      if (last?.lineAt === atom.lineAt && last.atoms[0]?.cellAt === atom.cellAt) last.atoms.push(atom);
      else this.#cells.push({ lineAt: atom.lineAt, atoms: [atom], ...bareLetters(atom.cell.text) });
    }
    for (const [at, { lineAt }] of this.#cells.entries()) this.#starts[lineAt] ??= at;
  }

  /** Every place of a text from one line to another. */
  find(text: string, from = 0, to = Number.POSITIVE_INFINITY): Cover[] {
    const wanted = bareText(text);
    if (wanted === '') return [];
    const covers: Cover[] = [];
    for (let at = this.#starts[from] ?? 0; at < this.#cells.length; at++) {
      const cell = this.#cells[at] as CellText;
      if (cell.lineAt > to) break;
      if (cell.lineAt < from) continue;
      for (
        let found = cell.bare.indexOf(wanted);
        found >= 0;
        found = cell.bare.indexOf(wanted, found + wanted.length)
      ) {
        const cover = coverOf(cell, cell.places[found] ?? 0, (cell.places[found + wanted.length - 1] ?? 0) + 1);
        if (cover) covers.push(cover);
      }
    }
    return covers;
  }
}

function coverOf({ lineAt, atoms }: CellText, from: number, to: number): Cover | undefined {
  const covered = atoms.filter(
    (atom) => (Math.min(to, atom.to) - Math.max(from, atom.from)) * 2 >= atom.to - atom.from,
  );
  const touched = atoms.filter((atom) => atom.from < to && atom.to > from);
  const own = covered.length > 0 ? covered : touched.slice(0, 1);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return undefined;
  const isExact = Math.abs(first.from - from) <= 1 && Math.abs(last.to - to) <= 1;
  return { lineAt, atoms: own, isExact };
}
