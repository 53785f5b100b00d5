import { readFileSync } from 'node:fs';
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
  /** What the words of one kind and value are, in any language. */
  phrasesOf(kind: QueryWordKind, value: string): readonly string[];
}

/** `at` is said before a company, `of` before much else too. */
export type EmployerWord = 'at' | 'of' | 'at-behind' | 'of-behind';

const file = new URL('../../data/query-words.tsv', import.meta.url);

/** A word of another language must be long enough not to be taken for one of the reader's. */
const SHORTEST_FOREIGN = 4;

export function createQueryLexicon(fold: (text: string) => string): QueryLexicon {
  const byKey = new Map<string, QueryWord[]>();
  const phrases = new Map<string, string[]>();
  const employers = new Map<string, EmployerWord>();
  const everyday = new Set<string>();
  for (const { listed, ...word } of readQueryWords()) {
    const known = phrases.get(`${word.kind} ${word.value}`) ?? [];
    phrases.set(`${word.kind} ${word.value}`, [...known, ...listed]);
    const keys = listed.map((phrase) => keyOfName(phrase, fold)).filter(Boolean);
    if (word.kind === 'everyday') for (const key of keys) everyday.add(key);
    if (word.kind === 'employer')
      for (const key of keys) employers.set(`${word.language} ${key}`, word.value as EmployerWord);
    if (BESIDE.includes(word.kind)) continue;
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), word]);
  }
  const singles = new Set([...byKey.keys()].flatMap((key) => key.split(' ')));
  return {
    find: (key, language) => {
      const words = byKey.get(key);
      const own = words?.find((word) => word.language === language || word.language === '*');
      return own ?? words?.find((word) => word.language === 'en' || isBorrowed(word, key, language));
    },
    employerWord: (folded, language) => employers.get(`${language} ${folded}`) ?? employers.get(`en ${folded}`),
    isEveryday: (folded) => everyday.has(folded),
    isWord: (folded) => singles.has(folded),
    phrasesOf: (kind, value) => phrases.get(`${kind} ${value}`) ?? [],
  };
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

/** The lines of the file: kind, value, language, phrases with semicolons between them. */
function readQueryWords(): (QueryWord & { listed: string[] })[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', value = '', language = '', phrases = ''] = line.split('\t');
    return { kind: kind as QueryWordKind, value, language, listed: phrases.split(';').filter(Boolean) };
  });
}
