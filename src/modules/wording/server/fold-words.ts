import { foldDisguise, withoutPictures } from './fold-disguise.ts';

/** Text for looking words up: without disguises, and with one form of each Arabic letter. */
export function foldWords(text: string): string {
  return withoutPictures(foldDisguise(text)).replaceAll('ى', 'ي').replaceAll('ة', 'ه').replaceAll('’', "'");
}

/** A full stop ends a sentence; one behind a shortened word or a number does not. */
const END =
  /[\n。！？!?؟；;]+|(?<!\b(?:max|maks|min|th|thn|yrs?|no|nr|approx|mr|mrs|ms|lic|en|tel|telp|jl|st|av|ing|dr|dra|sr|sra|exp|ca|máx|mín|edad|idade|usia|umur|age))\.(?=\s|$)/giu;
const LONGEST = 300;

/** The sentences of a text in their own letters, each with its closing mark. None is longer than the rules like. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const add = (to: number) => {
    for (let at = from; at < to; at += LONGEST) {
      const piece = text.slice(at, Math.min(to, at + LONGEST)).trim();
      if (piece) sentences.push(piece);
    }
    from = to;
  };
  for (const end of text.matchAll(END)) add(end.index + end[0].length);
  add(text.length);
  return sentences;
}

const HAN_DIGIT = '一二三四五六七八九';
const TENS = new RegExp(`([${HAN_DIGIT}])?十([${HAN_DIGIT}])?`, 'gu');

/** 三十五 and 十八 as digits. */
export function readHanTens(text: string): string {
  const value = (digit: string | undefined, none: number) => (digit ? HAN_DIGIT.indexOf(digit) + 1 : none);
  return text.replace(TENS, (_, tens?: string, ones?: string) => String(value(tens, 1) * 10 + value(ones, 0)));
}
