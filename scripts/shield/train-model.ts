import type { Example } from './read-examples.ts';

export interface Model {
  bias: number;
  weights: Map<string, number>;
}

/** What stands in fewer messages says nothing about others. */
const FEWEST = 2;
const ROUNDS = 150;
const RATE = 0.05;
/** How far one kind of feature may weigh: what is rare or is a plain word should not decide alone. */
const REACH: readonly (readonly [string, number])[] = [
  ['w:', 0.8],
  ['m:', 0.25],
  ['s:', 0.5],
];

/**
 * A logistic regression with quadratic regularisation, from nothing and without chance: the same messages always give the
 * same weights.
 */
export function trainModel(examples: readonly Example[], isMeant: (one: Example) => boolean, strictness = 1): Model {
  const names = namesOf(examples);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const reach = names.map((name) => REACH.find(([start]) => name.startsWith(start))?.[1] ?? 1);
  const rows = examples.map(({ features }) => features.flatMap((name) => numbers.get(name) ?? []));
  const wanted = examples.map((one) => (isMeant(one) ? 1 : 0));
  const weights = new Float64Array(names.length + 1);
  const bias = names.length;
  const [mean, spread] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === bias ? 0 : strictness * weight));
    for (const [at, row] of rows.entries()) {
      let sum = weights[bias] ?? 0;
      for (const name of row) sum += (weights[name] ?? 0) * (reach[name] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (wanted[at] ?? 0);
      for (const name of row) slope[name] = (slope[name] ?? 0) + error * (reach[name] ?? 0);
      slope[bias] = (slope[bias] ?? 0) + error;
    }
    step(weights, slope, mean, spread, round);
  }
  return {
    bias: weights[bias] ?? 0,
    weights: new Map(names.map((name, at) => [name, (weights[at] ?? 0) * (reach[at] ?? 0)])),
  };
}

/** One step of Adam, smaller towards the end. */
function step(
  weights: Float64Array,
  slope: Float64Array,
  mean: Float64Array,
  spread: Float64Array,
  round: number,
): void {
  const rate = RATE * Math.min(1, 2 * (1 - round / (ROUNDS + 1)));
  for (const [at, by] of slope.entries()) {
    mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * by;
    spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * by * by;
    const direction = (mean[at] ?? 0) / (1 - 0.9 ** round);
    const size = Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
    weights[at] = (weights[at] ?? 0) - (rate * direction) / size;
  }
}

function namesOf(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
}

export function scoreOf({ bias, weights }: Model, features: readonly string[]): number {
  return features.reduce((sum, name) => sum + (weights.get(name) ?? 0), bias);
}
