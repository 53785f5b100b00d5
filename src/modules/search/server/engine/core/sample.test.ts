import { describe, expect, it } from 'vitest';
import { allOf, anyOf, type Expression, everything, holds, not, nothing, word } from './expression.ts';
import { createSample, storeSample } from './sample.ts';
import { tag, tagWord } from './tags.ts';

const COUNTRY = tag('country', 196);

/** Documents that hold a word by their number: `two` in every second one, and so on. */
const documents = Array.from({ length: 1000 }, (_, at) => ({
  hours: at,
  pay: at % 5 ? ([1, at] as [number, number]) : null,
  words: [...(at % 2 ? [] : ['two']), ...(at % 3 ? [] : ['three']), ...(at % 7 ? [] : [tagWord(COUNTRY)]), 'all'],
}));
const sample = createSample(JSON.parse(JSON.stringify(storeSample(documents))));

const expressions: Expression[] = [
  everything,
  nothing,
  word('two'),
  word('unheard'),
  not(word('two')),
  allOf([word('two'), word('three')]),
  anyOf([word('two'), word('three'), word('unheard')]),
  allOf([word('all'), not(anyOf([word('two'), word(tagWord(COUNTRY))]))]),
];

describe('sample', () => {
  it.each(expressions)('counts the documents that match %o', (expression) => {
    const matching = documents.filter(({ words }) => holds(expression, new Set(words)));
    expect(sample.count(expression)).toBe(matching.length);
    expect(sample.count(expression, { days: 10 })).toBe(matching.filter(({ hours }) => hours <= 240).length);
  });

  it('SRCH-04 counts those that pay at least so much in their currency, and tells what they pay', () => {
    const rich = documents.filter(({ pay }) => pay !== null && pay[1] >= 400);
    expect(sample.count(everything, { floors: [null, 400] })).toBe(rich.length);
    expect(sample.count(everything, { floors: [null, null, 1] })).toBe(0);
    expect(sample.paysOf(everything, { floors: [null, 400] })).toEqual(rich.map(({ pay }) => pay));
  });

  it('counts the tags of the matching documents and tells their ages in days', () => {
    const { tags, ages } = sample.tagsOf(word('two'), { days: 10 });
    const matching = documents.filter(({ hours, words }) => hours <= 240 && words.includes('two'));
    expect([...tags]).toEqual([[COUNTRY, matching.filter(({ words }) => words.includes(tagWord(COUNTRY))).length]]);
    expect(ages).toEqual(matching.map(({ hours }) => hours / 24));
  });

  it('keeps rare words out, but no tag', () => {
    const { words } = storeSample([{ hours: 1, pay: null, words: ['once', tagWord(COUNTRY)] }]);
    expect(Object.keys(words)).toEqual([tagWord(COUNTRY)]);
  });
});
