import type { ChainModel } from '../../src/modules/resumes/server/read/learnt/chain.ts';
import { EntryLattice, type LatticeItem } from '../../src/modules/resumes/server/read/learnt/entry-lattice.ts';
import { commonFeatures, shuffled } from './train-chain.ts';

/** A section to learn from: what each atom shows, what it is, and what is certain about it. */
export interface EntryRow {
  items: string[][];
  labels: string[];
  lattice: Omit<LatticeItem, 'step'>[];
  steps: string[];
}

export interface EntryTraining {
  epochs: number;
  /** Features that fewer rows show are left out. */
  fewest: number;
  rate: number;
  /** By how much a right row must weigh more than a wrong one, for each atom that is wrong. */
  margin: number;
  /** How strongly weights are drawn to zero (L2). */
  decay: number;
}

interface InnerRow {
  features: Int32Array[];
  labels: number[];
  turns: number[];
  items: LatticeItem[];
}

/** Parameters that move by AdaGrad; what is kept is the mean over the later passes. */
class Weights {
  readonly now: Float64Array;
  readonly #squares: Float64Array;
  readonly #sum: Float64Array;
  #count = 0;

  constructor(length: number) {
    this.now = new Float64Array(length);
    this.#squares = new Float64Array(length).fill(1);
    this.#sum = new Float64Array(length);
  }

  move(at: number, wanted: number, { rate, decay }: EntryTraining): void {
    const slope = wanted - decay * (this.now[at] as number);
    const squares = (this.#squares[at] as number) + slope * slope;
    this.#squares[at] = squares;
    this.now[at] = (this.now[at] as number) + (rate * slope) / Math.sqrt(squares);
  }

  addToMean(): void {
    for (let at = 0; at < this.now.length; at++) this.#sum[at] = (this.#sum[at] as number) + (this.now[at] as number);
    this.#count++;
  }

  mean(at: number): number {
    return this.#count > 0 ? (this.#sum[at] as number) / this.#count : (this.now[at] as number);
  }
}

/**
 * A structured support vector machine over rows of entries: each row is labelled with a bonus for every wrong label, and
 * where the result is still not the right row, the weights move towards that.
 */
export function trainEntries(rows: EntryRow[], training: EntryTraining): ChainModel {
  const labels = [...new Set(rows.flatMap((row) => row.labels))].sort();
  const lattice = new EntryLattice(labels);
  const names = commonFeatures(rows, training.fewest);
  const ids = new Map(names.map((name, at) => [name, at]));
  const kinds = [...new Set(rows.flatMap((row) => row.steps))].sort();
  const inner = rows.flatMap((row) => innerRow(row, labels, lattice, ids, kinds));
  const size = labels.length;
  const weights = new Weights(names.length * size);
  const follows = new Weights(kinds.length * size * size);
  const turns = new Weights(lattice.turnNames.length);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    for (const row of shuffled(inner, epoch)) learn(row, lattice, { weights, follows, turns }, training);
    if (epoch * 2 >= training.epochs) for (const one of [weights, follows, turns]) one.addToMean();
  }
  const means = (all: Weights, from: number) => labels.map((_, label) => all.mean(from * size + label));
  return {
    labels,
    weights: Object.fromEntries(names.map((name, at) => [name, means(weights, at)])),
    follows: Object.fromEntries(
      kinds.map((kind, at) => [kind, labels.map((_, before) => means(follows, at * size + before))]),
    ),
    turns: Object.fromEntries(lattice.turnNames.map((name, at) => [name, turns.mean(at)])),
  };
}

/** Nothing where the labels are no row of entries, because those of two stand among one another. */
function innerRow(
  { items, labels: own, lattice: certain, steps }: EntryRow,
  labels: string[],
  lattice: EntryLattice,
  ids: Map<string, number>,
  kinds: string[],
): InnerRow[] {
  const wanted = own.map((label) => labels.indexOf(label));
  const turns = lattice.turnsAlong(wanted);
  if (!turns) return [];
  return [
    {
      features: items.map((features) => Int32Array.from([...new Set(features)].flatMap((name) => ids.get(name) ?? []))),
      labels: wanted,
      turns,
      items: certain.map((one, at) => ({ ...one, step: kinds.indexOf(steps[at] ?? '') })),
    },
  ];
}

function learn(
  { features, labels, turns: wantedTurns, items }: InnerRow,
  lattice: EntryLattice,
  { weights, follows, turns }: Record<'weights' | 'follows' | 'turns', Weights>,
  training: EntryTraining,
): void {
  const size = lattice.labels.length;
  const own = features.map((list, at) => {
    const sums = new Float64Array(size).fill(training.margin);
    sums[labels[at] as number] = 0;
    for (const feature of list) {
      const from = feature * size;
      for (let label = 0; label < size; label++)
        sums[label] = (sums[label] as number) + (weights.now[from + label] as number);
    }
    return sums;
  });
  const got = lattice.best(own, items, { follows: follows.now, turns: turns.now });
  for (const [at, list] of features.entries()) {
    const [right = 0, wrong = 0] = [labels[at], got.labels[at]];
    if (right !== wrong)
      for (const feature of list) {
        weights.move(feature * size + right, 1, training);
        weights.move(feature * size + wrong, -1, training);
      }
    if (at === 0 || (right === wrong && labels[at - 1] === got.labels[at - 1])) continue;
    const row = (items[at]?.step ?? 0) * size;
    follows.move((row + (labels[at - 1] ?? 0)) * size + right, 1, training);
    follows.move((row + (got.labels[at - 1] ?? 0)) * size + wrong, -1, training);
  }
  const counts = new Map<number, number>();
  for (const turn of wantedTurns) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  for (const turn of got.turns) counts.set(turn, (counts.get(turn) ?? 0) - 1);
  for (const [turn, count] of counts) if (count !== 0) turns.move(turn, count, training);
}
