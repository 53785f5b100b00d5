import { describe, expect, it } from 'vitest';
import type { Letter } from './pdf-letters.ts';
import { buildRows } from './pdf-segments.ts';

const SIZE = 10;
const letter = (char: string, x0: number, x1: number, baseline: number): Letter => ({
  char,
  x0,
  x1,
  baseline,
  size: SIZE,
  isBold: false,
});

/** A word whose letters are half as wide as they are high, from left to right. */
const word = (text: string, x: number, baseline: number) =>
  [...text].map((char, at) => letter(char, x + at * 5, x + at * 5 + 5, baseline));

const textsOf = (letters: Letter[]) => buildRows(letters).map((row) => row.map(({ text }) => text));

describe('the letters of a page', () => {
  it('RES-02 are read in the order of their middles where one Arabic letter reaches below the next', () => {
    const letters = [letter('ي', 28, 31.2, 50), letter('ر', 24.1, 28, 50), letter('ا', 24.4, 26, 50)];
    expect(textsOf(letters)).toEqual([['يرا']]);
  });

  it('RES-02 are a lam with its alef where the two share a place, in whatever order they are written', () => {
    const letters = [letter('ب', 31.8, 36, 50), letter('إ', 27.5, 31.7, 50), letter('ل', 27.6, 31.1, 50)];
    expect(textsOf(letters)).toEqual([['بلإ']]);
  });

  it('RES-02 are cells of their own where they begin at a column that other lines show, however close', () => {
    const names = [10, 30, 50].flatMap((baseline) => word('Bakery', 80, baseline));
    const close = [...word('2012–2013', 30, 70), ...word('Mill', 80, 70)];
    expect(textsOf([...names, ...close]).at(-1)).toEqual(['2012–2013', 'Mill']);
  });
});
