import { expect, it } from 'vitest';
import type { Eligibility } from '../job-card.ts';
import { hiringAnswer, isRestricted } from './hiring-answer.ts';

const country = (answer: 'yes' | 'no' | 'unknown') => ({ rule: 'country' as const, answer, wants: 'Japan' });
const timezone = (answer: 'yes' | 'no' | 'unknown') => ({ rule: 'timezone' as const, answer, wants: 'UTC+9' });

it.each<[Eligibility, string]>([
  [{ answer: 'yes', rules: [country('yes')] }, 'yes'],
  [{ answer: 'unknown', rules: [country('unknown')] }, 'unknown'],
  [{ answer: 'no', rules: [country('yes'), timezone('no')] }, 'no_timezone'],
  [{ answer: 'no', rules: [country('no'), timezone('no')] }, 'no_country'],
])('TRU-08 names the rule that blocks: %#', (eligibility, expected) => {
  expect(hiringAnswer(eligibility)).toBe(expected);
});

it('SRCH-07 only a country that is left out asks for confirmation', () => {
  expect(isRestricted({ answer: 'no', rules: [country('no')] })).toBe(true);
  expect(isRestricted({ answer: 'no', rules: [country('yes'), timezone('no')] })).toBe(false);
  expect(isRestricted(null)).toBe(false);
});
