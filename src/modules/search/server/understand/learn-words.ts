import { packLists } from '../engine/core/number-lists.ts';
import { packWords } from '../engine/core/word-table.ts';
import { conceptOf } from './concepts.ts';
import { type MatchWord, rootOf } from './match-words.ts';
import { pairsOf } from './sign-words.ts';
import type { WordGroups, WordIndexData } from './word-index.ts';

const SIGNS = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Files names under their words, and words under what several have in common; there are some 70,000. */
export function* learnWords(names: readonly (readonly MatchWord[])[]): Generator<void, WordIndexData> {
  const { numbers, lists } = yield* fileNames(names);
  const weights = Float32Array.from(lists, (list) => Math.log(1 + names.length / list.length));
  const weightOf = (text: string) => weights[numbers.get(text) as number] as number;
  const nameWeights = Float32Array.from(names, (words) =>
    [...new Set(words.map(({ text }) => text))].reduce((sum, text) => sum + weightOf(text), 0),
  );
  yield;
  const words = [...numbers.keys()].filter((text) => !SIGNS.test(text));
  const sorted = Int32Array.from(words.toSorted(byCode), (word) => numbers.get(word) as number);
  yield;
  const byRoot = groupBy(words, numbers, rootOf);
  yield;
  const byConcept = groupBy([...numbers.keys()], numbers, (word) => conceptOf(rootOf(word)));
  yield;
  const firsts = Int32Array.from(names, ([first]) => numbers.get(first?.text ?? '') ?? -1);
  const filed = packWords(numbers.keys());
  return { words: filed, names: packLists(lists), weights, nameWeights, firsts, sorted, byRoot, byConcept };
}

/** For each word its number, and the names that hold it. */
function* fileNames(names: readonly (readonly MatchWord[])[]) {
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
  return { numbers, lists };
}

/** `Front-End` is also looked for as `frontend`. */
function joinedPairs(words: readonly MatchWord[]): string[] {
  return words
    .slice(1)
    .flatMap((word, at) => (word.isGram || words[at]?.isGram ? [] : [`${words[at]?.text}${word.text}`]));
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A word that is its own root and alone finds itself without a group. */
function groupBy(
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
  keyOf: (word: string) => string | undefined,
): WordGroups {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  for (const [key, group] of groups) if (group.length === 1 && group[0] === key) groups.delete(key);
  const lists = [...groups.values()].map((group) => group.map((word) => numbers.get(word) as number));
  return { keys: packWords(groups.keys()), words: packLists(lists) };
}
