import { describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createSpeller } from '../engine/core/spelling.ts';
import { correctSpelling } from './correct-spelling.ts';
import { learntFrom } from './query-knowledge.ts';

const { thesaurus } = await learntFrom(loadOptionData());
const knowledge = {
  isKnown: (word: string) => thesaurus.vocabulary.has(word),
  languagesOf: thesaurus.languagesOf,
  speller: createSpeller(thesaurus.vocabulary.keys(), () => 1),
  written: thesaurus.vocabulary,
};

describe('spelling', () => {
  it.each([
    ['en', 'acountant', 'accountant'],
    ['en', 'Software enginer', 'Software engineer'],
    ['es', 'contadr', 'contador'],
  ])('SRCH-12 %s: %s is put right', (language, typed, corrected) => {
    expect(correctSpelling(typed, language, knowledge)).toBe(corrected);
  });

  it.each([
    ['en', 'janitor'],
    ['en', 'export expert'],
    ['pt-BR', 'babá'],
    ['ms', 'petronas jurutera'],
    ['ja', '会記'],
    ['es', 'kinesióloga'],
    ['es', 'cocineras'],
    ['pt-BR', 'pedreira'],
  ])('SRCH-12 %s: %s stays as typed', (language, typed) => {
    expect(correctSpelling(typed, language, knowledge)).toBeNull();
  });
});
