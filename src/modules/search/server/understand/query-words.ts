import { readFileSync } from 'node:fs';
import { lazy } from '#src/kernel/lazy.ts';
import { listAt, type NumberLists, packLists } from '../engine/core/number-lists.ts';
import { packWords, readWords, type WordTableData } from '../engine/core/word-table.ts';
import { foldForMatching } from './fold-signs.ts';
import { keyOfName } from './tokens.ts';

export const queryWordKinds = [
  'arrangement',
  'jobType',
  'level',
  'shift',
  'language',
  'benefit',
  'field',
  'brand',
  'pay',
  'filler',
  'without',
  'connector',
  'employer',
  'everyday',
] as const;
export type QueryWordKind = (typeof queryWordKinds)[number];
/** Words that say something of the job by themselves. */
export type PartKind = Exclude<QueryWordKind, 'filler' | 'without' | 'connector' | 'pay' | 'employer' | 'everyday'>;
/** Means something only beside an amount or the name of a company: read-pay.ts, read-company.ts. */
const BESIDE: readonly QueryWordKind[] = ['pay', 'employer', 'everyday'];

/** What people put around a job's name: `remote`, `night shift`, `no experience`, `near me`. */
export interface QueryWord {
  kind: QueryWordKind;
  value: string;
  /** `*` for every language. */
  language: string;
}

export interface QueryLexicon {
  find(key: string, language: string): QueryWord | undefined;
  /** What the word says of a company's name beside it: `at` (nurse at Acme), `of`, and both for words behind the name. */
  employerWord(folded: string, language: string): EmployerWord | undefined;
  /** Whether companies go by the word and everyone uses it for something else: apple, orange. */
  isEveryday(folded: string): boolean;
  /** Whether a phrase holds the folded word: such a word is no misspelt one. */
  isWord(folded: string): boolean;
}

/** `at` is said before a company, `of` before much else too. */
export type EmployerWord = 'at' | 'of' | 'at-behind' | 'of-behind';

const file = new URL('../../data/query-words.tsv', import.meta.url);

/** A word of another language must be long enough not to be taken for one of the reader's. */
const SHORTEST_FOREIGN = 4;

/** The keys of phrases, with the lines of the file that hold them, and every word of a key. */
export interface LexiconData {
  keys: WordTableData;
  lines: NumberLists;
  singles: WordTableData;
}

/** Learns in which form the phrases are looked for. */
export function learnQueryWords(): LexiconData {
  const byKey = new Map<string, number[]>();
  for (const [line, { word, phrases }] of queryWords().entries()) {
    if (BESIDE.includes(word.kind)) continue;
    for (const key of keysOf(phrases)) byKey.set(key, [...(byKey.get(key) ?? []), line]);
  }
  const singles = new Set([...byKey.keys()].flatMap((key) => key.split(' ')));
  return { keys: packWords(byKey.keys()), lines: packLists([...byKey.values()]), singles: packWords(singles) };
}

export function createQueryLexicon(data: LexiconData): QueryLexicon {
  const keys = readWords(data.keys);
  const singles = readWords(data.singles);
  const lines = queryWords();
  const employers = new Map<string, EmployerWord>();
  const everyday = new Set<string>();
  for (const { word, phrases } of lines) {
    if (word.kind === 'everyday') for (const key of keysOf(phrases)) everyday.add(key);
    if (word.kind === 'employer')
      for (const key of keysOf(phrases)) employers.set(`${word.language} ${key}`, word.value as EmployerWord);
  }
  return {
    find: (key, language) => {
      const number = keys.numberOf(key);
      if (number === undefined) return undefined;
      const words = Array.from(listAt(data.lines, number), (line) => (lines[line] as QueryLine).word);
      const own = words.find((word) => word.language === language || word.language === '*');
      return own ?? words.find((word) => word.language === 'en' || isBorrowed(word, key, language));
    },
    employerWord: (folded, language) => employers.get(`${language} ${folded}`) ?? employers.get(`en ${folded}`),
    isEveryday: (folded) => everyday.has(folded),
    isWord: singles.has,
  };
}

/** What the words of one kind and value are, in any language. */
export function phrasesOf(kind: QueryWordKind, value: string): string[] {
  return queryWords().flatMap(({ word, phrases }) => (word.kind === kind && word.value === value ? phrases : []));
}

function keysOf(phrases: readonly string[]): string[] {
  return phrases.map((phrase) => keyOfName(phrase, foldForMatching)).filter(Boolean);
}

/** Words that are left out or stand for a whole field: 業務 is one of these in Japan and the work itself in Taiwan. */
const LOOSE: readonly QueryWordKind[] = ['field', 'filler', 'without', 'connector'];
const CHINESE = ['zh-CN', 'zh-TW'];

/** Whether a reader of one language means the word of another by it. */
function isBorrowed(word: QueryWord, key: string, reader: string): boolean {
  if (!/\p{Script=Han}/u.test(key)) return key.length >= SHORTEST_FOREIGN;
  const isOfSameScript = word.language === reader || (CHINESE.includes(reader) && CHINESE.includes(word.language));
  const writesSigns = reader === 'ja' || CHINESE.includes(reader);
  return isOfSameScript || !writesSigns || !LOOSE.includes(word.kind);
}

interface QueryLine {
  word: QueryWord;
  phrases: string[];
}

/** The lines of the file: kind, value, language, phrases with semicolons between them. */
const queryWords = lazy((): QueryLine[] => {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', value = '', language = '', listed = ''] = line.split('\t');
    return { word: { kind: kind as QueryWordKind, value, language }, phrases: listed.split(';').filter(Boolean) };
  });
});
