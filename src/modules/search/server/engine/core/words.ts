import { foldText } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

const LONGEST_WORD = 40;
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** Letters and numbers, with the signs that belong to a name: c++, c#. */
const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;
/** The same before marks are removed. */
const PART = /[\p{L}\p{M}\p{N}ـ]+(?:\+\+|#)?/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text in their order, the same for index and query; words that say nothing are left out. */
export function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const [part] of joinNames(text.toLowerCase()).matchAll(PART)) found.push(...readPart(part).words);
  return found;
}

/** A query made of nothing but small words still asks for something. */
export function queryWordsOf(text: string): string[] {
  const words = wordsOf(text);
  if (words.length) return words;
  return [...joinNames(text.toLowerCase()).matchAll(PART)].flatMap(([part]) => readPart(part).small);
}

/** Every two neighbours: they find a word of an unspaced script that was cut differently elsewhere. */
export function bigramsOf(text: string): string[] {
  const found: string[] = [];
  for (const [run] of foldText(text).matchAll(UNSPACED)) {
    const letters = [...run];
    for (let at = 0; at + 1 < letters.length; at += 1) found.push(`${letters[at]}${letters[at + 1]}`);
  }
  return found;
}

export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** Names that hold a sign or a dot become one plain word. */
function joinNames(text: string): string {
  const named = text.includes('.net') ? text.replace(/\.net\b/gu, 'dotnet') : text;
  return named.includes('js') ? named.replace(/\b([a-z]+)[. ]js\b/gu, '$1js') : named;
}

interface Part {
  words: string[];
  small: string[];
  /** How each of the words is written in full. */
  written: string[];
}

/** The words of a name, each with how it is written. */
export function writtenWordsOf(name: string): { words: string[]; written: string[] } {
  const words: string[] = [];
  const written: string[] = [];
  for (const [part] of joinNames(name.toLowerCase()).matchAll(PART)) {
    const read = readPart(part);
    words.push(...read.words);
    written.push(...read.written);
  }
  return { words, written };
}

/** Language repeats itself: what was read once is remembered, until the memory is full. */
const remembered = new Map<string, Part>();
const MOST_REMEMBERED = 100_000;

/** After reading what will hardly come again. */
export function forgetWords(): void {
  remembered.clear();
}

function readPart(part: string): Part {
  const known = remembered.get(part);
  if (known) return known;
  const raw: string[] = [];
  for (const [piece] of foldText(part).matchAll(WORD)) addMixed(piece, raw);
  const written = raw.filter((word) => !isStopWord(word));
  const read = {
    words: written.map(stem),
    written,
    small: raw.filter(isStopWord).map(stem),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(part, read);
  return read;
}

/** `web3前端` is two words although nothing stands between them. */
function addMixed(part: string, found: string[]): void {
  let from = 0;
  for (const match of part.matchAll(UNSPACED)) {
    if (match.index > from) found.push(part.slice(from, match.index).slice(0, LONGEST_WORD));
    addSegments(match[0], found);
    from = match.index + match[0].length;
  }
  if (from < part.length) found.push(part.slice(from).slice(0, LONGEST_WORD));
}

function addSegments(run: string, found: string[]): void {
  for (const { segment } of segmenter.segment(run)) {
    // Short hiragana are particles and endings.
    if (segment === 'ー' || (segment.length <= 2 && HIRAGANA.test(segment))) continue;
    found.push(segment.slice(0, LONGEST_WORD));
  }
}
