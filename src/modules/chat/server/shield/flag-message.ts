import { readFileSync } from 'node:fs';
import type { MessageFlag } from '../../chat-fields.ts';
import { type Features, featuresOf, isSingle, type Side } from './features.ts';
import { type KeptModel, scoreOf, toModel } from './score.ts';

interface Trained {
  /** A message that scores more than this is flagged. */
  threshold: number;
  /** Two models that err in different ways: their scores are added. */
  harm: Record<keyof Features, KeptModel>;
  /** Which harm it is, once it is one. */
  reasons: Record<string, KeptModel>;
}

/** Made by `node scripts/train-shield.ts`. */
const TRAINED: Trained = JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8'));
const BY_WORDS = toModel(TRAINED.harm.words);
const BY_LETTERS = toModel(TRAINED.harm.letters);
const REASONS = Object.entries(TRAINED.reasons).map(([reason, kept]) => ({ reason, model: toModel(kept) }));
const FLAG_OF: Record<string, MessageFlag> = {
  fee: 'payment_request',
  wallet: 'wallet',
  document: 'personal_data',
  code: 'run_code',
  off_platform: 'off_platform',
  link: 'suspicious_link',
};
/** A second reason is named only where it is more likely than not. */
const SURE = 0;
/** Several demands in one message stand apart; a comma inside a number parts nothing. */
const CLAUSE = /[.,;:!?\n](?=\s)|[，。；：！？、،؛؟]/;
const SHORTEST_CLAUSE = 12;
const MOST_CLAUSES = 8;
/** Links that hide where they lead need no words to be told. */
const HIDING_LINKS = new Set(['shortLink', 'ipLink', 'maskedLink', 'lookalike']);

/**
 * Why a reader should be careful with a message, the likeliest reason first; nothing when it seems harmless. It only
 * warns: nothing is removed or held back for it.
 */
export function flagMessage(text: string, side: Side): MessageFlag[] {
  const features = featuresOf(text, side);
  if (!isHarmful(features)) return [];
  const reasons = new Set(reasonsOf(features));
  // A message that asks for several things is one example of each: its parts are judged alone, too.
  for (const clause of text.split(CLAUSE, MOST_CLAUSES)) {
    if (clause.length < SHORTEST_CLAUSE || clause.length === text.length) continue;
    const part = featuresOf(clause, side, true);
    if (isHarmful(part)) for (const reason of reasonsOf(part)) reasons.add(reason);
  }
  if (features.words.some((feature) => HIDING_LINKS.has(feature))) reasons.add('link');
  return [...reasons].flatMap((reason) => FLAG_OF[reason] ?? []);
}

function isHarmful({ words, letters }: Features): boolean {
  return scoreOf(BY_WORDS, words) + scoreOf(BY_LETTERS, letters) > TRAINED.threshold;
}

function reasonsOf({ words }: Features): string[] {
  const singles = words.filter(isSingle);
  const scored = REASONS.map(({ reason, model }) => ({ reason, score: scoreOf(model, singles) }));
  scored.sort((one, other) => other.score - one.score);
  return scored.filter(({ score }, at) => at === 0 || score > SURE).map(({ reason }) => reason);
}
