import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { readWords, type WordTable, type WordTableData } from '../engine/core/word-table.ts';
import { conceptOf } from './concepts.ts';
import { foldForMatching, formForMatching } from './fold-signs.ts';
import { type MatchWord, matchWordsOf, rootOf } from './match-words.ts';
import { createNameScorer } from './name-scorer.ts';
import { createNearNames, type NearNamesData } from './near-names.ts';
import { readWordIndex, type WordIndexData } from './word-index.ts';

export interface TitleMatch {
  titleId: number;
  /** By which titles are ordered: confidence, and what speaks for a name beside the words. */
  score: number;
  /** From 0 to 1: how much of the text the name says, and how much of the name the text. */
  confidence: number;
  /** The share of the text's weight that the name says. */
  textCovered: number;
  /** No word of the text had to be read as a misspelt one. */
  isSpelled: boolean;
  /** The name that says it best is in a language that is neither the reader's nor English. */
  isForeign: boolean;
}

export interface TitleMatcher {
  /** The titles that a text may mean, the likeliest first. */
  match(text: string, language: string, size: number): TitleMatch[];
  /** The text in the form in which names are compared. */
  fold(text: string): string;
  /** Whether the text in Chinese or Japanese is a name, in any form of its letters. */
  isName(text: string): boolean;
  /** Whether a name holds the folded word. */
  isWord(folded: string): boolean;
  /** Whether a name of several words is the text in another gender, number or with other small words. */
  isNameInAnotherForm(text: string): boolean;
}

/** What counts beside the words: whether the reader's language has the name, and a little, how popular the title is. */
const LANGUAGES = { own: 1, english: 0.96, other: 0.85 };
const MAIN_NAME = 0.02;
const SAME_START = 0.065;
const POPULARITY = 0.1;
/** From here on a text is not read as a misspelt one. */
const FOUND = 0.62;
/** Chinese and Japanese say last what is meant: a name at the end of a text counts for so much of it. */
const TAIL = 0.75;
/** Beside such a name, only a name that differs by a sign of the same sound is looked at. */
const ALIKE = 0.9;

/** What a text says without its words that no name has, a brand's or a misspelt one, counts for so much. */
const KNOWN_WORDS = 0.6;

/** What `learnTitles` has learnt, of some 60,000 names. */
export interface TitleData {
  titleIds: Int32Array;
  /** The place of each name's language in the order of our languages, or `UNTOLD`. */
  languages: Uint8Array;
  isMain: Uint8Array;
  index: WordIndexData;
  /** Names of several words by what all their forms share. */
  roots: WordTableData;
  /** Names in Chinese and Japanese. */
  signNames: WordTableData;
  nearNames: NearNamesData;
}

/** Finds job titles by words of their names in any order, form, beginning or misspelling; the one matcher of the site. */
export function readTitles(data: TitleData, options: OptionData): TitleMatcher {
  const names = readNames(data);
  const popularity = popularityOf(options);
  return {
    fold: foldForMatching,
    isName: names.isName,
    isWord: names.isWord,
    isNameInAnotherForm: (text) => names.roots.has(rootsOf(matchWordsOf(formForMatching(text)))),
    match: (text, language, size) => {
      const form = formForMatching(text);
      const words = matchWordsOf(form);
      if (words.length === 0) return [];
      const best = new Map<number, TitleMatch>();
      const visit = visitorOf(names, popularity, language, words[0]?.text ?? '', best);
      const isSpelled = scoreNames(names, form, words, visit, best);
      const ranked = [...best.values()].sort((a, b) => b.score - a.score || a.titleId - b.titleId).slice(0, size);
      return ranked.map((match) => ({ ...match, isSpelled }));
    },
  };
}

function readNames({ titleIds, languages, isMain, ...data }: TitleData) {
  const index = readWordIndex(data.index);
  const signNames = readWords(data.signNames);
  return {
    titleIds,
    languages,
    isMain,
    roots: readWords(data.roots),
    isName: (text: string) => signNames.has(formForMatching(text)),
    tailOf: (form: string) => tailOf(form, signNames),
    isWord: index.has,
    numberOf: index.numberOf,
    firstOf: index.firstOf,
    near: createNearNames(data.nearNames),
    score: createNameScorer(index, titleIds.length),
  };
}

type Names = ReturnType<typeof readNames>;
type Visit = (name: number, textCovered: number, nameCovered: number) => void;

/** Notes the best name of each title. */
function visitorOf(
  names: Names,
  popularity: ReadonlyMap<number, number>,
  language: string,
  firstWord: string,
  best: Map<number, TitleMatch>,
): Visit {
  const reader = languageCodes.indexOf(language as (typeof languageCodes)[number]);
  const first = names.numberOf(firstWord);
  return (name, textCovered, nameCovered) => {
    const titleId = names.titleIds[name] as number;
    const confidence = textCovered * (0.6 + 0.4 * nameCovered);
    const share = languageShare(names.languages[name] as number, reader);
    const score =
      confidence * share +
      (names.isMain[name] ? MAIN_NAME : 0) +
      (names.firstOf(name) === first ? SAME_START : 0) +
      POPULARITY * (popularity.get(titleId) ?? 0);
    if ((best.get(titleId)?.score ?? Number.NEGATIVE_INFINITY) >= score) return;
    const isForeign = share === LANGUAGES.other;
    best.set(titleId, { titleId, score, confidence, textCovered, isSpelled: true, isForeign });
  };
}

/** Visits the names that a text may mean, and only when none is found those that are nearly written so; gives whether all is spelled right. */
function scoreNames(
  names: Names,
  form: string,
  words: readonly MatchWord[],
  visit: Visit,
  best: ReadonlyMap<number, TitleMatch>,
): boolean {
  const { isSpelled, strange } = names.score(words, visit);
  const known = words.filter((word) => !strange.has(word.text));
  if (known.length > 0 && known.length < words.length)
    names.score(known, (name, textCovered, nameCovered) => visit(name, textCovered * KNOWN_WORDS, nameCovered));
  if ([...best.values()].some(({ confidence }) => confidence >= FOUND)) return isSpelled;
  const tail = names.tailOf(form);
  const near = names.near(form.replaceAll(' ', '')).filter(({ similarity }) => !tail || similarity >= ALIKE);
  for (const { name, similarity } of near) visit(name, similarity, similarity);
  if (tail) names.score(matchWordsOf(tail), (name, said, nameSaid) => visit(name, said * TAIL, nameSaid));
  return isSpelled && near.length === 0 && !tail;
}

/** What all forms of a name of several words share; empty for one word, and for scripts whose words have no forms. */
export function rootsOf(words: readonly MatchWord[]): string {
  return words.length < 2 || words.some(({ isGram }) => isGram) ? '' : words.map(({ text }) => rootOf(text)).join(' ');
}

/** The language of names that belong to none alone. */
export const UNTOLD = 255;

/** Whom someone assists is told by what stands before. */
const VAGUE: ReadonlySet<string> = new Set(['assistant']);

/** The longest name that a text ends with: 销售 of 建材销售. */
function tailOf(form: string, names: WordTable): string | undefined {
  for (let at = 1; at + 1 < form.length; at += 1) {
    const tail = form.slice(at);
    if (names.has(tail)) return VAGUE.has(conceptOf(tail) ?? '') ? undefined : tail;
  }
  return undefined;
}

function languageShare(ofName: number, ofReader: number): number {
  if (ofName === ofReader) return LANGUAGES.own;
  return ofName === UNTOLD || languageCodes[ofName] === 'en' ? LANGUAGES.english : LANGUAGES.other;
}

function popularityOf(options: OptionData): Map<number, number> {
  const titles = options.functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles));
  const most = Math.max(...titles.map(({ heat }) => heat), 1);
  return new Map(titles.map(({ id, heat }) => [id, heat / most]));
}
