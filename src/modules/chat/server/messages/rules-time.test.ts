import { expect, it } from 'vitest';
import { flagMessage } from '../shield/flag-message.ts';

const LONGEST = 5000;
/** Far more than any of these takes alone on a slow machine, far less than it took when it grew with the square. */
const PATIENCE_MS = 100;

it.each([
  'a',
  '1',
  '\u0661',
  'a.',
  'a-',
  'a1.',
  '1x',
  '2020-11-',
  'w.h.a.',
  'aa%',
  'a_',
  '+1',
  '@a',
  'line      ',
  'a(.',
  '%41',
])('CHAT-06 a message of nothing but %j is judged at once', (piece) => {
  const text = piece.repeat(LONGEST).slice(0, LONGEST);
  flagMessage(text, 'boss');
  const times = [1, 2, 3].map(() => {
    // Time of this thread, so that a busy machine changes nothing.
    const before = process.threadCpuUsage();
    flagMessage(text, 'boss');
    return process.threadCpuUsage(before).user / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(PATIENCE_MS);
});
