import { describe, expect, it } from 'vitest';
import { createSpeller, mistakesBetween } from './spelling.ts';

const speller = createSpeller(['engineer', 'accountant', 'manager', 'ranger', 'nurse', 'data'], (word) =>
  word === 'manager' ? 1 : 0,
);

describe('spelling', () => {
  it('counts letters added, left out, changed and swapped', () => {
    expect(mistakesBetween('enginer', 'engineer', 2)).toBe(1);
    expect(mistakesBetween('engienre', 'engineer', 2)).toBe(2);
    expect(mistakesBetween('managre', 'manager', 2)).toBe(1);
    expect(mistakesBetween('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  it('SRCH-06 finds what a misspelt word meant', () => {
    expect(speller.nearest('enginer')[0]).toBe('engineer');
    expect(speller.nearest('acountent')[0]).toBe('accountant');
    expect(speller.nearest('manger')[0]).toBe('manager');
  });

  it('leaves short words and strangers alone', () => {
    expect(speller.nearest('dta')).toEqual([]);
    expect(speller.nearest('xylophone')).toEqual([]);
  });
});
