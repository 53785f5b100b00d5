import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createSpeller } from '../engine/core/spelling.ts';
import { correctSpelling } from './correct-spelling.ts';
import { learntFrom, type QueryKnowledge } from './query-knowledge.ts';
import { understandQuery } from './understand-query.ts';

/** Real words, names and brands, by the language of the page that they are typed on. */
const rows = readFileSync(new URL('words-that-stay.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const words = rows.flatMap(([language = '', list = '']) => list.split(';').map((word) => ({ language, word })));

let knowledge: QueryKnowledge;
let correct: (text: string, language: string) => string | null;
beforeAll(async () => {
  knowledge = await learntFrom(loadOptionData());
  const { vocabulary, languagesOf } = knowledge.thesaurus;
  const speller = createSpeller(vocabulary.keys(), () => 1);
  const isKnown = (word: string) => vocabulary.has(word) || knowledge.lexicon.isWord(word);
  correct = (text, language) => correctSpelling(text, language, { isKnown, languagesOf, speller, written: vocabulary });
});

describe('words that stay as typed', () => {
  it('SRCH-12 are at least 150, in ten languages', () => {
    expect(words.length).toBeGreaterThanOrEqual(150);
    expect(rows.length).toBe(10);
  });

  it.each(rows.map(([language = '']) => language))('SRCH-12 in %s none is corrected to a job', (language) => {
    const changed = words
      .filter((one) => one.language === language)
      .flatMap(({ word }) => {
        const corrected = correct(word, language);
        const [way] =
          corrected === null ? [] : understandQuery(corrected, knowledge, { language, countryId: undefined });
        return way?.titleIds.length ? [`${word} → ${corrected}`] : [];
      });
    expect(changed).toEqual([]);
  });
});
