import { normalizeText } from '#src/kernel/text.ts';

const TASHKEEL = /[\u064b-\u0652\u0640]/gu;

/** One spelling of what people type: no case, accents or marks, one form of letters that are often mixed up. */
export function foldQuestion(text: string): string {
  return normalizeText(text)
    .replace(/['’`]/gu, ' ')
    .replace(/ı/gu, 'i')
    .replace(TASHKEEL, '')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/ى/gu, 'ي')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Han, kana and Arabic: words are found inside of others, with articles and endings in one piece. */
export function isFoundAnywhere(term: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(term);
}
