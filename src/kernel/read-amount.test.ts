import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['5000', 5000],
  ['S$5,000', 5000],
  ['5.000', 5000],
  ['5 000', 5000],
  ['5,000.50', 5000],
  ['12,50', 12],
  ['٥٬٠٠٠', 5000],
  ['۵۰۰۰', 5000],
  ['３０００００', 300000],
  ['', undefined],
  ['a lot', undefined],
  ['0', undefined],
  ['99999999999999', undefined],
])('SRCH-04 reads the amount %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
