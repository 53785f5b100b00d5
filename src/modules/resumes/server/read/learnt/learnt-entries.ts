import { findPeriod, type Period } from '../dates.ts';
import { type Cell, type Line, textOf } from '../document.ts';
import { isPlace } from '../knowledge.ts';
import type { Piece } from '../pieces.ts';
import { type ChainModel, scoresOf } from './chain.ts';
import { type Atom, atomsOf } from './entry-atoms.ts';
import { entryFeatures } from './entry-features.ts';
import { EntryLattice, type LatticeItem } from './entry-lattice.ts';
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
  return assemble(lines, atoms, labelAtoms(atoms, items, model));
}

/** The best row of entries by the weights of a model. */
export function labelAtoms(atoms: Atom[], features: string[][], model: ChainModel): string[] {
  const lattice = latticeOf(model);
  const kinds = Object.keys(model.follows);
  const steps = stepsOf(atoms);
  const items = latticeItems(atoms, steps).map((item, at) => ({ ...item, step: kinds.indexOf(steps[at] ?? '') }));
  const own = features.map((list) => scoresOf(model.weights, list, model.labels.length));
  const follows = Float64Array.from(kinds.flatMap((kind) => (model.follows[kind] ?? []).flat()));
  const turns = Float64Array.from(lattice.turnNames.map((name) => model.turns?.[name] ?? 0));
  return lattice.best(own, items, { follows, turns }).labels.map((label) => model.labels[label] ?? DESCRIPTION);
}

/** Two kinds of entries at most are ever read. */
const lattices = new WeakMap<ChainModel, EntryLattice>();

function latticeOf(model: ChainModel): EntryLattice {
  const known = lattices.get(model) ?? new EntryLattice(model.labels);
  lattices.set(model, known);
  return known;
}

/** What leads from one atom to the next. */
export const stepsOf = (atoms: Atom[]): string[] =>
  atoms.map((atom, at) => {
    const before = atoms[at - 1];
    if (before?.lineAt !== atom.lineAt) return 'line';
    return before.cellAt === atom.cellAt ? 'same' : 'cell';
  });

/** Only times are labelled as such, and a name goes on only within its cell. */
export const latticeItems = (atoms: Atom[], steps: string[]): Omit<LatticeItem, 'step'>[] =>
  atoms.map(({ period }, at) => ({
    isTime: period !== undefined,
    isSingle: period?.start === null,
    isSameCell: steps[at] === 'same',
  }));

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
    const [from, to] = spanOf(parts, at);
    names.set(role, pieceOf(parts[from]?.atom ?? atom, parts[to]?.atom ?? atom, at));
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

/** The first and the last part of a name. */
function spanOf(parts: Group['parts'], at: number): [from: number, to: number] {
  let to = at;
  while (goesOn(parts[to + 1]?.label ?? '')) to++;
  const own = parts[at];
  if (!own || roleOf(own.label) !== 'M') return [at, to];
  const isBehind = own.atom.before === 'space' && isFaculty(parts[at - 1], own.atom);
  return [isBehind ? at - 1 : at, isFaculty(parts[to + 1]) ? to + 1 : to];
}

/** '経済学部 地域経済学科' is one field of studies; nothing but a space stands between its parts. */
function isFaculty(part: Group['parts'][number] | undefined, next?: Atom): boolean {
  if (part?.label !== OTHER || !/(?:学部|学科|研究科|専攻|コース)$/.test(part.atom.text)) return false;
  return next ? part.atom.cell === next.cell && part.atom.after === 'space' : part.atom.before === 'space';
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
