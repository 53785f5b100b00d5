/**
 * Trains the scam shield of chat on the labelled messages of parts a, c, d, f, g, h and i (`test/scams/`) and writes its weights:
 * `node scripts/train-shield.ts`. Halves b and e are never read here.
 */
import { writeFileSync } from 'node:fs';
import { type Example, readExamples, readPhrases } from './shield/read-examples.ts';
import { type Model, scoreOf, trainModel } from './shield/train-model.ts';

/** Each was written by someone else, so that one left out tells how strangers' messages do. */
const AUTHORS = ['a', 'c', 'd', 'f', 'g', 'h', 'i'];
/** Of harmless messages whose author was left out. */
const MOST_FALSE = 0.06;
const MOST_WEIGHTS = 12_000;
const REASONS = ['fee', 'wallet', 'document', 'code', 'off_platform', 'link'];
const TARGET = new URL('../src/modules/chat/server/shield/weights.json', import.meta.url);

const isHarm = ({ reason }: Example) => reason !== 'ok';
const labelled = AUTHORS.flatMap(readExamples);
const phrases = readPhrases();

const judged = judgeUnseen();
const threshold = thresholdOf(judged);
for (const half of AUTHORS)
  report(
    half,
    judged.filter(({ one }) => one.half === half),
  );

const harm = pruned(trainModel([...labelled, ...phrases], isHarm));
const harmful = [...labelled, ...phrases]
  .filter(isHarm)
  .map((one) => ({ ...one, features: one.features.filter(isSingle) }));
const reasons = REASONS.map((reason) => [
  reason,
  readable(trainModel(harmful, (one) => one.reason.split(',').includes(reason))),
]);
const content = { threshold: round(threshold), harm: readable(harm), reasons: Object.fromEntries(reasons) };
writeFileSync(TARGET, `${JSON.stringify(content, null, 1)}\n`);

/** Every message judged by a model that saw nothing of its author. */
function judgeUnseen(): { one: Example; score: number }[] {
  return AUTHORS.flatMap((author) => {
    const model = trainModel([...labelled.filter(({ half }) => half !== author), ...phrases], isHarm);
    return labelled.filter(({ half }) => half === author).map((one) => ({ one, score: scoreOf(model, one.features) }));
  });
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
  console.log(`part ${half}, by a model without it: found ${share(true)}, falsely ${share(false)}`);
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
