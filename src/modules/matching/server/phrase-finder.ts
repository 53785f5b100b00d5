import { normalizeText } from '#src/kernel/text.ts';
import { createLooseFinder, type LooseToken } from './loose-finder.ts';

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\s\p{P}\p{S}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+(?:\+\+|#)?/gu;
const MOST_JOINED = 3;
const LEAST_JOINED = 5;
/** Short names are words of other languages too (`Go`, `R`): in a sentence they count in their own letters only. */
const SHORT = 3;
/** What ends a sentence or a part of a list. */
const BREAK = /[.!?;,:|\n•·、。，；！？؟،]/;

interface Entry<Value> {
  value: Value;
  /** How a short name is written; null for the others. */
  exact: string | null;
}

export interface Found<Value> {
  value: Value;
  /** Where it stands in the text. */
  at: number;
}

/** Finds names of a list in texts: linear in the text, whatever the length of the list. */
export interface PhraseFinder<Value> {
  /** What the whole text is a name of. */
  named(text: string): readonly Value[];
  /** Every name in the text; the longest wins where several begin. */
  find(text: string): Found<Value>[];
  /** Names whose words stand together in other forms or in another order. */
  findLoosely(text: string): Found<Value>[];
}

interface FinderOptions<Value> {
  isShortExact?: boolean;
  /** Which names may be said loosely; makes of tools may not. */
  isLoose?: (value: Value) => boolean;
}

export function createPhraseFinder<Value>(
  names: Iterable<[name: string, value: Value]>,
  { isShortExact = false, isLoose = () => false }: FinderOptions<Value> = {},
): PhraseFinder<Value> {
  const entries = new Map<string, readonly Entry<Value>[]>();
  /** The names that are also written in one word, by how they are written then. */
  const joined = new Map<string, string>();
  /** How many words the longest name has that begins with a word. */
  const longest = new Map<string, number>();
  const loose: [string[], Value][] = [];
  const wordsOf = rememberWords();
  let single: [Entry<Value>] | undefined;
  for (const [name, value] of names) {
    const words = wordsOf(name);
    const key = words.join(' ');
    if (isLoose(value)) loose.push([words, value]);
    if (!key) continue;
    const known = entries.get(key);
    if (known?.some((one) => one.value === value)) continue;
    const exact = isShortExact && isShort(name) ? name : null;
    // Most names mean one thing: all names of a value that come together share one list.
    if (single?.[0].value !== value || exact !== single[0].exact) single = [{ value, exact }];
    entries.set(key, known ? [...known, ...single] : single);
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    const inOne = joinedKey(words);
    if (inOne && !joined.has(inOne)) joined.set(inOne, key);
  }
  const findLoosely = createLooseFinder(loose);
  const entriesOf = (words: readonly string[]) =>
    entries.get(words.join(' ')) ?? entries.get(joined.get(joinedKey(words)) ?? '');
  return {
    findLoosely: (text) => findLoosely(inParts(text)),
    named: (text) => {
      const words = tokensOf(text).map(({ word }) => word);
      return (entries.get(words.join(' ')) ?? []).map(({ value }) => value);
    },
    find: (text) => findIn(entriesOf, longest, text),
  };
}

function findIn<Value>(
  entriesOf: (words: readonly string[]) => readonly Entry<Value>[] | undefined,
  longest: Map<string, number>,
  text: string,
): Found<Value>[] {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const found: Found<Value>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const most = Math.max(MOST_JOINED, longest.get(words[from] as string) ?? 0);
    for (let size = Math.min(most, tokens.length - from); size > 0; size -= 1) {
      const known = entriesOf(words.slice(from, from + size));
      const [first, last] = [tokens[from] as Token, tokens[from + size - 1] as Token];
      const written = text.slice(first.at, last.end);
      const meant = known?.filter(({ exact }) => exact === null || exact === written) ?? [];
      if (meant.length === 0) continue;
      for (const { value } of meant) found.push({ value, at: first.at });
      from += size - 1;
      break;
    }
  }
  return found;
}

/** Reads the words of names, which are the same again and again. */
function rememberWords(): (name: string) => string[] {
  const known = new Map<string, string>();
  const plainOf = (written: string) => {
    const word = known.get(written) ?? plain(written);
    known.set(written, word);
    return word;
  };
  return (name) => (name.match(TOKEN) ?? []).map(plainOf);
}

interface Token {
  word: string;
  at: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ word: plain(match[0]), at: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** Each word with the part of the text it stands in. */
function inParts(text: string): LooseToken[] {
  let [part, end] = [0, 0];
  return tokensOf(text).map(({ word, at, end: next }) => {
    if (BREAK.test(text.slice(end, at))) part += 1;
    end = next;
    return { word, at, part };
  });
}

/** 'AutoCount' is written 'Auto Count' too, and 'ERC-20' 'ERC20'; of short names that would be other words. */
function joinedKey(words: readonly string[]): string {
  const joined = words.length > MOST_JOINED ? '' : words.join('');
  return joined.length >= LEAST_JOINED && /^[a-z0-9]+$/.test(joined) ? joined : '';
}

const isShort = (name: string) => name.length <= SHORT && /^[\x21-\x7e]+$/.test(name);

/** One form of a word: without accents, the Arabic article and the plural of English. */
function plain(word: string): string {
  const folded = normalizeText(word).replace(/[أإآ]/gu, 'ا').replace(/ة$/u, 'ه').replace(/ى$/u, 'ي');
  if (/^\p{Script=Arabic}/u.test(folded)) return folded.length > 4 ? folded.replace(/^(?:وال|بال|لل|ال)/u, '') : folded;
  return /^[a-z]{5,}s$/.test(folded) && !folded.endsWith('ss') ? folded.slice(0, -1) : folded;
}
