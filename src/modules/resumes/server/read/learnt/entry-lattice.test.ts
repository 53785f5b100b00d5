import { describe, expect, it } from 'vitest';
import { EntryLattice, type LatticeItem } from './entry-lattice.ts';

const LABELS = ['C', 'D', 'O', 'T', 'X', 'bC', 'bD', 'bT', 'iT'];
const lattice = new EntryLattice(LABELS);
const name: LatticeItem = { isTime: false, isSingle: false, isSameCell: false, step: 0 };
const time: LatticeItem = { ...name, isTime: true };
const NO_WEIGHTS = {
  follows: new Float64Array(LABELS.length ** 2),
  turns: new Float64Array(lattice.turnNames.length),
};

/** The best labels where each item leans to one of them. */
function labelled(leanings: string[], items: LatticeItem[], turns: Record<string, number> = {}): string[] {
  const own = leanings.map((wanted) => Float64Array.from(LABELS, (label) => (label === wanted ? 1 : 0)));
  const weights = { ...NO_WEIGHTS, turns: Float64Array.from(lattice.turnNames, (turn) => turns[turn] ?? 0) };
  return lattice.best(own, items, weights).labels.map((label) => LABELS[label] ?? '');
}

describe('a row of entries', () => {
  it('RES-02 names nothing before its first entry, and nothing twice within one', () => {
    const [first] = labelled(['T', 'D'], [name, time]);
    expect(first).not.toBe('T');
    const [, , third] = labelled(['bT', 'D', 'T', 'D'], [name, time, name, time]);
    expect(third).not.toBe('T');
  });

  it('RES-02 has times only where times stand, and goes on with a name only within its cell', () => {
    expect(labelled(['bT', 'D'], [name, name])[1]).not.toBe('D');
    expect(labelled(['bT', 'iT'], [name, name])[1]).not.toBe('iT');
    expect(labelled(['bT', 'iT'], [name, { ...name, isSameCell: true }])).toEqual(['bT', 'iT']);
  });

  it('RES-02 takes two single dates for both ends of one stay', () => {
    const single = { ...time, isSingle: true };
    expect(labelled(['bT', 'D', 'D'], [name, single, single])).toEqual(['bT', 'D', 'D']);
    expect(labelled(['bT', 'D', 'D'], [name, time, time])).not.toEqual(['bT', 'D', 'D']);
  });

  it('RES-02 begins alike throughout where weights say so', () => {
    const leanings = ['bT', 'C', 'D', 'X', 'C', 'D'];
    const items = [name, name, time, name, name, time];
    expect(labelled(leanings, items, { 'turn:T>T': 3, 'close:CDT': 3 })[3]).toBe('bT');
  });
});
