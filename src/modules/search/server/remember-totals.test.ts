import { expect, it } from 'vitest';
import { rememberTotals } from './remember-totals.ts';

it('SRCH-01 a large total holds for a minute, a small one is counted each time', async () => {
  let now = 0;
  let counted = 0;
  const count = rememberTotals(
    {
      count: async ({ text }) => {
        counted += 1;
        return {
          value: text === 'rare' ? counted : 1_000 + counted,
          related: 0,
          isEstimate: false,
          isLowerBound: false,
        };
      },
    },
    { now: () => new Date(now) },
  );
  const value = async (text: string) => (await count({ scope: 'local', text })).value;
  expect([await value('engineer'), await value('engineer')]).toEqual([1_001, 1_001]);
  expect([await value('rare'), await value('rare')]).toEqual([2, 3]);
  expect(await value('nurse')).toBe(1_004);
  now = 60_000;
  expect(await value('engineer')).toBe(1_005);
});

it('does not wake the engine before somebody counts', () => {
  const asleep = new Proxy({} as Parameters<typeof rememberTotals>[0], {
    get: () => {
      throw new Error('woken');
    },
  });
  expect(() => rememberTotals(asleep, { now: () => new Date(0) })).not.toThrow();
});
