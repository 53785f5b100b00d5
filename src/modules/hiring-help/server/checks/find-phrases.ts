import type { LanguageCode } from '#src/modules/options/languages.ts';

/** Written without spaces: a phrase may begin and end anywhere. Arabic hangs short words on the front of others. */
const ANYWHERE = new Set<string>(['ja', 'zh-CN', 'zh-TW', 'ar']);
const LETTER = /[\p{L}\p{N}\p{M}]/u;

export interface FoundPhrase {
  at: number;
  end: number;
}

/** A text ready to be searched: small letters, as many as before, so that a place in it is a place in the original. */
export interface Searched {
  language: LanguageCode;
  original: string;
  folded: string;
}

export function toSearched(original: string, language: LanguageCode): Searched {
  const folded = Array.from(original, (sign) => foldSign(sign, language)).join('');
  return { language, original, folded: folded.length === original.length ? folded : original };
}

function foldSign(sign: string, language: LanguageCode): string {
  if (sign === '’') return "'";
  if (sign === '\n' || sign === '\u00a0' || sign === '\t') return ' ';
  const small = sign.toLocaleLowerCase(language);
  return small.length === sign.length ? small : sign;
}

/** Every place where one of the phrases stands. Takes time by the length of the text, whatever is in it. */
export function findPhrase({ folded, language }: Searched, phrase: string): FoundPhrase[] {
  const isOpen = phrase.endsWith('*');
  const wanted = (isOpen ? phrase.slice(0, -1) : phrase).toLocaleLowerCase(language);
  const found: FoundPhrase[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    if (ANYWHERE.has(language) || isWhole(folded, at, end, isOpen)) found.push({ at, end });
  }
  return found;
}

function isWhole(text: string, at: number, end: number, isOpen: boolean): boolean {
  const opens = LETTER.test(text[at] ?? '') && LETTER.test(text[at - 1] ?? ' ');
  const closes = !isOpen && LETTER.test(text[end - 1] ?? '') && LETTER.test(text[end] ?? ' ');
  return !opens && !closes;
}

/** The first of the phrases that stands there and is not said to be otherwise. */
export function findMeant(
  searched: Searched,
  phrases: readonly string[],
  not: readonly string[] = [],
): FoundPhrase | undefined {
  const all = phrases
    .flatMap((phrase) => findPhrase(searched, phrase))
    .sort((one, other) => one.at - other.at || other.end - one.end);
  return all.find(({ at }) => !isDenied(searched, at, not));
}

const BEFORE = 14;

/** Something like `no` or `not` stands shortly before, in the same sentence. */
function isDenied({ folded, language }: Searched, at: number, not: readonly string[]): boolean {
  const before = folded.slice(Math.max(0, at - BEFORE), at).replace(/^.*[.,;:!?。，；：！？،؛]/u, '');
  if (ANYWHERE.has(language)) return not.some((word) => before.slice(-4).includes(word));
  return before.split(' ').some((word) => not.includes(word));
}

const BREAK = /[\n.,;:!?。，、；：！？،؛؟•()（）]/u;

/** Nothing else stands between two marks: it can go without leaving half a sentence. */
export function isClause({ original }: Searched, { at, end }: FoundPhrase): boolean {
  const [before, after] = [original.slice(0, at).trimEnd(), original.slice(end).trimStart()];
  return (before === '' || BREAK.test(before.at(-1) ?? '')) && (after === '' || BREAK.test(after[0] ?? ''));
}
