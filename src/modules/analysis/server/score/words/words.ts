import { foldText } from '../fold.ts';
import { ar } from './ar.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { id } from './id.data.ts';
import { ja } from './ja.data.ts';
import type { LanguageWords, WordData } from './language-words.ts';
import { pt } from './pt.data.ts';
import { tr } from './tr.data.ts';
import { zh } from './zh.data.ts';

const list = (words: string) =>
  words
    .split('|')
    .map((word) => foldText(word))
    .filter(Boolean);

function prepare({ passive, ...data }: WordData): LanguageWords {
  return {
    weakAt: data.weakAt,
    weak: list(data.weak),
    fillers: list(data.fillers),
    outcomes: list(data.outcomes),
    passive: passive && {
      be: new Set(list(passive.be)),
      irregular: new Set(list(passive.irregular)),
      endings: list(passive.endings),
      never: new Set(list(passive.never)),
    },
  };
}

/** By the language of the words; both ways of writing Chinese are in one list, and so are Indonesian and Malay. */
const known: Record<string, LanguageWords> = Object.fromEntries(
  Object.entries({ en, es, pt, id, ms: id, tr, ar, ja, zh }).map(([language, data]) => [language, prepare(data)]),
);

/** The lists of a language; undefined where we have none, and its rules are left out. */
export function wordsOf(language: string | null): LanguageWords | undefined {
  return language === null || !Object.hasOwn(known, language) ? undefined : known[language];
}
