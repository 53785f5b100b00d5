import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { packWords } from '../engine/core/word-table.ts';
import { formForMatching } from './fold-signs.ts';
import { learnWords } from './learn-words.ts';
import { type MatchWord, matchWordsOf } from './match-words.ts';
import { packNearNames } from './near-names.ts';
import { rootsOf, type TitleData, UNTOLD } from './title-matcher.ts';
import { titleNamesOf } from './title-names.ts';

const SIGN = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Learns by which words titles are called, in ten languages. */
export function* learnTitles(options: OptionData): Generator<void, TitleData> {
  const titleIds: number[] = [];
  const languages: number[] = [];
  const isMain: boolean[] = [];
  const wordsOfNames: MatchWord[][] = [];
  const forms: string[] = [];
  const seen = new Set<string>();
  const roots = new Set<string>();
  for (const { titleId, language, name, isMain: main } of titleNamesOf(options)) {
    const folded = formForMatching(name);
    const key = `${titleId} ${language} ${folded}`;
    if (seen.has(key)) continue;
    seen.add(key);
    titleIds.push(titleId);
    languages.push(language === undefined ? UNTOLD : languageCodes.indexOf(language));
    isMain.push(main);
    const words = matchWordsOf(folded);
    wordsOfNames.push(words);
    roots.add(rootsOf(words));
    forms.push(folded);
    yield;
  }
  roots.delete('');
  const index = yield* learnWords(wordsOfNames);
  yield;
  return {
    titleIds: Int32Array.from(titleIds),
    languages: Uint8Array.from(languages),
    isMain: Uint8Array.from(isMain, Number),
    index,
    roots: packWords(roots),
    signNames: packWords(new Set(forms.filter((form) => SIGN.test(form)))),
    nearNames: packNearNames(forms),
  };
}
