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

/**
 * Why a reader should be careful with a message, the likeliest reason first; nothing when it seems harmless. It only
 * warns: nothing is removed or held back for it.
 */
export function flagMessage(text: string, side: Side): MessageFlag[] {
  const features = featuresOf(text, side);
  if (scoreOf(TRAINED.harm, features) <= TRAINED.threshold) return [];
  const scored = Object.entries(TRAINED.reasons).map(([reason, weights]) => ({
    reason,
    score: scoreOf(weights, features),
  }));
  scored.sort((one, other) => other.score - one.score);
  return scored.filter(({ score }, at) => at === 0 || score > SURE).flatMap(({ reason }) => FLAG_OF[reason] ?? []);
}

function scoreOf({ bias, weights }: Weights, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), bias);
}
