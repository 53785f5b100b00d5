import { expect, it } from 'vitest';
import { createPayReader } from './read-pay.ts';

const pays = createPayReader();
const read = (text: string) => pays.find(text, 'en', () => 1);

it('SRCH-10 reads pay beside a word, a currency or `at least`', () => {
  expect(read('nurse salary: at least $ 3,000')).toMatchObject({ amount: 3_000 });
  expect(read('driver from 4000 monthly')).toMatchObject({ amount: 4_000 });
  expect(read('nurse 24')).toBeUndefined();
});

it('SAFE-06 SRCH-10 takes no longer where a text leaves a wide gap, as what is excluded does', () => {
  const begun = performance.now();
  for (const text of [`${' '.repeat(197)}1x`, `salary${' '.repeat(190)}1x`, `${'at least '.repeat(20)}1x`]) {
    expect(read(text)).toBeUndefined();
  }
  expect(performance.now() - begun).toBeLessThan(3_000);
});
