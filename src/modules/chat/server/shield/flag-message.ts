import { readFileSync } from 'node:fs';
import type { MessageFlag } from '../../chat-fields.ts';
import { featuresOf, type Side } from './features.ts';

interface Weights {
  bias: number;
  weights: Record<string, number>;
}
interface Trained {
  /** A message that scores more than this is flagged. */
  threshold: number;
  harm: Weights;
  /** Which harm it is, once it is one. */
  reasons: Record<string, Weights>;
}

/** Made by `node scripts/train-shield.ts`. */
const TRAINED: Trained = JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8'));
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
  if (scoreOf(TRAINED.harm, features) <= TRAINED.threshold) return [];
  const reasons = new Set(reasonsOf(features));
  // A message that asks for several things is one example of each: its parts are judged alone, too.
  for (const clause of text.split(CLAUSE, MOST_CLAUSES)) {
    if (clause.length < SHORTEST_CLAUSE || clause.length === text.length) continue;
    const part = featuresOf(clause, side, true);
    if (scoreOf(TRAINED.harm, part) > TRAINED.threshold) for (const reason of reasonsOf(part)) reasons.add(reason);
  }
  if (features.some((feature) => HIDING_LINKS.has(feature))) reasons.add('link');
  return [...reasons].flatMap((reason) => FLAG_OF[reason] ?? []);
}

function reasonsOf(features: readonly string[]): string[] {
  const scored = Object.entries(TRAINED.reasons).map(([reason, weights]) => ({
    reason,
    score: scoreOf(weights, features),
  }));
  scored.sort((one, other) => other.score - one.score);
  return scored.filter(({ score }, at) => at === 0 || score > SURE).map(({ reason }) => reason);
}

function scoreOf({ bias, weights }: Weights, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), bias);
}
