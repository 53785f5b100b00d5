import { atomFacts } from './atom-facts.ts';
import type { Atom } from './entry-atoms.ts';
import { type LineShown, showLines } from './entry-lines.ts';
import { begins } from './entry-roles.ts';
import { slotStatistics } from './entry-slots.ts';
import type { Shown } from './shown-atom.ts';

/** An atom, and what the rules take it for. */
export interface RuledAtom {
  atom: Atom;
  ruled: string;
}

/** Which of an atom's facts are not told, in training: strangers' words are in no list. */
export type Forget = (atom: Atom) => boolean;

const FAR = 4;

/** What each atom of a section shows, with its neighbours and with what stands at the same place of other entries. */
export function entryFeatures(given: RuledAtom[], forget: Forget = () => false): string[][] {
  const all = showAll(given, forget);
  const slots = slotStatistics(all);
  const before = distances(all, -1);
  const after = distances(all, 1);
  const lines = new Map(all.map((shown) => [shown.atom.lineAt, shown.line]));
  return all.map((shown, at) => {
    const own = ownFeatures(shown);
    const near = [-2, -1, 1, 2].flatMap((offset) => nearFeatures(shown, all[at + offset], offset));
    const around = [-2, -1, 1, 2].flatMap((offset) =>
      lineFeatures(shown, lines.get(shown.atom.lineAt + offset), offset),
    );
    const far = `far:${before[at]}:${after[at]}`;
    return [
      ...own,
      ...near,
      ...around,
      far,
      `${far}:${shown.kind}`,
      `before:${before[at]}`,
      `after:${after[at]}`,
      ...slots(shown).flatMap((fact) => [fact, `${shown.kind}&${fact}`]),
      ...(at === 0 ? ['first'] : []),
    ];
  });
}

function showAll(given: RuledAtom[], forget: Forget): Shown[] {
  const lines = showLines(given.map(({ atom }) => atom));
  let begun = 0;
  let index = 0;
  return given.map(({ atom, ruled }, at) => {
    const facts = atomFacts(atom);
    const known = atom.period || !forget(atom) ? facts.known : [];
    const line = lines.get(atom.lineAt) as LineShown;
    for (const one of known) line.kinds.add(one.slice(0, 1));
    const isFirst = given[at - 1]?.atom.lineAt !== atom.lineAt;
    index = isFirst ? 0 : index + 1;
    if (begins(ruled)) begun = atom.lineAt;
    return {
      atom,
      ruled,
      within: `${Math.min(FAR, atom.lineAt - begun)}/${Math.min(FAR, index)}`,
      facts: { ...facts, known },
      kind: known.slice(0, 3).join('') || '?',
      line,
      place: placeOf(isFirst, given[at + 1]?.atom.lineAt !== atom.lineAt),
    };
  });
}

function placeOf(isFirst: boolean, isLast: boolean): string {
  if (isFirst) return isLast ? 'only' : 'first';
  return isLast ? 'last' : 'middle';
}

function ownFeatures({ atom, ruled, within, facts, kind, line, place }: Shown): string[] {
  const { before, after, cell } = atom;
  return [
    'any',
    `r=${ruled}`,
    `r=${ruled}&${kind}`,
    `within:${within}`,
    `within:${within}&${kind}`,
    `kind:${kind}`,
    ...facts.known,
    ...facts.form,
    ...facts.words,
    ...facts.form.map((fact) => `${kind}&${fact}`),
    `<${before}`,
    `>${after}`,
    `<${before}&${kind}`,
    `>${after}&${kind}`,
    `<${before}>${after}`,
    `at:${place}`,
    `at:${place}&${kind}`,
    `cell:${Math.min(3, atom.cellAt)}/${Math.min(3, atom.line.cells.length)}`,
    `part:${cell.part ?? ''}`,
    ...(cell.isBold ? ['thick', `thick&${kind}`] : []),
    ...line.form.flatMap((fact) => [`l:${fact}`, `l:${fact}&${kind}`, `l:${fact}&<${before}`]),
    ...[...line.kinds].flatMap((one) => [`has:${one}`, `has:${one}&${kind}`, `has:${one}&twins:${line.twins}`]),
    `twins:${line.twins}`,
    `twins:${line.twins}&${kind}&${place}`,
  ];
}

const relation = (one: Atom, other: Atom) =>
  one.lineAt !== other.lineAt ? 'line' : one.cellAt !== other.cellAt ? 'cell' : 'same';

function nearFeatures(shown: Shown, other: Shown | undefined, offset: number): string[] {
  if (!other) return [`${offset}:edge`];
  const where = relation(shown.atom, other.atom);
  return [
    `${offset}:${where}:${other.kind}`,
    `${offset}:r=${other.ruled}`,
    `${offset}:r=${other.ruled}&r=${shown.ruled}`,
    `${offset}:${where}:${other.kind}&${shown.kind}`,
    ...(Math.abs(offset) === 1 ? other.facts.form.map((fact) => `${offset}:${where}:${fact}`) : []),
  ];
}

function lineFeatures(shown: Shown, other: LineShown | undefined, offset: number): string[] {
  if (!other) return [`${offset}l:edge`];
  const isSame = other.look === shown.line.look;
  return [
    `${offset}l:${isSame ? 'alike' : 'other'}`,
    ...other.form.map((fact) => `${offset}l:${fact}`),
    ...['T', 'C', 'S', 'G', 'D', 'P'].flatMap((kind) =>
      other.kinds.has(kind) ? [`${offset}l:${kind}`, `${offset}l:${kind}&${shown.kind}`] : [],
    ),
  ];
}

/** How many lines away the next time stands, to one side. */
function distances(all: Shown[], side: 1 | -1): string[] {
  const far = new Array<string>(all.length);
  let last: number | undefined;
  const order = all.map((_, at) => (side > 0 ? all.length - 1 - at : at));
  for (const at of order) {
    const { atom, line } = all[at] as Shown;
    if (line.kinds.has('D')) last = atom.lineAt;
    const lines = last === undefined ? undefined : Math.abs(last - atom.lineAt);
    far[at] = lines === undefined ? 'never' : lines >= FAR ? 'far' : String(lines);
  }
  return far;
}
