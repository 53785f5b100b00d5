import { expect, it } from 'vitest';
import { isRestricted } from './hiring-words.ts';

const rule = (name: 'country' | 'timezone', answer: 'yes' | 'no') => ({ rule: name, answer, wants: 'x', unmet: 'x' });

it('SRCH-07 only a country that is left out asks for confirmation', () => {
  expect(isRestricted({ answer: 'no', rules: [rule('country', 'no')] })).toBe(true);
  expect(isRestricted({ answer: 'no', rules: [rule('country', 'yes'), rule('timezone', 'no')] })).toBe(false);
  expect(isRestricted(null)).toBe(false);
});
