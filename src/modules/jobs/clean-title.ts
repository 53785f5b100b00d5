import { titleNoise } from './title-noise.data.ts';

/** What pictures are put together with. */
const JOINERS = /\u200d|\ufe0f|\u20e3/gu;
/** Pictures, and signs that only shout: anything but letters, numbers and the marks that titles need. */
const DECORATION =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}★☆◆◇■□●○▶◀►◄▲▼△▽※✦✧✪✿❀♥♡➤➜→⇒«»<>*=~_^|$€£¥💰!！¡?？]+/gu;
const PICTURE = /\p{Extended_Pictographic}|[★☆◆◇■□●○▶◀►◄▲▼△▽※✦✧✪✿❀♥♡➤➜⇒]|[\u{1f1e6}-\u{1f1ff}]/u;
const ORDINARY_PICTURE = /[©®™]/gu;
const LOUD_SIGNS = /[!！¡?？]\s?[!！¡?？]|[$€£¥]\s?[$€£¥]|\*{2,}|[<>]{2,}|={2,}|~{2,}|[#]{2,}|[【[]{2,}|^\s*[!！¡*>]/u;
const LETTERS = /\p{L}+/gu;

/** Whether a title shouts: pictures, rows of signs, or words in capitals that are no abbreviations. */
export function isShouting(title: string): boolean {
  const plain = title.replace(ORDINARY_PICTURE, '');
  return PICTURE.test(plain) || LOUD_SIGNS.test(plain) || isInCapitals(plain);
}

function isInCapitals(title: string): boolean {
  const words = title.match(LETTERS) ?? [];
  const loud = words.filter((word) => word.length >= 5 && isCapital(word));
  const letters = words.join('').length;
  const capital = words.filter(isCapital).join('').length;
  const isNoisy = loud.some((word) => titleNoise.test(` ${word.toLocaleLowerCase('en')} `));
  return isNoisy || (loud.length >= 2 && capital * 3 >= letters * 2);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}+$/u.test(word);
}

/** The title as a calm person would write it; empty when nothing but noise was there. */
export function cleanTitle(title: string): string {
  const calm = isInCapitals(title) ? inSmallLetters(title) : title;
  const plain = withoutNoise(calm.normalize('NFKC').replace(JOINERS, '').replace(DECORATION, ' '));
  return plain
    .replace(/[([{【「]\s*[)\]}】」]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\-–—:：,，、.·/|]+|(?<![\s\-–—:：,，、·/|])[\s\-–—:：,，、·/|]+$/gu, '')
    .trim();
}

function inSmallLetters(title: string): string {
  return title.replace(LETTERS, (word) =>
    word.length > 3 && isCapital(word) ? word[0] + word.slice(1).toLocaleLowerCase() : word,
  );
}

function withoutNoise(title: string): string {
  const noise = new RegExp(titleNoise.source, `${titleNoise.flags.replace('g', '')}g`);
  return ` ${title} `.replace(noise, ' ').trim();
}
