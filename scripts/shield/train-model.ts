import { type Model, shareOf } from '#src/modules/chat/server/shield/score.ts';
import type { FeatureTable } from './feature-table.ts';

/** How one model learns. */
export interface Manner {
  /** What stands in fewer messages says nothing about others. */
  fewest: number;
  /** A message counts as if at least so many things were found in it. */
  least: number;
  /** So many weights are kept. */
  most: number;
  /** Of the quadratic regularisation. */
  strictness: number;
  /** How far one kind of feature may weigh. */
  reachOf: (name: string) => number;
}
export interface Lesson {
  /** Numbers of the messages to learn from. */
  from: readonly number[];
  isMeant: (message: number) => boolean;
}
interface Learning {
  weights: Float64Array;
  bias: number;
}

const ROUNDS = 6;
const RATE = 0.3;

/**
 * A logistic regression from nothing and without chance: the same messages always give the same weights. What is rare
 * weighs more. The weakest weights are left out, and what remains learns once more without them.
 */
export function trainModel(table: FeatureTable, lesson: Lesson, manner: Manner): Model {
  const counts = countsOf(table, lesson.from);
  const values = Float64Array.from(table.names, (name, at) => {
    const count = counts[at] ?? 0;
    return count < manner.fewest ? 0 : manner.reachOf(name) * Math.log(lesson.from.length / count);
  });
  let learnt = learn(table, lesson, manner, counts, values);
  const weightOf = (at: number) => (learnt.weights[at] ?? 0) * (values[at] ?? 0);
  const strengthOf = (at: number) => Math.abs(weightOf(at)) * Math.sqrt(counts[at] ?? 0);
  const known = [...values.keys()].filter((at) => values[at] !== 0);
  if (known.length > manner.most) {
    known.sort((one, other) => strengthOf(other) - strengthOf(one));
    for (const at of known.splice(manner.most)) values[at] = 0;
    learnt = learn(table, lesson, manner, counts, values);
  }
  const weights = new Map(known.map((at) => [table.names[at] ?? '', weightOf(at)]));
  return { bias: learnt.bias, least: manner.least, weights };
}

function countsOf({ names, rows }: FeatureTable, from: readonly number[]): Int32Array {
  const counts = new Int32Array(names.length);
  for (const message of from) for (const at of rows[message] ?? []) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/** AdaGrad, message by message: a few rounds in a fixed mixed order do better for strangers than learning to the end. */
function learn(
  { names, rows }: FeatureTable,
  { from, isMeant }: Lesson,
  { least, strictness }: Manner,
  counts: Int32Array,
  values: Float64Array,
): Learning {
  const weights = new Float64Array(names.length);
  const spread = new Float64Array(names.length).fill(1e-6);
  let [bias, biasSpread] = [0, 1e-6];
  const order = mixed(from).map((message) => {
    const row = rows[message] ?? new Int32Array();
    return { row: row.filter((at) => values[at] !== 0), share: shareOf(row.length, least), message };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { row, share, message } of order) {
      let sum = bias;
      for (const at of row) sum += (weights[at] ?? 0) * (values[at] ?? 0) * share;
      const error = 1 / (1 + Math.exp(-sum)) - (isMeant(message) ? 1 : 0);
      for (const at of row) {
        const weight = weights[at] ?? 0;
        const slope = error * (values[at] ?? 0) * share + (strictness * weight) / (counts[at] ?? 1);
        spread[at] = (spread[at] ?? 0) + slope * slope;
        weights[at] = weight - (RATE * slope) / Math.sqrt(spread[at] ?? 1);
      }
      biasSpread += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSpread);
    }
  }
  return { weights, bias };
}

/** Neighbours in a file are alike; always the same order. */
function mixed(from: readonly number[]): number[] {
  const order = [...from];
  let seed = 12_345;
  for (let at = order.length - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
