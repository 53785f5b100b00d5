import { lazy } from '#src/kernel/lazy.ts';
import { bitCount } from './bit-count.ts';

/** The known words closest to a misspelt one. */
export interface Speller {
  nearest(word: string, most?: number): string[];
}

const MOST_ANSWERS = 3;

/** Known words of one length. Their letters stand apart, because most words are ruled out by them alone. */
interface Known {
  words: string[];
  letters: Uint32Array;
}

/** A word is asked about several times while one text is read. */
const MOST_REMEMBERED = 500;

/**
 * Words are compared only with words of nearly the same length and letters, so that a look-up stays under a millisecond.
 * They are gone through when the first misspelt one is asked about.
 */
export function createSpeller(vocabulary: Iterable<string>, weightOf: (word: string) => number): Speller {
  const byLength = lazy(() => knownByLength(vocabulary));
  const remembered = new Map<string, string[]>();
  return {
    nearest(word, most = MOST_ANSWERS) {
      const found = remembered.get(word) ?? nearest(word, byLength(), weightOf);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(word, found);
      return found.slice(0, most);
    },
  };
}

function knownByLength(vocabulary: Iterable<string>): Map<number, Known> {
  const usable = Array.from(vocabulary).filter((word) => word.length >= 3 && !/\d/.test(word));
  const byLength = Map.groupBy(usable, (word) => word.length);
  return new Map(
    [...byLength].map(([length, words]) => [length, { words, letters: Uint32Array.from(words, letterSet) }]),
  );
}

function nearest(word: string, byLength: Map<number, Known>, weightOf: (word: string) => number): string[] {
  const allowed = allowedMistakes(word);
  if (allowed === 0) return [];
  const own = letterSet(word);
  const found: { word: string; distance: number; weight: number }[] = [];
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    const { words, letters } = byLength.get(length) ?? { words: [], letters: new Uint32Array() };
    for (let at = 0; at < letters.length; at += 1) {
      if (bitCount((letters[at] as number) ^ own) > allowed * 2) continue;
      const known = words[at] as string;
      const distance = mistakesBetween(word, known, allowed);
      if (distance <= allowed)
        found.push({ word: known, distance: distance + firstLetterCost(word, known), weight: weightOf(known) });
    }
  }
  found.sort((a, b) => a.distance - b.distance || b.weight - a.weight);
  const best = found[0]?.distance ?? 0;
  return found.filter(({ distance }) => distance < best + 1).map((one) => one.word);
}

function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** People rarely miss the first letter. */
function firstLetterCost(a: string, b: string): number {
  return a[0] === b[0] ? 0 : 0.5;
}

function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) set |= 1 << (word.charCodeAt(at) % 31);
  return set;
}

/** Letters added, left out, changed or swapped with their neighbour; gives up above the limit. */
export function mistakesBetween(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
