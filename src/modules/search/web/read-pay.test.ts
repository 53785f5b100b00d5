import { expect, it } from 'vitest';
import { readPay } from './read-pay.ts';

it.each([
  ['5000', 'en', 5000],
  ['$5,000', 'en', 5000],
  ['5.000', 'id', 5000],
  ['5 000', 'en', 5000],
  ['5,000.50', 'en', 5000],
  ['٥٬٠٠٠', 'ar', 5000],
  ['３０００００', 'ja', 300000],
  ['', 'en', undefined],
  ['a lot', 'en', undefined],
  ['0', 'en', undefined],
])('SRCH-04 reads the pay %s in %s', (text, language, amount) => {
  expect(readPay(text, language)).toBe(amount);
});
