/**
 * Trains the scam shield of chat on the labelled messages of halves a and c (`test/scams/`) and writes its weights:
 * `node scripts/train-shield.ts`. Half b is never read here.
 */
import { writeFileSync } from 'node:fs';
import { type Example, readExamples, readPhrases } from './shield/read-examples.ts';
import { type Model, scoreOf, trainModel } from './shield/train-model.ts';

const FOLDS = 5;
/** Of a hundred harmless messages that were not trained on. */
const MOST_FALSE = 0.02;
const MOST_WEIGHTS = 6000;
const REASONS = ['fee', 'wallet', 'document', 'code', 'off_platform', 'link'];
const TARGET = new URL('../src/modules/chat/server/shield/weights.json', import.meta.url);

const isHarm = ({ reason }: Example) => reason !== 'ok';
const labelled = [...readExamples('a'), ...readExamples('c')];
const phrases = readPhrases();

const judged = judgeUnseen();
const threshold = thresholdOf(judged);
for (const half of ['a', 'c'])
  report(
    half,
    judged.filter(({ one }) => one.half === half),
  );

const harm = pruned(trainModel([...labelled, ...phrases], isHarm));
const harmful = [...labelled, ...phrases]
  .filter(isHarm)
  .map((one) => ({ ...one, features: one.features.filter(isSingle) }));
const reasons = REASONS.map((reason) => [reason, readable(trainModel(harmful, (one) => one.reason === reason))]);
const content = { threshold: round(threshold), harm: readable(harm), reasons: Object.fromEntries(reasons) };
writeFileSync(TARGET, `${JSON.stringify(content, null, 1)}\n`);

/** Every message judged by a model that saw neither it nor its translations, which have its line in the other files. */
function judgeUnseen(): { one: Example; score: number }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainModel([...labelled.filter(({ line }) => line % FOLDS !== fold), ...phrases], isHarm);
    return labelled
      .filter(({ line }) => line % FOLDS === fold)
      .map((one) => ({ one, score: scoreOf(model, one.features) }));
  }).flat();
}

function thresholdOf(all: { one: Example; score: number }[]): number {
  const harmless = all.flatMap(({ one, score }) => (isHarm(one) ? [] : score)).sort((a, b) => b - a);
  return harmless[Math.floor(harmless.length * MOST_FALSE)] ?? 0;
}

function report(half: string, all: { one: Example; score: number }[]): void {
  const share = (harm: boolean) => {
    const of = all.filter(({ one }) => isHarm(one) === harm);
    return `${((100 * of.filter(({ score }) => score > threshold).length) / of.length).toFixed(1)} % of ${of.length}`;
  };
  console.log(`half ${half}, cross-validated: found ${share(true)}, falsely ${share(false)}`);
}

/** Single meanings and signals, without pairs and plain words. */
function isSingle(name: string): boolean {
  return !name.includes(':');
}

function pruned({ bias, weights }: Model): Model {
  const strongest = [...weights].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, MOST_WEIGHTS);
  return { bias, weights: new Map(strongest) };
}

function readable({ bias, weights }: Model): { bias: number; weights: Record<string, number> } {
  const kept = [...weights]
    .map(([name, weight]) => [name, round(weight)] as const)
    .filter(([, weight]) => weight !== 0);
  return { bias: round(bias), weights: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
