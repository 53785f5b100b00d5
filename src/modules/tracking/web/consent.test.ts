import { expect, it } from 'vitest';
import { mayTrack } from './consent.ts';

it.each([
  ['given', true],
  ['not_asked', true],
  ['needed', false],
  ['refused', false],
  [undefined, false],
])('TRK-06 consent %s lets tracking run: %s', (consent, expected) => {
  expect(mayTrack({ dataset: { consent } })).toBe(expected);
});
