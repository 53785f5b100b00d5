/**
 * Trains the scam shield of chat on the labelled messages of all parts but q and u (`test/scams/`) and writes its weights:
 * `node scripts/train-shield.ts`. Halves q and u are never read here.
 */
import { writeFileSync } from 'node:fs';
import { isSingle } from '#src/modules/chat/server/shield/features.ts';
import { type KeptModel, type Model, scoreOf } from '#src/modules/chat/server/shield/score.ts';
import { tableOf } from './shield/feature-table.ts';
import { type Example, readExamples, readPhrases } from './shield/read-examples.ts';
import { reportUnseen, thresholdOf } from './shield/report-unseen.ts';
import { type Manner, trainModel } from './shield/train-model.ts';

const PARTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'm', 'n', 'p', 't'];
/** Of harmless messages whose author was left out. */
const MOST_FALSE = 0.03;
const REASONS = ['fee', 'wallet', 'document', 'code', 'off_platform', 'link'];
const TARGET = new URL('../src/modules/chat/server/shield/weights.json', import.meta.url);
/** Pairs of meanings are many and often chance. */
const REACH: Record<string, number> = { 'm:': 0.06, 's:': 0.12 };
const WORDS: Manner = {
  fewest: 2,
  least: 16,
  most: 20_000,
  strictness: 0.01,
  reachOf: (name) => REACH[name.slice(0, 2)] ?? 0.3,
};
const WHICH_HARM: Manner = { ...WORDS, fewest: 4, most: 1_500 };
const LETTERS: Manner = { fewest: 3, least: 120, most: 40_000, strictness: 0.003, reachOf: () => 1 / 6 };

const examples = [...PARTS.flatMap(readExamples), ...readPhrases()];
const all = [...examples.keys()];
const words = tableOf(examples.map(({ features }) => features.words));
const letters = tableOf(examples.map(({ features }) => features.letters));
const singles = tableOf(examples.map(({ features }) => features.words.filter(isSingle)));
const isHarm = (at: number) => examples[at]?.reason !== 'ok';

const judged = judgeUnseen();
const threshold = thresholdOf(judged, MOST_FALSE);
reportUnseen(judged, threshold);

const harm = harmModels(all);
const reasons = REASONS.map((reason) => {
  const isMeant = (at: number) => examples[at]?.reason.split(',').includes(reason) === true;
  return [reason, kept(trainModel(singles, { from: all.filter(isHarm), isMeant }, WHICH_HARM))];
});
const content = {
  threshold: rounded(threshold),
  harm: { words: kept(harm.words), letters: kept(harm.letters) },
  reasons: Object.fromEntries(reasons),
};
writeFileSync(TARGET, `${JSON.stringify(content, null, 1)}\n`);

function harmModels(from: number[]): Record<'words' | 'letters', Model> {
  const lesson = { from, isMeant: isHarm };
  return { words: trainModel(words, lesson, WORDS), letters: trainModel(letters, lesson, LETTERS) };
}

/** Every message judged by models that saw nothing of its author; the phrases are only learnt from. */
function judgeUnseen(): { one: Example; score: number }[] {
  const labelled = examples.filter(({ half }) => half !== 'phrases');
  return [...new Set(labelled.map(({ author }) => author))].flatMap((author) => {
    const models = harmModels(all.filter((at) => examples[at]?.author !== author));
    return labelled
      .filter((one) => one.author === author)
      .map((one) => ({
        one,
        score: scoreOf(models.words, one.features.words) + scoreOf(models.letters, one.features.letters),
      }));
  });
}

/** Names under their weight, so that the file stays small and the heaviest ones are easily found. */
function kept({ bias, least, weights }: Model): KeptModel {
  const byWeight = new Map<number, string[]>();
  for (const [name, weight] of weights) {
    const step = Math.round(weight * 10);
    if (step !== 0) byWeight.set(step, [...(byWeight.get(step) ?? []), name]);
  }
  const lines = [...byWeight].sort(([one], [other]) => other - one);
  return {
    bias: rounded(bias),
    least,
    weights: Object.fromEntries(lines.map(([step, names]) => [(step / 10).toFixed(1), names.sort().join('|')])),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
