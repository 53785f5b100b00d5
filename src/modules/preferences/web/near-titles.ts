import { normalizeText } from '#src/kernel/text.ts';

/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SHORT_WORD = 2;
const MOST_SHOWN = 3;

interface Title {
  id: number;
  value: string;
}

/** The listed title that is part of a written one: 'Software Engineer' of 'Senior Software Engineer, Payments'. */
export function titleWithin<Listed extends Title>(written: string, titles: readonly Listed[]): Listed | undefined {
  const own = wordsOf(written);
  const within = titles.filter(({ value }) => {
    const words = wordsOf(value);
    return words.length > 0 && words.every((word) => own.includes(word) || (UNSPACED.test(word) && isIn(word, own)));
  });
  return within.toSorted((one, other) => other.value.length - one.value.length)[0];
}

/** The listed titles to offer for one that is on no list: those that share a word with it, in the order of the search. */
export function nearTitles<Listed extends Title>(written: string, titles: readonly Listed[]): Listed[] {
  const own = wordsOf(written);
  return titles.filter(({ value }) => wordsOf(value).some((word) => isShared(word, own))).slice(0, MOST_SHOWN);
}

function isShared(word: string, own: string[]): boolean {
  if (!UNSPACED.test(word)) return word.length > SHORT_WORD && own.includes(word);
  return Array.from(word, (_, at) => word.slice(at, at + 2)).some((pair) => pair.length === 2 && isIn(pair, own));
}

function isIn(part: string, words: string[]): boolean {
  return words.some((word) => word.includes(part));
}

function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean);
}
