import type { ResumeDocument } from '../../src/modules/resumes/server/read/document.ts';
import { entryLines } from '../../src/modules/resumes/server/read/entries.ts';
import { isHistory } from '../../src/modules/resumes/server/read/history.ts';
import type { ChainModel } from '../../src/modules/resumes/server/read/learnt/chain.ts';
import { type Atom, atomsOf } from '../../src/modules/resumes/server/read/learnt/entry-atoms.ts';
import { entryFeatures } from '../../src/modules/resumes/server/read/learnt/entry-features.ts';
import type { EntryKind } from '../../src/modules/resumes/server/read/learnt/entry-roles.ts';
import { AtomFinder, type Cover } from '../../src/modules/resumes/server/read/learnt/find-atoms.ts';
import { type FoundEntry, labelsOf } from '../../src/modules/resumes/server/read/learnt/label-atoms.ts';
import { latticeItems, stepsOf } from '../../src/modules/resumes/server/read/learnt/learnt-entries.ts';
import { educationVoices, workVoices } from '../../src/modules/resumes/server/read/learnt/learnt-names.ts';
import { ruleVoice } from '../../src/modules/resumes/server/read/learnt/rule-voice.ts';
import { readSections } from '../../src/modules/resumes/server/read/read-content.ts';
import { ruledEducation, ruledWork } from '../../src/modules/resumes/server/read/read-entries.ts';
import type { Person } from '../../test/resumes/person.ts';
import { chances } from './scramble.ts';
import type { EntryRow } from './train-entries.ts';

/** What a resume says of an entry: its names by role, and its time. */
interface Wanted {
  names: [role: string, text: string][];
  start: string;
  end: string;
}

/** How often the rules are silent, on resumes that they were tuned on and on others, and a word is unknown to lists. */
const TUNED: ReadonlySet<string> = new Set(['A', 'C', 'E', 'G', 'H']);
const SILENT = '-';
const UNRULED = { tuned: 0.8, other: 0.2 };
const UNLISTED = 0.3;

/** A section cut into atoms, with what each is and what the rules take it for. */
export interface LabelledSection {
  atoms: Atom[];
  labels: string[];
  rules: string[];
  /** Whether the rules were tuned on this resume, so that they know it better than a stranger's. */
  isTuned: boolean;
}

/** The sections of a resume with their labels, where all that is labelled in a section was found in it. */
export function labelledSections(
  document: ResumeDocument,
  person: Person,
  kind: EntryKind,
  sections: ChainModel | undefined,
): LabelledSection[] {
  const all = readSections(document, sections).filter((section) => section.kind === kind && !isHistory(section.lines));
  return all.flatMap(({ lines }) => {
    const atoms = atomsOf(entryLines(lines));
    const labels = goldLabels(atoms, wantedOf(person, kind));
    if (!labels) return [];
    const voices = kind === 'work' ? workVoices(ruledWork(lines)) : educationVoices(ruledEducation(lines));
    return [{ atoms, labels, rules: ruleVoice(atoms, voices, kind), isTuned: TUNED.has(person.half) }];
  });
}

/** Rows to learn from: as it is, and copies in which the rules are silent or lists do not know some words. */
export function entryRows({ atoms, labels, rules, isTuned }: LabelledSection, copies: number): EntryRow[] {
  const steps = stepsOf(atoms);
  const lattice = latticeItems(atoms, steps);
  return Array.from({ length: copies + 1 }, (_, copy) => {
    const chance = chances(copy * 977 + atoms.length);
    const isUnruled = chance() < (isTuned ? UNRULED.tuned : UNRULED.other);
    const items = atoms.map((atom, at) => ({ atom, ruled: isUnruled ? SILENT : (rules[at] ?? SILENT) }));
    return { items: entryFeatures(items, () => copy > 0 && chance() < UNLISTED), labels, steps, lattice };
  });
}

function wantedOf({ work, education }: Person, kind: EntryKind): Wanted[] {
  if (kind === 'work')
    return work[1].map(([title, firm, , , start, end]) => ({
      names: [
        ['T', title],
        ['C', firm],
      ],
      start,
      end,
    }));
  return education[1].map(([school, degree, field, , , start, end]) => ({
    names: [
      ['S', school],
      ['G', degree],
      ['M', field],
    ],
    start,
    end,
  }));
}

/** Undefined where some entry is found only in part. */
function goldLabels(atoms: Atom[], wanted: Wanted[]): string[] | undefined {
  const finder = new AtomFinder(atoms);
  const used = new Set<Atom>();
  const entries: FoundEntry[] = [];
  for (const one of wanted) {
    const found = findEntry(finder, atoms, one, used);
    if (found === 'none') continue;
    if (found === 'part') return undefined;
    entries.push(found);
    for (const { atoms: own } of found.values()) for (const atom of own) used.add(atom);
  }
  return entries.length > 0 ? labelsOf(atoms, entries) : undefined;
}

const month = (date: string | null) => (date ?? '').slice(0, 7);

function isTime({ period }: Atom, { start, end }: Wanted): boolean {
  if (!period) return false;
  const from = period.start ?? (start !== '' && end === start ? period.end : null);
  return month(from) === month(start) && (end === 'now' ? period.isCurrent : month(period.end) === month(end));
}

/** The places of its names that stand closest to one another; a name that was found before counts as further away. */
function findEntry(finder: AtomFinder, atoms: Atom[], wanted: Wanted, used: Set<Atom>): FoundEntry | 'none' | 'part' {
  const times = atoms.filter((atom) => isTime(atom, wanted));
  const named = wanted.names
    .filter(([, text]) => text !== '')
    .map(([role, text]): [string, Cover[]] => [role, finder.find(text)]);
  const found = named.filter(([, covers]) => covers.length > 0);
  if (found.length === 0) return 'none';
  const isDated = wanted.start !== '' || wanted.end !== '';
  if (found.length < named.length || (isDated && times.length === 0))
    return found.length === 1 && times.length === 0 ? 'none' : 'part';
  const anchors: Cover[] = isDated
    ? times.map((atom) => ({ lineAt: atom.lineAt, atoms: [atom], isExact: true }))
    : (found[0]?.[1] ?? []);
  const [best] = anchors
    .map((anchor) => closestTo(anchor, found, isDated, used))
    .toSorted((one, other) => one.cost - other.cost);
  return best?.entry ?? 'none';
}

function closestTo(anchor: Cover, found: [string, Cover[]][], isDated: boolean, used: Set<Atom>) {
  const entry: FoundEntry = new Map(isDated ? [['D', anchor]] : []);
  let cost = costOf(anchor, anchor.lineAt, used);
  for (const [role, covers] of found) {
    const [nearest] = covers.toSorted((a, b) => costOf(a, anchor.lineAt, used) - costOf(b, anchor.lineAt, used));
    if (!nearest) continue;
    cost += costOf(nearest, anchor.lineAt, used);
    entry.set(role, nearest);
  }
  return { cost, entry };
}

const costOf = ({ lineAt, atoms, isExact }: Cover, from: number, used: Set<Atom>) =>
  Math.abs(lineAt - from) + (isExact ? 0 : 1.5) + (atoms.some((atom) => used.has(atom)) ? 6 : 0);
