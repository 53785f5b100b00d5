import { isStopWord } from '../engine/core/stop-words.ts';
import { signWordsOf } from './sign-words.ts';

/** A word of a name or of a typed text, or a pair of neighbouring letters of a script without spaces. */
export interface MatchWord {
  text: string;
  isGram: boolean;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;

/** The words of a folded text; small words only where there is nothing else. */
export function matchWordsOf(folded: string): MatchWord[] {
  const all: MatchWord[] = [];
  for (const [part] of folded.matchAll(WORD)) addPart(part, all);
  const distinctive = all.filter(({ text, isGram }) => isGram || !isStopWord(text));
  return distinctive.length ? distinctive : all;
}

function addPart(part: string, found: MatchWord[]): void {
  let from = 0;
  for (const match of part.matchAll(UNSPACED)) {
    if (match.index > from) found.push({ text: part.slice(from, match.index), isGram: false });
    for (const text of signWordsOf(match[0])) found.push({ text, isGram: true });
    from = match.index + match[0].length;
  }
  if (from < part.length) found.push({ text: part.slice(from), isGram: false });
}

const LATIN = /^[a-z]+$/;
const ARABIC = /^\p{Script=Arabic}+$/u;

/**
 * What the forms of a word have in common: engineer, engineers, engineering; cajero, cajera; mühendis, mühendisi;
 * محاسب, محاسبة, المحاسبين. It need not be a word, and unlike a stem it may be shared by words that differ in meaning,
 * so that it counts for less than the word itself.
 */
export function rootOf(word: string): string {
  if (LATIN.test(word)) return latinRoot(word);
  return ARABIC.test(word) ? arabicRoot(word) : word;
}

const LATIN_ENDINGS = [
  // Plural, gender and possessive endings of Spanish, Portuguese and Turkish.
  /(?:eiras|eiros|eira|eiro|eras|eros|era|ero)$/,
  /(?:adoras|adores|adora|ador|oras|ores|ora|or)$/,
  /(?:ligi|lugu|lik|luk)$/,
  /(?:leri|lari|ler|lar|cisi|cusu|si|su|ci|cu)$/,
  /(?:ings|ing|ers|er|ments|ment|ions|ion|ants|ant|ancy|ances|ance|ists|ist|ians|ian|ries|ry|icos|icas|ico|ica|ical|ics|ic|als|al)$/,
  /(?:as|os|es|is|a|o|e|i|u|s|y)$/,
];
const SHORTEST_ROOT = 4;

function latinRoot(word: string): string {
  let root = word;
  for (const ending of LATIN_ENDINGS) {
    const shorter = root.replace(ending, '');
    if (shorter.length >= SHORTEST_ROOT) root = shorter;
  }
  return root;
}

function arabicRoot(word: string): string {
  const bare = word.length >= 5 ? word.replace(/^(?:وال|بال|لل|ال)/u, '') : word;
  const single = bare.length >= 4 ? bare.replace(/(?:ات|ون|ين|ه)$/u, '') : bare;
  return single.length >= 4 ? single.replace(/ي$/u, '') : single;
}
