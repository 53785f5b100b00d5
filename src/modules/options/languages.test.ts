import { expect, it } from 'vitest';
import { directionOf, languageCodes } from './languages.ts';

it('GEO-04 only Arabic runs from right to left, however its code is spelled', () => {
  expect(languageCodes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar']);
  expect(directionOf('AR')).toBe('rtl');
  expect(directionOf('xx')).toBe('ltr');
});
