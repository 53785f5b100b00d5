import { describe, expect, it } from 'vitest';
import { packTexts, packWords, readTexts, readWords } from './word-table.ts';

const many = Array.from({ length: 5_000 }, (_, at) => `word${at}`);
const words = ['nurse', 'nurses', '', 'دكتور', '看護師', '🚑', ...many];
const table = readWords(packWords(words));

describe('a table of words', () => {
  it('gives every word its place in the order they came in, and the word at a place', () => {
    expect(words.map(table.numberOf)).toEqual(words.map((_, at) => at));
    expect([...table.all()]).toEqual(words);
    expect(words.map((_, at) => table.lengthOf(at))).toEqual(words.map(({ length }) => length));
  });

  it('does not know what only begins like a word, ends like one or is as long', () => {
    expect(['nurs', 'nursess', 'urse', 'nurze', 'word5000', '看護', ' '].filter(table.has)).toEqual([]);
    expect(readWords(packWords([])).numberOf('nurse')).toBeUndefined();
  });

  it('tells what a word begins with', () => {
    expect(['', 'nurse', 'nurses'].map((one) => table.startsWith(1, one))).toEqual([true, true, true]);
    expect(['s', 'nurses!', 'Nurse'].map((one) => table.startsWith(1, one))).toEqual([false, false, false]);
  });

  it('keeps texts that are not looked for, twice the same too', () => {
    const texts = ['nurse', '', 'nurse', '看護師'];
    expect([...readTexts(packTexts(texts)).all()]).toEqual(texts);
  });
});
