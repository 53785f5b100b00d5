/** The known words closest to a misspelt one. */
export interface Speller {
  nearest(word: string, most?: number): string[];
}

const MOST_ANSWERS = 3;

interface Known {
  word: string;
  letters: number;
  weight: number;
}

/** Words are compared only with words of nearly the same length and letters, so that a look-up stays under a millisecond. */
export function createSpeller(vocabulary: Iterable<string>, weightOf: (word: string) => number): Speller {
  const byLength = new Map<number, Known[]>();
  for (const word of vocabulary) {
    if (word.length < 3 || /\d/.test(word)) continue;
    const list = byLength.get(word.length) ?? [];
    list.push({ word, letters: letterSet(word), weight: weightOf(word) });
    byLength.set(word.length, list);
  }
  return { nearest: (word, most = MOST_ANSWERS) => nearest(word, byLength, most) };
}

function nearest(word: string, byLength: Map<number, Known[]>, most: number): string[] {
  const allowed = allowedMistakes(word);
  if (allowed === 0) return [];
  const letters = letterSet(word);
  const found: { word: string; distance: number; weight: number }[] = [];
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const known of byLength.get(length) ?? []) {
      if (bitCount(known.letters ^ letters) > allowed * 2) continue;
      const distance = mistakesBetween(word, known.word, allowed);
      if (distance <= allowed)
        found.push({ word: known.word, distance: distance + firstLetterCost(word, known.word), weight: known.weight });
    }
  }
  found.sort((a, b) => a.distance - b.distance || b.weight - a.weight);
  const best = found[0]?.distance ?? 0;
  return found
    .filter(({ distance }) => distance < best + 1)
    .slice(0, most)
    .map((one) => one.word);
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

function bitCount(value: number): number {
  let count = 0;
  for (let rest = value; rest; rest &= rest - 1) count += 1;
  return count;
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
