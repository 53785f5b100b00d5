import { lazy } from '#src/kernel/lazy.ts';
import { readTable } from '#src/modules/options/server/options.public.ts';
import type { Intent } from '../../intents.ts';
import { questionFeatures } from './question-features.ts';

/** What an intent never had counts as so much of a question. */
const UNSEEN = 0.02;

interface Model {
  examples: number;
  perIntent: Map<Intent, number>;
  /** In how many questions of each intent a feature was. */
  counts: Map<string, Map<Intent, number>>;
}

export type Scores = ReadonlyMap<Intent, number>;

/**
 * How much more a question looks like those of each intent than like all others (naive Bayes). It is learnt when it is
 * first asked, from questions that anyone can read and add to: `data/questions.tsv`.
 */
export function guessIntents(question: string): Scores {
  const { examples, perIntent, counts } = model();
  const known = [...questionFeatures(question)].flatMap((feature) => counts.get(feature) ?? []);
  const scores = new Map<Intent, number>();
  for (const [intent, own] of perIntent) {
    let score = 0;
    for (const count of known) {
      const here = count.get(intent) ?? 0;
      const elsewhere = sumOf(count) - here;
      score += Math.log((here + UNSEEN) / (own + 2 * UNSEEN));
      score -= Math.log((elsewhere + UNSEEN) / (examples - own + 2 * UNSEEN));
    }
    // A long question has many features that say the same.
    scores.set(intent, score / Math.sqrt(known.length || 1));
  }
  return scores;
}

const sums = new WeakMap<Map<Intent, number>, number>();

function sumOf(count: Map<Intent, number>): number {
  const known = sums.get(count) ?? [...count.values()].reduce((sum, one) => sum + one, 0);
  sums.set(count, known);
  return known;
}

const model = lazy((): Model => {
  const rows = readTable(new URL('../../data/questions.tsv', import.meta.url));
  const learnt: Model = { examples: rows.length, perIntent: new Map(), counts: new Map() };
  for (const { question = '', intent: named = '' } of rows) {
    const intent = named as Intent;
    learnt.perIntent.set(intent, (learnt.perIntent.get(intent) ?? 0) + 1);
    for (const feature of questionFeatures(question)) {
      const count = learnt.counts.get(feature) ?? new Map<Intent, number>();
      count.set(intent, (count.get(intent) ?? 0) + 1);
      learnt.counts.set(feature, count);
    }
  }
  return learnt;
});
