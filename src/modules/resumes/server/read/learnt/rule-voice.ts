import type { Atom } from './entry-atoms.ts';
import { type EntryKind, ROLES, TIME } from './entry-roles.ts';
import { AtomFinder, type Cover } from './find-atoms.ts';
import { type FoundEntry, labelsOf } from './label-atoms.ts';

/** What the rules read of an entry, by role; the time as its cell says it. */
export type RuledEntry = Record<string, string>;

const WINDOW = 40;
const LONGEST_ENTRY = 12;

/** What the rules take each atom for: their entries, looked for one after another. */
export function ruleVoice(atoms: Atom[], entries: RuledEntry[], kind: EntryKind): string[] {
  const finder = new AtomFinder(atoms);
  const roles = [...ROLES[kind], TIME];
  let from = 0;
  const found: FoundEntry[] = [];
  for (const entry of entries) {
    const covers = roles.flatMap((role): [string, Cover[]][] => {
      const all = entry[role] ? finder.find(entry[role], from, from + WINDOW) : [];
      return all.length > 0 ? [[role, all]] : [];
    });
    const starts = covers.map(([, [first]]) => first?.lineAt ?? 0);
    const start = nearest(starts);
    if (start === undefined) continue;
    found.push(new Map(covers.flatMap(([role, all]) => pick(role, all, start))));
    from = start;
  }
  return labelsOf(atoms, found);
}

/** Where most of the names stand close together. */
function nearest(starts: number[]): number | undefined {
  const sorted = starts.toSorted((a, b) => a - b);
  return sorted.find(
    (start) => sorted.filter((at) => at >= start && at - start <= LONGEST_ENTRY).length * 2 >= sorted.length,
  );
}

function pick(role: string, all: Cover[], start: number): [string, Cover][] {
  const near = all.filter(({ lineAt }) => lineAt >= start && lineAt - start <= LONGEST_ENTRY);
  const best = near.find(({ isExact }) => isExact) ?? near[0];
  return best ? [[role, best]] : [];
}
