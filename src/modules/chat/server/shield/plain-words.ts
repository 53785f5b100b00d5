import { foldDisguise, joinSpelledOut, withoutPictures } from '#src/modules/wording/server/wording.public.ts';
import { simplified } from './traditional.data.ts';

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const BLANK_BETWEEN_CJK = new RegExp(`(?<=[${CJK}]) +(?=[${CJK}])`, 'gu');
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
export const LINK = /(?:https?:\/\/)?[a-z0-9@-]{1,63}(?:\.[a-z0-9@-]{1,63})+(?::\d{1,5})?(?:\/[^\s)\]}>"'،]{0,200})?/g;

/** The folded text with one blank between words and one line per sentence; links are taken out. */
export function plainWords(text: string): { folded: string; sentences: string[] } {
  const folded = withoutPictures(foldDisguise(text));
  const whole = joinSpelledOut(folded.replace(LINK, (link) => (/[a-z]/.test(link) ? ' linkhere ' : link)));
  const sentences = whole
    .replace(/([?؟])/g, ' asksign $1')
    .split(/[!?؟\n;؛]|\.(?![a-z0-9])/)
    .map(plainSentence)
    .filter((sentence) => sentence.length > 1);
  return { folded, sentences };
}

/** Also the way words of the lexicons are written. */
export function plainSentence(sentence: string): string {
  return simplified(sentence)
    .replace(/['’`ʼـ]/g, '')
    .replace(/[a-z][a-z0-9@$]{1,30}/g, unleeted)
    .replace(/[^\p{L}\p{N}%$€£¥₱₹฿ ]/gu, ' ')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ {2,}/g, ' ')
    .replace(BLANK_BETWEEN_CJK, '')
    .trim();
}

/** `p4yment` is meant as letters; `b2` and `web3` are left alone. */
function unleeted(word: string): string {
  if (!/[0-9@$]/.test(word) || /^(?:web3|[a-z]{1,3}\d+|[a-z]{3,}\d+)$/.test(word)) return word;
  return word.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign);
}
