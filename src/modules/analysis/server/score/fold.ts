/** A text in one spelling for comparing, and where each of its letters stands in the original. */
export interface Folded {
  text: string;
  at: number[];
}

const MARK = /\p{Mn}/u;
/** They make other letters of kana (ハ ha, バ ba), not accents. */
const KANA_MARK = /[\u3099\u309a]/u;
const SPACE = /[\s\p{Cc}\p{Zs}]/u;

/** As `normalizeText` of the kernel does it, letter by letter, so that what is found can be shown where it stands. */
export function fold(original: string): Folded {
  let text = '';
  const at: number[] = [];
  let offset = 0;
  for (const letter of original) {
    const one = foldLetter(letter);
    if (one !== ' ' || !text.endsWith(' ')) {
      text += one;
      for (let index = 0; index < one.length; index += 1) at.push(offset);
    }
    offset += letter.length;
  }
  at.push(offset);
  return { text, at };
}

/** Normalizing is slow, and texts are made of few letters. */
const folded = new Map<string, string>();
const MOST_KEPT = 20_000;

function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const made = normalizeLetter(letter);
  if (folded.size < MOST_KEPT) folded.set(letter, made);
  return made;
}

function normalizeLetter(letter: string): string {
  if (SPACE.test(letter)) return ' ';
  // Apostrophes and hyphens are typed in several ways.
  if (letter === '’' || letter === '‘') return "'";
  if (letter === '‐' || letter === '‑' || letter === '–' || letter === 'ـ') return letter === 'ـ' ? '' : '-';
  let bare = '';
  for (const part of letter.normalize('NFKD')) {
    if (!MARK.test(part) || KANA_MARK.test(part)) bare += part;
  }
  return bare.normalize('NFKC').toLowerCase().replaceAll('ı', 'i');
}

export const foldText = (text: string): string => fold(text).text.trim();

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LETTER = /[\p{L}\p{Nd}]/u;

export const isCjk = (text: string): boolean => CJK.test(text);

/** Where a phrase stands, as whole words; scripts without spaces have none. */
export function findPhrase(text: string, phrase: string): number {
  if (phrase === '') return -1;
  const isJoined = isCjk(phrase);
  for (let found = text.indexOf(phrase); found >= 0; found = text.indexOf(phrase, found + 1)) {
    if (isJoined || isWhole(text, found, found + phrase.length)) return found;
  }
  return -1;
}

function isWhole(text: string, from: number, to: number): boolean {
  const before = text[from - 1] ?? ' ';
  const after = text[to] ?? ' ';
  // '+' and '#' belong to names: C is not C++. Latin names stand in the middle of Japanese and Chinese.
  const ends = (letter: string) => !LETTER.test(letter) || isCjk(letter);
  return ends(before) && ends(after) && after !== '+' && after !== '#';
}

/** The stretch of the original that a stretch of the folded text comes from. */
export function stretch({ at }: Folded, from: number, to: number): [number, number] {
  return [at[from] ?? 0, at[to] ?? at.at(-1) ?? 0];
}

/** Words as they are compared. */
export function tokensOf(text: string): string[] {
  return text.split(/[^\p{L}\p{Nd}+#']+/u).filter(Boolean);
}
