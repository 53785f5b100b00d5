import { meaningOf } from '../engine/core/abbreviations.ts';
import { createSpeller } from '../engine/core/spelling.ts';
import { conceptOf } from './concepts.ts';
import { type MatchWord, rootOf } from './match-words.ts';

/** A word of the names that a typed one may stand for, and how surely. */
interface Reading {
  word: number;
  likeness: number;
}

/** A typed word, or two that are written as one elsewhere. */
interface ReadWord {
  /** How much it tells: rare words more than common ones. */
  weight: number;
  /** How many typed words it stands for. */
  length: number;
  readings: Reading[];
}

export interface WordIndex {
  read(words: readonly MatchWord[]): ReadWord[];
  has(text: string): boolean;
  namesWith(word: number): Int32Array;
  weightOf(word: number): number;
  weightOfName(name: number): number;
}

/** How surely another form of a word means the same. */
const LIKENESS = { abbreviation: 0.95, root: 0.85, concept: 0.7, mistake: 0.8, mistakes: 0.65, beginning: 0.65 };
/** So many words with a beginning are looked at, and so many of them taken: those of most names. */
const LONGEST_RANGE = 3_000;
const MOST_BEGINNINGS = 150;
const UNKNOWN_WEIGHT = 0.8;

/** Which names hold a word, and which words a typed one may mean. */
export function createWordIndex(names: readonly (readonly MatchWord[])[]): WordIndex {
  const numbers = new Map<string, number>();
  const lists: number[][] = [];
  const texts: string[] = [];
  const file = (text: string, name: number) => {
    const known = numbers.get(text);
    const list = known === undefined ? [] : (lists[known] as number[]);
    if (known === undefined) {
      numbers.set(text, lists.push(list) - 1);
      texts.push(text);
    }
    if (list.at(-1) !== name) list.push(name);
  };
  for (const [name, words] of names.entries()) {
    for (const { text } of words) file(text, name);
    for (const joined of joinedPairs(words)) file(joined, name);
  }
  const postings = lists.map((list) => Int32Array.from(list));
  const weights = Float32Array.from(postings, (list) => Math.log(1 + names.length / list.length));
  const weightOf = (word: number) => weights[word] as number;
  const most = Math.log(1 + names.length);
  const nameWeights = Float32Array.from(names, (words) =>
    [...new Set(words.map(({ text }) => text))].reduce((sum, text) => sum + weightOf(numbers.get(text) as number), 0),
  );
  const readings = createReadings(texts, numbers, postings);
  return {
    has: (text) => numbers.has(text),
    namesWith: (word) => postings[word] as Int32Array,
    weightOf,
    weightOfName: (name) => nameWeights[name] as number,
    read: (words) => {
      const joined = joinTyped(words, numbers);
      return joined.map(({ text, isGram, length }, at) => {
        const found = isGram ? exactly(numbers.get(text)) : readings(text, at === joined.length - 1);
        const surest = found[0];
        const weight = surest ? weightOf(surest.word) : most * UNKNOWN_WEIGHT;
        return { weight, length, readings: found };
      });
    },
  };
}

function exactly(word: number | undefined): Reading[] {
  return word === undefined ? [] : [{ word, likeness: 1 }];
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

function createReadings(texts: readonly string[], numbers: ReadonlyMap<string, number>, postings: readonly Int32Array[]) {
  const words = texts.filter((text) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(text));
  const sorted = words.toSorted(byCode);
  const byRoot = groupBy(words, rootOf);
  const byConcept = groupBy(words, (word) => conceptOf(rootOf(word)));
  const speller = createSpeller(words, (word) => postings[numbers.get(word) as number]?.length ?? 0);

  return (typed: string, isLast: boolean): Reading[] => {
    const found = new Map<number, number>();
    const add = (word: string, likeness: number) => {
      const number = numbers.get(word);
      if (number !== undefined && likeness > (found.get(number) ?? 0)) found.set(number, likeness);
    };
    add(typed, 1);
    add(meaningOf(typed), LIKENESS.abbreviation);
    for (const word of byRoot.get(rootOf(typed)) ?? []) add(word, LIKENESS.root);
    const concept = conceptOf(rootOf(typed));
    if (concept) for (const word of byConcept.get(concept) ?? []) add(word, LIKENESS.concept);
    const namesWith = (word: string) => postings[numbers.get(word) as number]?.length ?? 0;
    for (const word of mostUsed(beginningWith(sorted, typed, isLast), namesWith)) {
      add(word, LIKENESS.beginning + (1 - LIKENESS.beginning) * (typed.length / word.length) * 0.9);
    }
    if (![...found.values()].some((likeness) => likeness >= LIKENESS.root)) {
      for (const word of speller.nearest(typed)) {
        add(word, Math.abs(word.length - typed.length) > 1 ? LIKENESS.mistakes : LIKENESS.mistake);
      }
    }
    return [...found].map(([word, likeness]) => ({ word, likeness })).sort((a, b) => b.likeness - a.likeness);
  };
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

function groupBy(words: readonly string[], keyOf: (word: string) => string | undefined): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}
