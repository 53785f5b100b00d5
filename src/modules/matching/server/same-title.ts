import { normalizeText } from '#src/kernel/text.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
/** Shorter ones say too little: 'Manager' stands in every other advertisement. */
const LEAST_WORDS = 2;
const LEAST_SIGNS = 3;

/** A title in one spelling, made once and compared often. */
export interface TitleWords {
  /** With a space before, between and after. */
  text: string;
  /** Long enough to mean the same wherever it stands. */
  isTelling: boolean;
  /** Written without spaces, so that it begins and ends anywhere. */
  isSigns: boolean;
}

export function titleWords(title: string): TitleWords {
  const words = normalizeText(title).match(WORD) ?? [];
  const isSigns = words.length > 0 && SIGNS.test(words.join(''));
  const isTelling = isSigns ? words.join('').length >= LEAST_SIGNS : words.length >= LEAST_WORDS;
  return { text: ` ${words.join(' ')} `, isTelling, isSigns };
}

/** Whether a title stands as it is in that of an advertisement: 'Staff Nurse' in 'Staff Nurse (Medical Ward)'. */
export function hasSameTitle(own: TitleWords, advertised: TitleWords): boolean {
  if (own.text.trim() === '') return false;
  if (own.text === advertised.text) return true;
  return own.isTelling && advertised.text.includes(own.isSigns ? own.text.trim() : own.text);
}
