import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { learnHanVariants } from './han-variants.ts';
import { foldForMatching, type MatchWord, matchWordsOf } from './match-words.ts';
import { titleNamesOf } from './title-names.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

export interface TitleMatch {
  titleId: number;
  /** By which titles are ordered: sureness, and what speaks for a name beside the words. */
  score: number;
  /** From 0 to 1: how much of the text the name says, and how much of the name the text. */
  sureness: number;
  /** The share of the text's weight that the name says. */
  textCovered: number;
}

export interface TitleMatcher {
  /** The titles that a text may mean, the likeliest first. */
  match(text: string, language: string, size: number): TitleMatch[];
  /** The text in the form in which names are compared. */
  fold(text: string): string;
  /** Whether a name holds the folded word. */
  isWord(folded: string): boolean;
}

/** What counts beside the words: the reader's language, English, the name that lists show, and how sought the title is. */
const OWN_LANGUAGE = 0.06;
const ENGLISH = 0.03;
const MAIN_NAME = 0.02;
const HEAT = 0.03;
/** What says less of the text than this is no answer. */
const LEAST_COVERED = 0.3;

/** Finds job titles by words of their names in any order, form, beginning or misspelling; the one matcher of the site. */
export function createTitleMatcher(options: OptionData): TitleMatcher {
  const han = learnHanVariants(chinesePairs(options));
  const fold = (text: string) => foldForMatching(text, han);
  const names = createNames(options, fold);
  const heats = heatsOf(options);
  return {
    fold,
    isWord: names.isWord,
    match(text, language, size) {
      const words = matchWordsOf(fold(text));
      if (words.length === 0) return [];
      const languageNumber = languageCodes.indexOf(language as (typeof languageCodes)[number]);
      const best = new Map<number, TitleMatch>();
      for (const { name, textCovered, nameCovered } of names.score(words)) {
        if (textCovered < LEAST_COVERED) continue;
        const titleId = names.titleIds[name] as number;
        const sureness = textCovered * (0.6 + 0.4 * nameCovered);
        const score =
          sureness * (1 - OWN_LANGUAGE - MAIN_NAME - HEAT) +
          languageBonus(names.languages[name] as number, languageNumber) +
          (names.isMain[name] ? MAIN_NAME : 0) +
          HEAT * (heats.get(titleId) ?? 0);
        const known = best.get(titleId);
        if (!known || known.score < score) best.set(titleId, { titleId, score, sureness, textCovered });
      }
      return [...best.values()].sort((a, b) => b.score - a.score || a.titleId - b.titleId).slice(0, size);
    },
  };
}

const UNTOLD = 255;

function languageBonus(ofName: number, ofReader: number): number {
  if (ofName === ofReader) return OWN_LANGUAGE;
  return ofName === UNTOLD || languageCodes[ofName] === 'en' ? ENGLISH : 0;
}

function chinesePairs(options: OptionData) {
  const rows = [
    ...options.functions.flatMap((main) => [main.names, ...main.subs.flatMap((sub) => [sub.names, ...sub.titles.map(({ names }) => names)])]),
    ...options.skills.map(({ names }) => names),
    ...[...options.places.values()].flatMap(({ regions, locations }) => [...regions, ...locations].map(({ names }) => names)),
  ];
  return rows.map((names) => ({ simplified: names['zh-CN'] ?? '', traditional: names['zh-TW'] ?? '' }));
}

function heatsOf(options: OptionData): Map<number, number> {
  const titles = options.functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles));
  const most = Math.max(...titles.map(({ heat }) => heat), 1);
  return new Map(titles.map(({ id, heat }) => [id, heat / most]));
}

interface ScoredName {
  name: number;
  textCovered: number;
  nameCovered: number;
}

/** Some 60,000 names as plain numbers in lists without spare room. */
function createNames(options: OptionData, fold: (text: string) => string) {
  const titleIds: number[] = [];
  const languages: number[] = [];
  const isMain: boolean[] = [];
  const wordsOfNames: MatchWord[][] = [];
  const seen = new Set<string>();
  for (const { titleId, language, name, isMain: main } of titleNamesOf(options)) {
    const folded = fold(name);
    const key = `${titleId} ${language} ${folded}`;
    if (seen.has(key)) continue;
    seen.add(key);
    titleIds.push(titleId);
    languages.push(language === undefined ? UNTOLD : languageCodes.indexOf(language));
    isMain.push(main);
    wordsOfNames.push(matchWordsOf(folded));
  }
  const index = createWordIndex(wordsOfNames);
  return {
    titleIds: Int32Array.from(titleIds),
    languages: Uint8Array.from(languages),
    isMain: Uint8Array.from(isMain, Number),
    isWord: index.has,
    score: createScorer(index, titleIds.length),
  };
}

/** For each name, how much of the text it says and how much of it the text says, by the weight of the words. */
function createScorer(index: WordIndex, size: number) {
  const ofText = new Float32Array(size);
  const ofName = new Float32Array(size);
  const bestOfText = new Float32Array(size);
  const bestOfName = new Float32Array(size);
  return (words: readonly MatchWord[]): ScoredName[] => {
    const touched = new Set<number>();
    let whole = 0;
    for (const { weight, readings, length } of index.read(words)) {
      whole += weight * length;
      const near: number[] = [];
      for (const { word, likeness } of readings) {
        const said = index.weightOf(word) * likeness;
        for (const name of index.namesWith(word)) {
          if (bestOfText[name] === 0) near.push(name);
          if (likeness > (bestOfText[name] as number)) bestOfText[name] = likeness;
          if (said > (bestOfName[name] as number)) bestOfName[name] = said;
        }
      }
      for (const name of near) {
        ofText[name] = (ofText[name] as number) + (bestOfText[name] as number) * weight * length;
        ofName[name] = (ofName[name] as number) + (bestOfName[name] as number);
        bestOfText[name] = 0;
        bestOfName[name] = 0;
        touched.add(name);
      }
    }
    const scored: ScoredName[] = [];
    for (const name of touched) {
      scored.push({
        name,
        textCovered: (ofText[name] as number) / whole,
        nameCovered: Math.min(1, (ofName[name] as number) / index.weightOfName(name)),
      });
      ofText[name] = 0;
      ofName[name] = 0;
    }
    return scored;
  };
}
