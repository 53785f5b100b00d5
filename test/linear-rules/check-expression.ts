import { createHash } from 'node:crypto';
import { check } from 'recheck';
import type { Expression } from './collect-expressions.ts';

/** Text on which an expression is slowest: pieces that are repeated as often as the text may be long. */
export interface Attack {
  pumps: { prefix: string; pump: string }[];
  suffix: string;
}

/** What the checker says: linear, or slow on this text; `unknown` when it found no answer in time. */
export type Verdict = 'linear' | 'unknown' | Attack;
export type Verdicts = Record<string, Verdict>;

export function keyOf({ source, flags }: Expression): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16);
}

export async function checkExpression({ source, flags }: Expression): Promise<Verdict> {
  const found = await check(source, flags.replace('v', 'u'), { timeout: 30_000 });
  if (found.status === 'safe') return 'linear';
  if (found.status === 'unknown') return 'unknown';
  const { pumps, suffix } = found.attack;
  return { pumps: pumps.map(({ prefix, pump }) => ({ prefix, pump })), suffix };
}

/** The slowest text of a length. */
export function attackOf({ pumps, suffix }: Attack, length: number): string {
  const share = Math.floor(length / Math.max(1, pumps.length));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(share / pump.length))).join('') + suffix;
}
