import type { ChainModel } from '../../src/modules/resumes/server/read/learnt/chain.ts';

export interface LabelledRow {
  items: string[][];
  labels: string[];
  /** What kind of step leads to each item, where a row tells. */
  steps?: string[];
}

interface InnerRow {
  items: number[][];
  labels: number[];
  steps: number[];
}

interface Training {
  epochs: number;
  /** Features that fewer rows show are left out. */
  fewest: number;
}

/** An averaged structured perceptron: every row is labelled, and where it is wrong the weights move towards the right labels. */
export function trainChain(rows: LabelledRow[], { epochs, fewest }: Training): ChainModel {
  const labels = [...new Set(rows.flatMap((row) => row.labels))].sort();
  const names = commonFeatures(rows, fewest);
  const ids = new Map(names.map((name, at) => [name, at]));
  const size = labels.length;
  const kinds = [...new Set(rows.flatMap((row) => row.steps ?? ['']))].sort();
  const inner = rows.map(({ items, labels: own, steps }) => ({
    steps: items.map((_, at) => kinds.indexOf(steps?.[at] ?? '')),
    items: items.map((features) => [...new Set(features)].flatMap((name) => ids.get(name) ?? [])),
    labels: own.map((label) => labels.indexOf(label)),
  }));
  const trainee = new Trainee(names.length, size, kinds.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const row of shuffled(inner, epoch)) trainee.learn(row);
  }
  return trainee.model(labels, names, kinds);
}

export function commonFeatures(rows: { items: string[][] }[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const { items } of rows) {
    for (const name of new Set(items.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : [])).sort();
}

/** Always the same order for the same epoch, so that training gives the same weights again. */
export function shuffled<Item>(items: Item[], epoch: number): Item[] {
  let state = 12345 + epoch * 7919;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state;
  };
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

class Trainee {
  readonly #size: number;
  readonly #weights: Float64Array;
  /** Each change times when it was made, for the average over all steps. */
  readonly #late: Float64Array;
  readonly #follows: Float64Array;
  readonly #lateFollows: Float64Array;
  #step = 1;

  constructor(features: number, size: number, kinds: number) {
    this.#size = size;
    this.#weights = new Float64Array(features * size);
    this.#late = new Float64Array(features * size);
    this.#follows = new Float64Array(kinds * size * size);
    this.#lateFollows = new Float64Array(kinds * size * size);
  }

  learn({ items, labels: wanted, steps }: InnerRow): void {
    const got = this.#decode(items, steps);
    for (const [at, features] of items.entries()) {
      const [right = 0, wrong = 0] = [wanted[at], got[at]];
      if (right !== wrong) {
        for (const feature of features) {
          this.#add(this.#weights, this.#late, feature * this.#size + right, 1);
          this.#add(this.#weights, this.#late, feature * this.#size + wrong, -1);
        }
      }
      if (at === 0 || (right === wrong && wanted[at - 1] === got[at - 1])) continue;
      this.#add(this.#follows, this.#lateFollows, this.#rowOf(steps[at], wanted[at - 1]) + right, 1);
      this.#add(this.#follows, this.#lateFollows, this.#rowOf(steps[at], got[at - 1]) + wrong, -1);
    }
    this.#step++;
  }

  /** Where the weights of what follows a label begin. */
  #rowOf(kind = 0, before = 0): number {
    return (kind * this.#size + before) * this.#size;
  }

  #add(values: Float64Array, late: Float64Array, at: number, change: number): void {
    values[at] = (values[at] ?? 0) + change;
    late[at] = (late[at] ?? 0) + change * this.#step;
  }

  #decode(items: number[][], steps: number[]): number[] {
    const size = this.#size;
    const back = items.map(() => new Int16Array(size));
    let best = new Float64Array(size);
    for (const [at, features] of items.entries()) {
      const next = at === 0 ? new Float64Array(size) : this.#steps(best, back[at] as Int16Array, steps[at] ?? 0);
      for (const feature of features) {
        for (let label = 0; label < size; label++)
          next[label] = (next[label] as number) + (this.#weights[feature * size + label] as number);
      }
      best = next;
    }
    let label = best.indexOf(Math.max(...best));
    const row = new Array<number>(items.length);
    for (let at = items.length - 1; at >= 0; at--) {
      row[at] = label;
      label = back[at]?.[label] ?? 0;
    }
    return row;
  }

  /** The best way to each label from those before, and in `back` where it comes from. */
  #steps(best: Float64Array, back: Int16Array, kind: number): Float64Array<ArrayBuffer> {
    const size = this.#size;
    const next = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    for (let label = 0; label < size; label++) {
      for (let before = 0; before < size; before++) {
        const sum = (best[before] as number) + (this.#follows[this.#rowOf(kind, before) + label] as number);
        if (sum <= (next[label] as number)) continue;
        next[label] = sum;
        back[label] = before;
      }
    }
    return next;
  }

  model(labels: string[], names: string[], kinds: string[]): ChainModel {
    const size = this.#size;
    const mean = (values: Float64Array, late: Float64Array, from: number) =>
      Array.from({ length: size }, (_, label) => {
        const at = from * size + label;
        return (values[at] as number) - (late[at] as number) / this.#step;
      });
    const weights = Object.fromEntries(names.map((name, at) => [name, mean(this.#weights, this.#late, at)]));
    const follows = kinds.map((kind, at) => [
      kind,
      labels.map((_, before) => mean(this.#follows, this.#lateFollows, at * size + before)),
    ]);
    return { labels, weights, follows: Object.fromEntries(follows) };
  }
}
