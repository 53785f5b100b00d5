import { findPeriod, type Period } from '../dates.ts';
import { type Cell, type Line, textOf } from '../document.ts';
import { isPlace } from '../knowledge.ts';
import type { Piece } from '../pieces.ts';
import { type Certain, type ChainModel, labelChain } from './chain.ts';
import { type Atom, atomsOf } from './entry-atoms.ts';
import { entryFeatures } from './entry-features.ts';
import { begins, DESCRIPTION, type EntryKind, goesOn, OTHER, roleOf, TIME } from './entry-roles.ts';
import { type RuledEntry, ruleVoice } from './rule-voice.ts';

/** An entry by its labels: the names by their role, its time and what describes it. */
export interface LabelledEntry {
  names: Map<string, Piece>;
  place: Piece | undefined;
  period: Period | undefined;
  periodCell: Cell | undefined;
  description: Line[];
  page: number;
}

/** Cuts a section into entries and names their parts by weights; what the rules say is one voice among others. */
export function labelEntries(lines: Line[], ruled: RuledEntry[], kind: EntryKind, model: ChainModel): LabelledEntry[] {
  const atoms = atomsOf(lines);
  const voice = ruleVoice(atoms, ruled, kind);
  const items = entryFeatures(atoms.map((atom, at) => ({ atom, ruled: voice[at] ?? DESCRIPTION })));
  return assemble(lines, atoms, labelChain(model, items, certainties(atoms)));
}

/** What leads from one atom to the next. */
export const stepsOf = (atoms: Atom[]): string[] =>
  atoms.map((atom, at) => {
    const before = atoms[at - 1];
    if (before?.lineAt !== atom.lineAt) return 'line';
    return before.cellAt === atom.cellAt ? 'same' : 'cell';
  });

/** Only times are labelled as such, and a name goes on only within its cell. */
function certainties(atoms: Atom[]): Certain {
  const steps = stepsOf(atoms);
  return {
    steps,
    mayHave: (label, at) => (roleOf(label) === TIME ? atoms[at]?.period !== undefined : !(at === 0 && goesOn(label))),
    mayFollow: (before, label, at) => !goesOn(label) || (steps[at] === 'same' && roleOf(before) === roleOf(label)),
  };
}

interface Group {
  parts: { atom: Atom; label: string }[];
  firstLine: number;
}

function assemble(lines: Line[], atoms: Atom[], labels: string[]): LabelledEntry[] {
  const groups: Group[] = [];
  for (const [at, atom] of atoms.entries()) {
    const label = labels[at] ?? DESCRIPTION;
    if (begins(label)) groups.push({ parts: [], firstLine: atom.lineAt });
    groups.at(-1)?.parts.push({ atom, label });
  }
  return groups.map((group, at) => entryOf(lines, group, groups[at + 1]?.firstLine ?? lines.length));
}

function entryOf(lines: Line[], { parts, firstLine }: Group, end: number): LabelledEntry {
  const named = parts.filter(({ label }) => label !== DESCRIPTION && label !== OTHER);
  const last = Math.max(firstLine, ...named.map(({ atom }) => atom.lineAt));
  const names = new Map<string, Piece>();
  for (const [at, { atom, label }] of parts.entries()) {
    const role = roleOf(label);
    if (label === DESCRIPTION || label === OTHER || role === TIME || goesOn(label) || names.has(role)) continue;
    let to = at + 1;
    while (goesOn(parts[to]?.label ?? '')) to++;
    names.set(role, pieceOf(atom, parts[to - 1]?.atom ?? atom, at));
  }
  const times = parts.filter(({ label }) => roleOf(label) === TIME).map(({ atom }) => atom);
  const others = parts.filter(
    ({ atom, label }) => label === OTHER || (label === DESCRIPTION && atom.lineAt <= last + 1),
  );
  const town = others.find(({ atom }) => isPlace(atom.text));
  const isTownBelow = town && town.atom.lineAt === last + 1 && isPlace(textOf(town.atom.line));
  const place = town && (town.atom.lineAt <= last || isTownBelow) ? pieceOf(town.atom, town.atom, 0) : undefined;
  return {
    names,
    place,
    ...timeOf(times),
    description: lines.slice(isTownBelow ? last + 2 : last + 1, end),
    page: lines[firstLine]?.page ?? 1,
  };
}

function pieceOf(first: Atom, last: Atom, order: number): Piece {
  const { cell } = first;
  const text = balanced(cell.text.slice(first.from, last.to), cell.text.slice(last.to));
  return { text, cell, line: first.lineAt, isBold: cell.isBold, isAfterComma: first.before === 'comma', order };
}

/** The bracket behind a name that opens one. */
function balanced(text: string, rest: string): string {
  const open = text.match(/[(（]/g)?.length ?? 0;
  const close = text.match(/[)）]/g)?.length ?? 0;
  return open > close && /^[)）]/.test(rest) ? text + rest.slice(0, 1) : text;
}

/** One time, or its two ends in cells of their own. */
function timeOf(times: Atom[]): Pick<LabelledEntry, 'period' | 'periodCell'> {
  const ranges = times.filter(({ period }) => period?.start);
  const [first, second] = ranges.length > 0 ? ranges : times;
  const both = ranges.length === 0 && first && second ? findPeriod(`${first.text} – ${second.text}`) : undefined;
  return { period: both?.start ? both : first?.period, periodCell: first?.cell };
}
