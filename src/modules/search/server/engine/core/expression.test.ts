import { describe, expect, it } from 'vitest';
import {
  allOf,
  anyOf,
  anyWord,
  everything,
  holds,
  isEverything,
  isNothing,
  not,
  nothing,
  toTsquery,
  word,
} from './expression.ts';

describe('expression', () => {
  it('writes a tsquery in which no sign of a word has a meaning', () => {
    expect(toTsquery(allOf([word("o'neil"), not(word('a\\b')), anyWord(['x|y', '&'])]))).toBe(
      "('o''neil'&!'a\\\\b'&('x|y'|'&'))",
    );
  });

  it('joins levels of the same sort and keeps a word once', () => {
    const joined = anyOf([word('a'), anyOf([word('b'), word('a')]), nothing]);
    expect(toTsquery(joined)).toBe("('a'|'b')");
    expect(isEverything(allOf([everything, everything]))).toBe(true);
    expect(isNothing(anyOf([nothing]))).toBe(true);
  });

  it('holds a document against it', () => {
    const asked = allOf([anyWord(['a', 'b']), not(word('c'))]);
    expect(holds(asked, new Set(['b', 'd']))).toBe(true);
    expect(holds(asked, new Set(['b', 'c']))).toBe(false);
    expect(holds(everything, new Set())).toBe(true);
    expect(holds(nothing, new Set(['a']))).toBe(false);
  });
});
