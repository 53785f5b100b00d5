import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

const read = (text: string, language = 'en', places = 2) => {
  const { amount, problem } = readAmount(text, { language, places });
  return problem ?? amount;
};

describe('amounts as people type them', () => {
  it.each([
    // Everywhere the same.
    ['12.50', 12.5, 12.5, 12.5],
    ['12,50', 12.5, 12.5, 12.5],
    ['12.5', 12.5, 12.5, 12.5],
    ['1250', 1250, 1250, 1250],
    ['5 000', 5000, 5000, 5000],
    ['5\u00a0000,50', 5000.5, 5000.5, 5000.5],
    ["5'000.50", 5000.5, 5000.5, 5000.5],
    ['1,250.50', 1250.5, 1250.5, 1250.5],
    ['1.250,50', 1250.5, 1250.5, 1250.5],
    ['1.250.000', 1_250_000, 1_250_000, 1_250_000],
    ['1,250,000', 1_250_000, 1_250_000, 1_250_000],
    ['1.250.000,5', 1_250_000.5, 1_250_000.5, 1_250_000.5],
    ['12,50,000.75', 1_250_000.75, 1_250_000.75, 1_250_000.75],
    ['$12.50', 12.5, 12.5, 12.5],
    ['12,50 €', 12.5, 12.5, 12.5],
    ['0.50', 0.5, 0.5, 0.5],
    ['.50', 0.5, 0.5, 0.5],
    ['12.', 12, 12, 12],
    // One mark and three digits: the language decides.
    ['1.250', 1.25, 1250, 1.25],
    ['1,250', 1250, 1.25, 1250],
    ['12,500', 12_500, 12.5, 12_500],
    ['1250.500', 1250.5, 1250.5, 1250.5],
    ['0,500', 0.5, 0.5, 0.5],
    // Other digits.
    ['١٢٫٥٠', 12.5, 12.5, 12.5],
    ['١٬٢٥٠', 1250, 1250, 1250],
    ['١٬٢٥٠٫٧٥', 1250.75, 1250.75, 1250.75],
    ['۱۲٫۵', 12.5, 12.5, 12.5],
    ['١٢.٥٠', 12.5, 12.5, 12.5],
    ['१२५०', 1250, 1250, 1250],
    ['１２．５０', 12.5, 12.5, 12.5],
    // Nothing, and what nobody should guess at.
    ['', null, null, null],
    ['  ', null, null, null],
    ['$', null, null, null],
    ['abc', 'unreadable', 'unreadable', 'unreadable'],
    ['5k', 'unreadable', 'unreadable', 'unreadable'],
    ['-5', 'unreadable', 'unreadable', 'unreadable'],
    ['12..50', 'unreadable', 'unreadable', 'unreadable'],
    ['1.2.3', 'unreadable', 'unreadable', 'unreadable'],
    ['1,2,3.50', 'unreadable', 'unreadable', 'unreadable'],
    [',', 'unreadable', 'unreadable', 'unreadable'],
    ['1.50-2.00', 'unreadable', 'unreadable', 'unreadable'],
    ['12.345', 'tooPrecise', 12_345, 'tooPrecise'],
    ['12.3456', 'tooPrecise', 'tooPrecise', 'tooPrecise'],
    ['9,999,999,999.99', 9_999_999_999.99, 9_999_999_999.99, 9_999_999_999.99],
    ['12345678901', 'tooLong', 'tooLong', 'tooLong'],
    ['0000000000012', 12, 12, 12],
  ])('EMP-02 PREF-01 reads %s as %s in English, %s in Spanish, %s in Arabic', (text, english, spanish, arabic) => {
    expect([read(text, 'en'), read(text, 'es'), read(text, 'ar')]).toEqual([english, spanish, arabic]);
  });

  it('EMP-02 a currency without cents has no decimals, so three digits are a thousand', () => {
    expect([read('1.250', 'en', 0), read('1,250', 'es', 0), read('1250.0', 'en', 0)]).toEqual([1250, 1250, 1250]);
    expect(read('12.50', 'en', 0)).toBe('tooPrecise');
  });

  it('EMP-02 a currency with three decimals takes them where the language writes them so', () => {
    expect([read('1.255', 'en', 3), read('1,255', 'es', 3), read('1.255', 'es', 3)]).toEqual([1.255, 1.255, 1255]);
  });
});
