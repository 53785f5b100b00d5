import { lazy } from '#src/kernel/lazy.ts';
import { mistakesBetween } from '../engine/core/spelling.ts';
import { packTexts, readTexts, type TextsData } from '../engine/core/word-table.ts';
import { soundAlike } from './han-sounds.ts';

export interface NearName {
  name: number;
  similarity: number;
}

const RUN = /^[\p{Script=Han}\p{Script=Katakana}ー々]+$/u;
const KANA = /^[\p{Script=Katakana}ー]+$/u;
const LONGEST = 14;
/** A sign of the same sound; all of them; another sign; a sign too many or too few; kana. */
const SIMILARITY = { sound: 0.92, sounds: 0.85, sign: 0.76, length: 0.78, kana: 0.8 };
const LEAST_FOR_SIGN = 3;
const LEAST_FOR_LENGTH = 4;
const LEAST_KANA = 4;
const LONG_KANA = 8;

/** The names that may be meant, and how they are written. */
export interface NearNamesData {
  names: Int32Array;
  forms: TextsData;
}

type NamedForm = readonly [name: number, form: string];

/** Of the forms of all names, those that it looks at. */
export function packNearNames(forms: readonly string[]): NearNamesData {
  const runs = [...forms.entries()].filter(([, form]) => form.length >= 2 && form.length <= LONGEST && RUN.test(form));
  return { names: Int32Array.from(runs, ([name]) => name), forms: packTexts(runs.map(([, form]) => form)) };
}

/**
 * Finds names that are written like a text in Chinese or Japanese but for one sign: 药济师 for 药剂师, デザナイー for
 * デザイナー. It goes through all names of that length, a few thousand, and is asked only when nothing else was found.
 */
export function createNearNames(data: NearNamesData): (text: string) => NearName[] {
  const byLength = lazy(() => formsByLength(data));
  return (text) => {
    if (text.length < 2 || text.length > LONGEST || !RUN.test(text)) return [];
    const isKana = KANA.test(text);
    const found: NearName[] = [];
    for (const length of [text.length, text.length - 1, text.length + 1]) {
      for (const [name, form] of byLength().get(length) ?? []) {
        const similarity = isKana ? kanaSimilarity(text, form) : signSimilarity(text, form);
        if (similarity > 0) found.push({ name, similarity });
      }
    }
    const best = Math.max(0, ...found.map(({ similarity }) => similarity));
    return found.filter(({ similarity }) => similarity === best);
  };
}

function formsByLength({ names, forms }: NearNamesData): Map<number, NamedForm[]> {
  const written = readTexts(forms);
  const named = Array.from(names, (name, at): NamedForm => [name, written.textOf(at)]);
  return Map.groupBy(named, ([, { length }]) => length);
}

function kanaSimilarity(text: string, form: string): number {
  if (text.length < LEAST_KANA || !sharesAnEnd(text, form) || !KANA.test(form)) return 0;
  const allowed = text.length < LONG_KANA ? 1 : 2;
  const mistakes = mistakesBetween(text, form, allowed);
  return mistakes <= allowed ? SIMILARITY.kana - (mistakes - 1) * 0.05 : 0;
}

function signSimilarity(text: string, form: string): number {
  if (text.length !== form.length) return lengthSimilarity(text, form);
  let first = -1;
  let different = 0;
  let isAlike = true;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === form[at]) continue;
    different += 1;
    if (first < 0) first = at;
    isAlike &&= soundAlike(text[at] as string, form[at] as string);
    if (!isAlike && different > 2) return 0;
  }
  if (isAlike && different < text.length) return SIMILARITY.sound - (different - 1) * 0.01;
  if (isAlike && text.length >= LEAST_FOR_SIGN) return SIMILARITY.sounds;
  if (different > 1) return isSwapped(text, form, first) ? SIMILARITY.length : 0;
  return text.length >= LEAST_FOR_SIGN ? SIMILARITY.sign : 0;
}

/** A sign too many or too few. */
function lengthSimilarity(text: string, form: string): number {
  const isLong = form.length >= LEAST_FOR_LENGTH - 1 && text.length >= LEAST_FOR_LENGTH;
  return isLong && sharesAnEnd(text, form) && mistakesBetween(text, form, 1) <= 1 ? SIMILARITY.length : 0;
}

/** Of what is written with one mistake, the beginning or the end is right. */
function sharesAnEnd(text: string, form: string): boolean {
  return text[0] === form[0] || text.at(-1) === form.at(-1);
}

function isSwapped(text: string, form: string, at: number): boolean {
  return (
    text.length >= LEAST_FOR_SIGN &&
    text[at] === form[at + 1] &&
    text[at + 1] === form[at] &&
    text.slice(at + 2) === form.slice(at + 2)
  );
}
