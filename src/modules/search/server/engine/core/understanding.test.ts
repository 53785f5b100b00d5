import { describe, expect, it } from 'vitest';
import { allOf, anyWord, type Expression, everything, holds, not, nothing, toTsquery, word } from './expression.ts';
import { separate } from './understanding.ts';

const levels: Expression[] = [
  anyWord(['a', 'b']),
  anyWord(['a', 'b', 'c']),
  allOf([word('d'), anyWord(['a', 'e'])]),
  nothing,
  anyWord(['a', 'd', 'f']),
];

describe('separate', () => {
  it('SRCH-06 puts a document into the first level that it matches, and into no other', () => {
    for (let set = 0; set < 64; set += 1) {
      const document = new Set([...'abcdef'].filter((_, at) => set & (1 << at)));
      const first = levels.findIndex((level) => holds(level, document));
      const found = separate(levels).flatMap((level, at) => (holds(level, document) ? [at] : []));
      expect(found, [...document].join('')).toEqual(first < 0 ? [] : [first]);
    }
  });

  it('asks for nothing twice', () => {
    const [, second] = separate(levels);
    expect(toTsquery(second as Expression)).toBe("('c'&!('a'|'b'))");
  });

  it('leaves nothing behind a level that holds everything', () => {
    expect(separate([everything, word('a')])).toEqual([everything, nothing]);
    expect(not(nothing)).toEqual(everything);
  });
});
