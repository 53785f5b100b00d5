import { meaningOf } from '../engine/core/abbreviations.ts';
import { createSpeller, mistakesBetween } from '../engine/core/spelling.ts';
import { conceptOf } from './concepts.ts';
import { type MatchWord, rootOf } from './match-words.ts';
import { pairsOf } from './sign-words.ts';

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
const SIGNS = /[\p{Script=Han}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** Which names hold a word, and which words a typed one may mean. */
export function* learnWords(names: readonly (readonly MatchWord[])[]): Generator<void, WordIndex> {
  const { numbers, starts, postings } = yield* filePostings(names);
  // A closure that mentioned `names` would keep all of them in memory for good.
  const size = names.length;
  yield;
  const namesWith = (word: number) => postings.subarray(starts[word], starts[word + 1]);
  const countOf = (word: number) => (starts[word + 1] as number) - (starts[word] as number);
  const weights = Float32Array.from({ length: numbers.size }, (_, word) => Math.log(1 + size / countOf(word)));
  const weightOf = (word: number) => weights[word] as number;
  const unknown = Math.log(1 + size) * UNKNOWN_WEIGHT;
  const nameWeights = Float32Array.from(names, (words) =>
    [...new Set(words.map(({ text }) => text))].reduce((sum, text) => sum + weightOf(numbers.get(text) as number), 0),
  );
  yield;
  const readings = yield* learnReadings(numbers, countOf);
  yield;
  const firsts = Int32Array.from(names, ([first]) => numbers.get(first?.text ?? '') ?? -1);
  return {
    numberOf: (text) => numbers.get(text),
    firstOf: (name) => firsts[name] as number,
    has: (text) => numbers.has(text),
    namesWith,
    weightOf,
    weightOfName: (name) => nameWeights[name] as number,
    read: (words) => {
      const joined = joinTyped(words, numbers);
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

/** For each word its number, and the names that hold it, all in one list: there are some 70,000 words. */
function* filePostings(names: readonly (readonly MatchWord[])[]) {
  const numbers = new Map<string, number>();
  const lists: number[][] = [];
  const file = (text: string, name: number) => {
    let number = numbers.get(text);
    if (number === undefined) {
      number = lists.push([]) - 1;
      numbers.set(text, number);
    }
    const list = lists[number] as number[];
    if (list.at(-1) !== name) list.push(name);
  };
  for (const [name, words] of names.entries()) {
    for (const { text } of words) file(text, name);
    for (const joined of joinedPairs(words)) file(joined, name);
    // Who is still typing a long ending has typed its first letters: エンジ.
    for (const { text, isGram } of words)
      if (isGram && text.length > 2) for (const pair of pairsOf(text)) file(pair, name);
    yield;
  }
  const starts = new Int32Array(lists.length + 1);
  for (const [number, list] of lists.entries()) starts[number + 1] = (starts[number] as number) + list.length;
  const postings = new Int32Array(starts[lists.length] as number);
  for (const [number, list] of lists.entries()) postings.set(list, starts[number]);
  return { numbers, starts, postings };
}

/** A pair across the border of two scripts stands between words more often than in one. */
function isMixed(pair: string): boolean {
  return HAN.test(pair) && !/^\p{Script=Han}+$/u.test(pair);
}

/** `Front-End` is also looked for as `frontend`. */
function joinedPairs(words: readonly MatchWord[]): string[] {
  return words
    .slice(1)
    .flatMap((word, at) => (word.isGram || words[at]?.isGram ? [] : [`${words[at]?.text}${word.text}`]));
}

/** Two typed words that a name writes as one: `front end` where the name is Frontend. */
function joinTyped(words: readonly MatchWord[], numbers: ReadonlyMap<string, number>) {
  const joined: (MatchWord & { length: number })[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as MatchWord;
    const next = words[at + 1];
    const pair = next && !word.isGram && !next.isGram ? `${word.text}${next.text}` : undefined;
    const isOne = pair !== undefined && numbers.has(pair) && !(numbers.has(word.text) && numbers.has(next?.text ?? ''));
    joined.push(isOne ? { text: pair, isGram: false, length: 2 } : { ...word, length: 1 });
    if (isOne) at += 1;
  }
  return joined;
}

function* learnReadings(numbers: ReadonlyMap<string, number>, countOf: (word: number) => number) {
  const words = [...numbers.keys()].filter((text) => !SIGNS.test(text));
  const namesWith = (word: string) => countOf(numbers.get(word) as number);
  const sorted = words.toSorted(byCode);
  yield;
  const byRoot = groupBy(words, rootOf);
  yield;
  const byConcept = groupBy([...numbers.keys()], (word) => conceptOf(rootOf(word)));
  yield;
  const speller = createSpeller(words, namesWith);

  const ofSigns = (text: string): Reading[] => {
    const word = numbers.get(text);
    const own = word === undefined ? [] : [{ word, similarity: 1, isMistake: false }];
    const alike = byConcept.get(conceptOf(text) ?? '') ?? [];
    const others = alike.map((one) => numbers.get(one) as number).filter((one) => one !== word);
    return [...own, ...others.map((one) => ({ word: one, similarity: SIMILARITY.concept, isMistake: false }))];
  };

  const ofWord = (typed: string, isLast: boolean): Reading[] => {
    const found = new Map<number, Reading>();
    const add = (text: string, similarity: number, isMistake = false) => {
      const word = numbers.get(text);
      if (word !== undefined && similarity > (found.get(word)?.similarity ?? 0))
        found.set(word, { word, similarity, isMistake });
    };
    add(typed, 1);
    add(meaningOf(typed), SIMILARITY.abbreviation);
    for (const word of byRoot.get(rootOf(typed)) ?? []) add(word, SIMILARITY.root);
    const concept = conceptOf(rootOf(typed));
    if (concept) for (const word of byConcept.get(concept) ?? []) add(word, SIMILARITY.concept);
    const begun = mostUsed(beginningWith(sorted, typed, isLast), namesWith);
    const most = Math.log(1 + Math.max(0, ...begun.map(namesWith)));
    for (const word of begun) {
      // Likelier the more of the word is typed, and the more names have it.
      const typedShare = typed.length / word.length;
      const usedShare = Math.log(1 + namesWith(word)) / most;
      add(word, SIMILARITY.beginning + SIMILARITY.typedOn * typedShare + SIMILARITY.used * usedShare);
    }
    // A form that is shared may be shared by chance: `camerero` has that of `cámara`, and means `camarero`.
    if (![...found.values()].some(({ similarity }) => similarity > SIMILARITY.root)) {
      for (const word of speller.nearest(typed)) {
        add(word, mistakesBetween(typed, word, 1) > 1 ? SIMILARITY.mistakes : SIMILARITY.mistake, true);
      }
    }
    return [...found.values()].sort((a, b) => b.similarity - a.similarity);
  };

  return { ofSigns, ofWord };
}

/** While the last word is being typed, any beginning counts; of the others only one that says something. */
function beginningWith(sorted: readonly string[], typed: string, isLast: boolean): string[] {
  if (!isLast && typed.length < 3) return [];
  const found: string[] = [];
  for (let at = firstFrom(sorted, typed); sorted[at]?.startsWith(typed) && found.length < LONGEST_RANGE; at += 1) {
    found.push(sorted[at] as string);
  }
  return found;
}

function mostUsed(words: string[], namesWith: (word: string) => number): string[] {
  if (words.length <= MOST_BEGINNINGS) return words;
  return words.sort((one, other) => namesWith(other) - namesWith(one)).slice(0, MOST_BEGINNINGS);
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function firstFrom(sorted: readonly string[], typed: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A word that is its own root and alone finds itself without a group. */
function groupBy(words: readonly string[], keyOf: (word: string) => string | undefined): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  for (const [key, group] of groups) if (group.length === 1 && group[0] === key) groups.delete(key);
  return groups;
}
