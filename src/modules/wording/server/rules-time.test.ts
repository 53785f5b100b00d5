import { describe, expect, it } from 'vitest';
import { findBreaches } from './find-breaches.ts';
import { lexicons } from './lexicons/lexicons.ts';

const LONGEST = 10_000;
/** Twice the text may take twice the time, and a little more for what the machine does besides. */
const GROWTH = 3.2;
/** Below this the clock says nothing. */
const LEAST_MS = 20;

/** The best of three: what else the machine does must not look like a rule that is slow. */
const TRIES = 3;

function timeOf(text: string): number {
  const before = process.threadCpuUsage();
  findBreaches(text, 'description', 'SG');
  return process.threadCpuUsage(before).user / 1000;
}

function growsWithLength(text: string): boolean {
  const whole = timeOf(text);
  return whole < 1000 && whole < Math.max(LEAST_MS, timeOf(text.slice(0, text.length / 2))) * GROWTH;
}

describe('rules over the texts of jobs', () => {
  it.each([
    'a',
    '1',
    'a.',
    '1-',
    'only ',
    'age ',
    'age 2',
    'male ',
    'no ',
    'deposit ',
    'pay $5 ',
    'must be ',
    '20 to ',
    '限',
    '男',
    '岁',
    '20歳',
    'お',
    'العمر ',
    'رسوم ',
    'a@',
    'line id ',
    '9 1 2 ',
    'whats',
    'edad ',
    'yas ',
    'umur ',
    '<',
    '\n',
    '🔥',
  ])('SAFE-06 take time that grows with the length of nothing but %j, not faster', (piece) => {
    const text = piece.repeat(LONGEST / piece.length);
    // Warm, and with the small text first: code that is not compiled yet is slow with any.
    timeOf(text.slice(0, text.length / 2));
    expect(Array.from({ length: TRIES }).some(() => growsWithLength(text))).toBe(true);
  });

  it('SAFE-06 have no gap without an end and no repeat inside a repeat', () => {
    for (const source of lexicons.flatMap(patternsOf)) {
      expect(source).not.toMatch(/(?<!\\)\.[*+]|\\[SDW][*+]|\[\^[^\]]*\][*+]/);
      expect(source).not.toMatch(/\([^()]*[*+][^()]*\)[*+]/);
    }
  });
});

function patternsOf(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : patternsOf(value)));
}
