import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import { meaningOf } from './abbreviations.ts';
import { listAt, type NumberLists } from './number-lists.ts';
import { stem } from './stem.ts';
import { readTexts, readWords, type TextsData, type WordTableData } from './word-table.ts';

export interface Thesaurus {
  /** What a phrase names, as tags of jobs. */
  find(words: readonly string[]): readonly number[] | undefined;
  /** Every word of a title, skill or place, which a misspelt word may have meant, and how it is written. */
  vocabulary: Vocabulary;
  /** The languages in which a word of the vocabulary is used, one bit each in the order of our languages. */
  languagesOf(word: string): number;
}

export interface Vocabulary {
  has(word: string): boolean;
  get(word: string): string | undefined;
  keys(): Iterable<string>;
}

/** What `learnThesaurus` has learnt. */
export interface ThesaurusData {
  phrases: WordTableData;
  /** The tags of each phrase. */
  meanings: NumberLists;
  words: WordTableData;
  /** How each word is written, and the languages that it belongs to. */
  written: TextsData;
  languages: Int32Array;
}

export function readThesaurus(data: ThesaurusData): Thesaurus {
  const phrases = readWords(data.phrases);
  const words = readWords(data.words);
  const written = readTexts(data.written);
  const numberOf = (said: readonly string[]) =>
    phrases.numberOf(said.join('')) ?? phrases.numberOf(phraseKey(said)) ?? phrases.numberOf(stem(said.join('')));
  return {
    find: (said) => {
      const number = numberOf(said);
      return number === undefined ? undefined : Array.from(listAt(data.meanings, number));
    },
    vocabulary: {
      has: words.has,
      get: (word) => {
        const number = words.numberOf(word);
        return number === undefined ? undefined : written.textOf(number);
      },
      keys: words.all,
    },
    languagesOf: (word) => {
      const number = words.numberOf(word);
      return number === undefined ? 0 : (data.languages[number] as number);
    },
  };
}

/** The bit of a language; none for one that is not ours. */
export function bitOf(code: string): number {
  const at = languageCodes.indexOf(code as LanguageCode);
  return at < 0 ? 0 : 1 << at;
}

/** Words that mean the same give the same key, and spaces do not count: front end, front-end, frontend. */
export function phraseKey(words: readonly string[]): string {
  return words.map(meaningOf).join('');
}
