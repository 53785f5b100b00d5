import type { Atom } from './entry-atoms.ts';
import { DESCRIPTION, OTHER, TIME } from './entry-roles.ts';
import type { Cover } from './find-atoms.ts';

/** The names of one entry, found: by their role. */
export type FoundEntry = Map<string, Cover>;

/** The labels of all atoms of a section, given where the names of its entries stand. */
export function labelsOf(atoms: Atom[], entries: FoundEntry[]): string[] {
  const labels = new Map<Atom, string>();
  const lines = new Set<number>();
  for (const entry of entries) labelEntry(entry, labels, lines);
  return atoms.map((atom) => labels.get(atom) ?? (lines.has(atom.lineAt) ? OTHER : DESCRIPTION));
}

function labelEntry(entry: FoundEntry, labels: Map<Atom, string>, lines: Set<number>): void {
  const own: [Atom, string][] = [];
  for (const [role, cover] of entry) {
    const atoms = role === TIME ? cover.atoms.filter(({ period }) => period) : cover.atoms;
    if (atoms.some((atom) => labels.has(atom))) continue;
    for (const [at, atom] of atoms.entries()) own.push([atom, at === 0 || role === TIME ? role : `i${role}`]);
  }
  own.sort(([one], [other]) => one.lineAt - other.lineAt || one.cellAt - other.cellAt || one.from - other.from);
  const seen = new Set<Atom>();
  for (const [at, [atom, label]] of own.entries()) {
    if (seen.has(atom)) continue;
    seen.add(atom);
    labels.set(atom, at === 0 ? `b${label.slice(-1)}` : label);
  }
  const from = own[0]?.[0].lineAt;
  const to = own.at(-1)?.[0].lineAt;
  if (from !== undefined && to !== undefined) for (let line = from; line <= to; line++) lines.add(line);
}
