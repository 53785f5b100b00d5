/** Labels for the items of a row, one after another, by weights of what each item shows and of which label follows which. */
export interface ChainModel {
  labels: string[];
  /** For each feature its weights by label, in the order of `labels`. */
  weights: Record<string, number[]>;
  /** `follows[step][before][label]`: some rows tell what kind of step leads to an item, a new line or a new word. */
  follows: Record<string, number[][]>;
  /** Of whole entries: which roles one has when it ends, and how the next begins. Only where rows are entries. */
  turns?: Record<string, number>;
}

/** More than all weights of a row. */
const CERTAIN = 1e9;

/** Where something else than weights tells which labels an item may have, and which of them after which. */
export interface Certain {
  mayHave: (label: string, at: number) => boolean;
  mayFollow: (before: string, label: string, at: number) => boolean;
}

const ANYTHING: Certain = { mayHave: () => true, mayFollow: () => true };

/** The row of labels whose weights sum up highest (Viterbi); linear in the number of items. */
export function labelChain(model: ChainModel, items: string[][], certain: Certain = ANYTHING): string[] {
  const { labels, weights } = model;
  const back: number[][] = [];
  let best = labels.map(() => 0);
  for (const [at, features] of items.entries()) {
    const own = scoresOf(weights, features, labels.length);
    const steps = labels.map((_, to) => (at === 0 ? START : bestStep(model, best, to, at, certain)));
    back.push(steps.map(({ from }) => from));
    best = steps.map(({ sum }, to) => {
      const mayBe = certain.mayHave(labels[to] ?? '', at);
      return sum + (own[to] ?? 0) - (mayBe ? 0 : CERTAIN);
    });
  }
  return rowOf(best, back).map((label) => labels[label] ?? '');
}

const START = { from: 0, sum: 0 };

/** From which label before the way to this one weighs most. */
function bestStep(model: ChainModel, best: number[], to: number, at: number, { mayFollow }: Certain) {
  const { labels } = model;
  const follows = model.follows[''] ?? [];
  const most = { from: 0, sum: Number.NEGATIVE_INFINITY };
  for (const [from, before] of labels.entries()) {
    const may = mayFollow(before, labels[to] ?? '', at);
    const sum = (best[from] ?? 0) + (follows[from]?.[to] ?? 0) - (may ? 0 : CERTAIN);
    if (sum > most.sum) Object.assign(most, { from, sum });
  }
  return most;
}

function rowOf(best: number[], back: number[][]): number[] {
  let label = best.indexOf(Math.max(...best));
  const row: number[] = [];
  for (const from of back.toReversed()) {
    row.push(label);
    label = from[label] ?? 0;
  }
  return row.reverse();
}

export function scoresOf(weights: ChainModel['weights'], features: string[], count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const feature of features) {
    const own = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    for (let label = 0; own && label < count; label++) scores[label] = (scores[label] ?? 0) + (own[label] ?? 0);
  }
  return scores;
}
