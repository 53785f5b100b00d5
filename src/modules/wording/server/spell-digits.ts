import { HUNDRED, numberWords, PLUS_TEN, soundsLikeDigit, TIMES_TEN } from './number-words.data.ts';

/** A number that is being read: `five hundred` may still get its `thirty two`. */
interface Reading {
  value: number;
  may: 'hundred' | 'ten' | 'done';
}

const TOKEN = /\p{L}+|\d+|[^\p{L}\d]+/gu;
const REPEATED = /\b(double|triple|doble|duplo|dobro|triplo|cift)[\s-]+(\p{L}+|\d)/gu;
/** Between two numbers they only join: `trinta e dois`. */
const JOINED = '\ue001';
const JOINS = new Set(['and', 'e', 'y', 've', 'dan', 'و']);

/** Everyday words of one language that count in another: they do so only beside a number word. */
const AMBIGUOUS = new Set(['on', 'once', 'um', 'uma', 'una', 'dos', 'oh', 'o', 'cem', 'nil']);

/** Number words of the ten languages become digits, whole numbers too: `beş yüz otuz iki` is 532, `一三八` 138. */
export function spellDigits(folded: string): string {
  const repeated = folded.replace(REPEATED, (_, times: string, word: string) =>
    Array(/^tr/.test(times) ? 3 : 2)
      .fill(word)
      .join(' '),
  );
  return readWords(splitKana(splitHan(repeated)).replace(/[a-z]{5,}/g, splitCompound));
}

const COMPOUND = new RegExp(
  `^(?:${[...numberWords.keys(), ...HUNDRED, ...TIMES_TEN, ...PLUS_TEN].filter((word) => /^[a-z]{2,}$/.test(word)).join('|')}){2,}$`,
);
const PART = new RegExp(
  [...numberWords.keys(), ...HUNDRED]
    .filter((word) => /^[a-z]{2,}$/.test(word))
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** `onbir`, `otuziki`, `ninefive`: number words without blanks between them. */
function splitCompound(word: string): string {
  return !numberWords.has(word) && COMPOUND.test(word) ? word.replace(PART, '$& ').trim() : word;
}

function readWords(text: string): string {
  const out: string[] = [];
  let reading: Reading | undefined;
  let between = '';
  const flush = () => {
    if (reading) out.push(String(reading.value));
    reading = undefined;
    out.push(between);
    between = '';
  };
  const tokens = text.match(TOKEN) ?? [];
  for (const [at, token] of tokens.entries()) {
    const number = isMeant(tokens, at) ? readWord(token) : undefined;
    if (number) {
      const grown: Reading | undefined = reading && growOver(reading, between, number);
      if (grown) between = '';
      else flush();
      reading = grown ?? begin(number);
    } else if (reading && JOINS.has(token)) between += JOINED;
    else if (reading && !/[\p{L}\d]/u.test(token)) between += token;
    else {
      between = between.replaceAll(JOINED, ' e ');
      flush();
      out.push(token);
    }
  }
  flush();
  return out.join('').replaceAll(JOINED, ' ');
}

function growOver(reading: Reading, between: string, word: Word): Reading | undefined {
  const hasAnd = between.includes(JOINED);
  return hasAnd || /^[\s-]*$/.test(between) ? grow(reading, word, hasAnd || word.hasAnd) : undefined;
}

function isMeant(tokens: string[], at: number): boolean {
  const isPlain = (token = '') => readWord(token) !== undefined && !AMBIGUOUS.has(token);
  return !AMBIGUOUS.has(tokens[at] ?? '') || isPlain(tokens[at - 2]) || isPlain(tokens[at + 2]);
}

interface Word {
  value: number;
  times?: 'hundred' | 'ten' | 'teen';
  hasAnd?: boolean;
}

function readWord(token: string): Word | undefined {
  const value = numberWords.get(token);
  if (value !== undefined) return { value };
  if (HUNDRED.has(token)) return { value: 100, times: 'hundred' };
  if (TIMES_TEN.has(token)) return { value: 10, times: 'ten' };
  if (PLUS_TEN.has(token)) return { value: 10, times: 'teen' };
  // Arabic writes its `and` onto the word.
  const rest = token.startsWith('و') && token.length > 2 ? readWord(token.slice(1)) : undefined;
  return rest && { ...rest, hasAnd: true };
}

function begin({ value, times }: Word): Reading {
  if (times === 'hundred' || value >= 200) return { value, may: 'hundred' };
  return { value, may: value >= 20 && value % 10 === 0 ? 'ten' : 'done' };
}

function grow(reading: Reading, word: Word, hasAnd = false): Reading | undefined {
  const { value, may } = reading;
  const isDigit = value > 0 && value < 10;
  if (word.times === 'hundred') return isDigit ? { value: value * 100, may: 'hundred' } : undefined;
  if (word.times === 'ten') return withLast(value, (digit) => digit * 10, 'ten');
  if (word.times === 'teen') return withLast(value, (digit) => digit + 10, 'done');
  if (word.value === 0) return undefined;
  if (may === 'hundred' && word.value < 100) return { value: value + word.value, may: begin(word).may };
  if (may === 'ten' && word.value < 10) return { value: value + word.value, may: 'done' };
  if (may === 'done' && value % 100 === 10 && word.value < 10 && !hasAnd) return { value: value + word.value, may };
  // `five and twenty` in Arabic.
  if (hasAnd && isDigit && word.value >= 20 && word.value < 100) return { value: value + word.value, may: 'done' };
  return undefined;
}

function withLast(value: number, read: (digit: number) => number, may: Reading['may']): Reading | undefined {
  const digit = value % 10;
  return digit ? { value: value - digit + read(digit), may } : undefined;
}

const HAN = Object.keys(soundsLikeDigit).join('');
const PLAIN_HAN = /[零〇一壹幺二两兩贰三叁四肆五伍六陆陸七柒八捌九玖]/gu;
const HAN_RUN = new RegExp(`(?:[${HAN}\\d][\\s\\-.,、]?){7,}`, 'gu');

/** 一三八 is 138; 妖三吧 sounds like it, and counts only in a row of nothing else. */
function splitHan(text: string): string {
  return text
    .replace(HAN_RUN, (run) => run.replace(/./gu, (one) => soundsLikeDigit[one] ?? one))
    .replace(PLAIN_HAN, (one) => soundsLikeDigit[one] ?? one);
}

const KANA_DIGITS: Record<string, string> = Object.fromEntries(
  [
    '0ぜろ|れい|れー|まる|おう',
    '1いち',
    '2に|にい|にー',
    '3さん',
    '4よん|し',
    '5ご|ごー|ごう',
    '6ろく',
    '7なな|しち',
    '8はち',
    '9きゅう|きゅー|きゅ|く',
  ].flatMap((row) =>
    row
      .slice(1)
      .split('|')
      .map((word) => [word, row[0] ?? '']),
  ),
);
/** The longest first, so that しち is not read as し. */
const KANA = Object.keys(KANA_DIGITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const KANA_WORD = new RegExp(KANA, 'gu');
const KANA_RUN = new RegExp(`(?:(?:${KANA}|\\d)[\\s、,.\\-ー]?の?[\\s、,.\\-ー]?){3,}`, 'gu');

/** Kana are written without blanks, and some digits are everyday syllables: only a row of three or more is read. */
function splitKana(text: string): string {
  if (!/[ぁ-ヿ]/.test(text)) return text;
  const hiragana = text.replace(/[ァ-ヴ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
  return hiragana.replace(KANA_RUN, (run) =>
    run.replace(KANA_WORD, (word) => KANA_DIGITS[word] ?? word).replace(/の/g, '-'),
  );
}
