import { describe, expect, it } from 'vitest';
import { flag, idList, pageNumber } from './schemas.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('shared inputs', () => {
  it('NAV-02 read ids as a text with commas, as one value and as a list', () => {
    for (const spelling of ['3,1,2', ['3', '1', '2'], [3, 1, 2]]) expect(idList.parse(spelling)).toEqual([3, 1, 2]);
    expect(idList.parse('7')).toEqual([7]);
    expect(idList.parse('')).toEqual([]);
  });

  it('ERR-02 take at most 1000 ids', () => {
    expect(idList.parse(numbers(1000).join(','))).toHaveLength(1000);
    expect(idList.safeParse(numbers(1001).join(',')).success).toBe(false);
    expect(idList.safeParse(numbers(1001)).success).toBe(false);
  });

  it.each(['a', '1,b', '1.5', '-1', '9'.repeat(12), '1e400'])('refuse what is no id: %s', (value) => {
    expect(idList.safeParse(value).success).toBe(false);
  });

  it('count pages from 1', () => {
    expect(pageNumber.parse(undefined)).toBe(1);
    expect(pageNumber.parse('3')).toBe(3);
    for (const page of ['0', '-1', '1.5', 'last', '100001']) expect(pageNumber.safeParse(page).success).toBe(false);
  });

  it('tell yes from no and refuse the rest', () => {
    expect(['1', 'true', true].map((value) => flag.parse(value))).toEqual([true, true, true]);
    expect(['0', 'false', false].map((value) => flag.parse(value))).toEqual([false, false, false]);
    for (const value of ['yes', '', 2]) expect(flag.safeParse(value).success).toBe(false);
  });
});
