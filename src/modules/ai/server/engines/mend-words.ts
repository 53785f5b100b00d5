import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Replacements } from './words/language-words.ts';

/** Written without spaces: a word may begin and end anywhere. */
const UNSPACED = new Set<string>(['ja', 'zh-CN', 'zh-TW']);
/** What is left open at the end goes on as it is: `bertugas me…` before `mengelola`. */
const OPEN_END = '…';

const escapeSigns = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface MendOptions {
  /** Only at the end of a sentence, where Japanese has its verbs. */
  atEnd?: boolean;
}

/** Replaces what stands on the left by what stands on the right, the longest first, and keeps a capital at the start. */
export function createMender(pairs: Replacements, language: LanguageCode, { atEnd = false }: MendOptions = {}) {
  const lower = (word: string) => word.toLocaleLowerCase(language);
  const known = new Map(
    pairs.map(([weak, strong]) => [lower(weak.replace(OPEN_END, '')), strong.replace(OPEN_END, '')]),
  );
  const pattern = toPattern(pairs, language, atEnd);
  return (text: string): string => {
    if (!pattern) return text;
    const mended = text.replace(pattern, (found) => {
      const better = known.get(lower(found)) ?? found;
      return isCapital(found) ? capitalise(better, language) : better;
    });
    return mended === text ? text : tidy(mended, text, language);
  };
}

function toPattern(pairs: Replacements, language: LanguageCode, atEnd: boolean): RegExp | undefined {
  if (pairs.length === 0) return undefined;
  const longestFirst = [...pairs].sort(([one], [other]) => other.length - one.length).map(([weak]) => weak);
  if (UNSPACED.has(language)) {
    return new RegExp(`(?:${longestFirst.map(escapeSigns).join('|')})${atEnd ? '(?=[。．.]|$)' : ''}`, 'gmu');
  }
  const letter = '[\\p{L}\\p{N}\\p{M}-]';
  const isOpen = (weak: string) => weak.endsWith(OPEN_END);
  // What begins with a comma follows a letter.
  const isWord = (weak: string) => /^\p{L}/u.test(weak);
  const any = (words: string[]) => words.map((weak) => escapeSigns(weak.replace(OPEN_END, ''))).join('|');
  // The borders once for all: with a pair of them to each of a thousand words, making the pattern takes seconds.
  const groups = [
    ['(?<!@)', longestFirst.filter((weak) => isWord(weak) && !isOpen(weak)), '(?!@)'],
    ['(?<!@)', longestFirst.filter((weak) => isWord(weak) && isOpen(weak)), '(?=\\p{L})'],
    ['', longestFirst.filter((weak) => !isWord(weak)), '(?!@)'],
  ] as const;
  const parts = groups.flatMap(([before, words, after]) =>
    words.length > 0 ? [`${before}(?:${any([...words])})${after}`.replaceAll('@', letter)] : [],
  );
  return new RegExp(parts.join('|'), 'giu');
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

export function capitalise(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** Makes good what a word leaves behind when it goes: double spaces, a comma that opens a line. */
function tidy(text: string, before: string, language: LanguageCode): string {
  const rowsBefore = before.split('\n');
  const rows = text.split('\n').map((row, at) => {
    const plain = row
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/ (?=[,.;:!?،؛。、，；：])/g, '')
      .replace(/^[\s,;:،؛、，：；]+/, '')
      .trim()
      .replace(/[,;،؛、，；]$/, '');
    return isCapital(rowsBefore[at]?.trim() ?? '') ? capitalise(plain, language) : plain;
  });
  return rows.join('\n');
}

/** Takes words out. */
export function createRemover(words: readonly string[], language: LanguageCode) {
  return createMender(
    words.map((word) => [word, ''] as const),
    language,
  );
}
