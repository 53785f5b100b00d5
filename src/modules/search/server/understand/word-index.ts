import { meaningOf } from '../engine/core/abbreviations.ts';
import { lengthAt, listAt, type NumberLists } from '../engine/core/number-lists.ts';
import { createSpeller, mistakesBetween } from '../engine/core/spelling.ts';
import { readWords, type WordTable, type WordTableData } from '../engine/core/word-table.ts';
import { conceptOf } from './concepts.ts';
import { type MatchWord, rootOf } from './match-words.ts';

/** A word of the names that a typed one may stand for, and how similar it is. */
export interface Reading {
  word: number;
  similarity: number;
  isMistake: boolean;
}

/** A typed word, or two that are written as one elsewhere. */
interface ReadWord {
  text: string;
  /** How much it tells: rare words more than common ones. */
  weight: number;
  /** How many typed words it stands for. */
  length: number;
  readings: Reading[];
  /** It is no word of any name, and read as one that looks like it. */
  isMistake: boolean;
  /** It looks little or not at all like a word of a name. */
  isStrange: boolean;
}

export interface WordIndex {
  read(words: readonly MatchWord[]): ReadWord[];
  has(text: string): boolean;
  namesWith(word: number): Int32Array;
  weightOf(word: number): number;
  weightOfName(name: number): number;
  /** The first word of a name. */
  firstOf(name: number): number;
  numberOf(text: string): number | undefined;
}

/** How similar in meaning another form of a word is. */
const SIMILARITY = {
  abbreviation: 0.95,
  root: 0.85,
  concept: 0.7,
  mistake: 0.8,
  mistakes: 0.65,
  beginning: 0.6,
  typedOn: 0.2,
  used: 0.16,
};
/** So many words with a beginning are looked at, and so many of them taken: those of most names. */
const LONGEST_RANGE = 3_000;
const MOST_BEGINNINGS = 150;
const UNKNOWN_WEIGHT = 0.8;
const MIXED_WEIGHT = 0.3;
const HAN = /\p{Script=Han}/u;

/** Words by what several of them have in common, each group under the text that stands for it. */
export interface WordGroups {
  keys: WordTableData;
  words: NumberLists;
}

/** What `learnWords` has learnt: of each word which names hold it and its weight, of each name the sum of its weights. */
export interface WordIndexData {
  words: WordTableData;
  names: NumberLists;
  weights: Float32Array;
  nameWeights: Float32Array;
  /** The first word of each name; -1 for none. */
  firsts: Int32Array;
  /** Words of scripts with spaces, in the order of their letters. */
  sorted: Int32Array;
  byRoot: WordGroups;
  byConcept: WordGroups;
}

/** Which names hold a word, and which words a typed one may mean. */
export function readWordIndex(data: WordIndexData): WordIndex {
  const { names, weights, nameWeights, firsts } = data;
  const words = readWords(data.words);
  const readings = createReadings(data, words);
  const weightOf = (word: number) => weights[word] as number;
  const unknown = Math.log(1 + firsts.length) * UNKNOWN_WEIGHT;
  return {
    numberOf: words.numberOf,
    firstOf: (name) => firsts[name] as number,
    has: words.has,
    namesWith: (word) => listAt(names, word),
    weightOf,
    weightOfName: (name) => nameWeights[name] as number,
    read: (typed) => {
      const joined = joinTyped(typed, words);
      return joined.map(({ text, isGram, length }, at) => {
        const found = isGram ? readings.ofSigns(text) : readings.ofWord(text, at === joined.length - 1);
        const closest = found[0];
        const weight = closest ? weightOf(closest.word) : unknown * (isGram && isMixed(text) ? MIXED_WEIGHT : 1);
        const isMistake = closest?.isMistake ?? false;
        const isStrange = !isGram && (!closest || (isMistake && closest.similarity < SIMILARITY.mistake));
        return { text, weight, length, readings: found, isMistake, isStrange };
      });
    },
  };
}

/** A pair across the border of two scripts stands between words more often than in one. */
function isMixed(pair: string): boolean {
  return HAN.test(pair) && !/^\p{Script=Han}+$/u.test(pair);
}

/** Two typed words that a name writes as one: `front end` where the name is Frontend. */
function joinTyped(words: readonly MatchWord[], known: WordTable) {
  const joined: (MatchWord & { length: number })[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as MatchWord;
    const next = words[at + 1];
    const pair = next && !word.isGram && !next.isGram ? `${word.text}${next.text}` : undefined;
    const isOne = pair !== undefined && known.has(pair) && !(known.has(word.text) && known.has(next?.text ?? ''));
    joined.push(isOne ? { text: pair, isGram: false, length: 2 } : { ...word, length: 1 });
    if (isOne) at += 1;
  }
  return joined;
}

function createReadings({ names, sorted, ...data }: WordIndexData, words: WordTable) {
  const countOf = (word: number) => lengthAt(names, word);
  const byRoot = readGroups(data.byRoot);
  const byConcept = readGroups(data.byConcept);
  const speller = createSpeller(spelledWords(sorted, words), (word) => countOf(words.numberOf(word) as number));

  const ofSigns = (text: string): Reading[] => {
    const word = words.numberOf(text);
    const own = word === undefined ? [] : [{ word, similarity: 1, isMistake: false }];
    const others = byConcept(conceptOf(text)).filter((one) => one !== word);
    return [...own, ...Array.from(others, (one) => ({ word: one, similarity: SIMILARITY.concept, isMistake: false }))];
  };

  const ofWord = (typed: string, isLast: boolean): Reading[] => {
    const found = new Map<number, Reading>();
    const add = (word: number | undefined, similarity: number, isMistake = false) => {
      if (word !== undefined && similarity > (found.get(word)?.similarity ?? 0))
        found.set(word, { word, similarity, isMistake });
    };
    add(words.numberOf(typed), 1);
    add(words.numberOf(meaningOf(typed)), SIMILARITY.abbreviation);
    const root = rootOf(typed);
    for (const word of byRoot(root)) add(word, SIMILARITY.root);
    for (const word of byConcept(conceptOf(root))) add(word, SIMILARITY.concept);
    const begun = mostUsed(beginningWith(words, sorted, typed, isLast), countOf);
    const most = Math.log(1 + Math.max(0, ...begun.map(countOf)));
    for (const word of begun) {
      // Likelier the more of the word is typed, and the more names have it.
      const typedShare = typed.length / words.lengthOf(word);
      const usedShare = Math.log(1 + countOf(word)) / most;
      add(word, SIMILARITY.beginning + SIMILARITY.typedOn * typedShare + SIMILARITY.used * usedShare);
    }
    // A form that is shared may be shared by chance: `camerero` has that of `cámara`, and means `camarero`.
    if (![...found.values()].some(({ similarity }) => similarity > SIMILARITY.root)) {
      for (const word of speller.nearest(typed)) {
        const similarity = mistakesBetween(typed, word, 1) > 1 ? SIMILARITY.mistakes : SIMILARITY.mistake;
        add(words.numberOf(word), similarity, true);
      }
    }
    return [...found.values()].sort((a, b) => b.similarity - a.similarity);
  };

  return { ofSigns, ofWord };
}

const NONE = new Int32Array();

function readGroups(groups: WordGroups): (key: string | undefined) => Int32Array {
  const keys = readWords(groups.keys);
  return (key) => {
    const number = key === undefined ? undefined : keys.numberOf(key);
    return number === undefined ? NONE : listAt(groups.words, number);
  };
}

/** In the order of their numbers: of words that are equally near, those that names had first come first. */
function* spelledWords(sorted: Int32Array, words: WordTable): Generator<string> {
  for (const word of sorted.toSorted()) yield words.textOf(word);
}

/** While the last word is being typed, any beginning counts; of the others only one that says something. */
function beginningWith(words: WordTable, sorted: Int32Array, typed: string, isLast: boolean): number[] {
  if (!isLast && typed.length < 3) return [];
  const found: number[] = [];
  for (let at = firstFrom(words, sorted, typed); at < sorted.length && found.length < LONGEST_RANGE; at += 1) {
    const word = sorted[at] as number;
    if (!words.startsWith(word, typed)) break;
    found.push(word);
  }
  return found;
}

function mostUsed(words: number[], countOf: (word: number) => number): number[] {
  if (words.length <= MOST_BEGINNINGS) return words;
  return words.sort((one, other) => countOf(other) - countOf(one)).slice(0, MOST_BEGINNINGS);
}

function firstFrom(words: WordTable, sorted: Int32Array, typed: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words.textOf(sorted[middle] as number) < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}
