import { numberFormat } from './formats.ts';

/** What was typed as money: an amount, nothing at all, or something that must not be guessed at. */
export type TypedAmount =
  | { amount: number | null; problem?: undefined }
  | { amount: null; problem: 'unreadable' | 'tooLong' | 'tooPrecise' };

const MOST_DIGITS = 10;
/** The zeros of Arabic-Indic, Persian, Devanagari and Bengali digits; full-width ones are made plain by NFKC. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
/** Never a decimal point: spaces of all kinds, apostrophes, the Arabic thousands mark. */
const GROUPS = /(?<=\d)[\s'\u2019\u066c](?=\d)/gu;
const SIGNS = /^[\p{Sc}\s\u200e\u200f]+|(?<![\p{Sc}\s\u200e\u200f])[\p{Sc}\s\u200e\u200f]+$/gu;

interface Money {
  language: string;
  /** Decimals of the currency. */
  places: number;
}

/**
 * Reads an amount as people write it: `12.50`, `12,50`, `1,250`, `1.250.000,5`, `١٢٫٥`. No separator is ever dropped:
 * either it is understood or the amount is refused. `1.250` and `1,250` can be either, so the language decides, and
 * whoever asks shows what was understood.
 */
export function readAmount(text: string, { language, places }: Money): TypedAmount {
  const plain = plainDigits(text).replace(SIGNS, '').replace(GROUPS, '');
  if (plain === '') return { amount: null };
  const parts = splitAmount(plain, language, places);
  if (!parts) return { amount: null, problem: 'unreadable' };
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  const decimals = parts.decimals.replace(/(?<!0)0+$/, '');
  if (whole.length > MOST_DIGITS) return { amount: null, problem: 'tooLong' };
  if (decimals.length > places) return { amount: null, problem: 'tooPrecise' };
  return { amount: Number(`${whole || '0'}.${decimals || '0'}`) };
}

function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

interface Parts {
  whole: string;
  decimals: string;
}

function splitAmount(plain: string, language: string, places: number): Parts | undefined {
  // The Arabic mark can only be a decimal one, so points and commas before it are groups.
  if (plain.includes('\u066b')) return splitAt(plain, '\u066b', /[.,]/);
  const [points, commas] = [count(plain, '.'), count(plain, ',')];
  if (points > 0 && commas > 0) {
    return plain.lastIndexOf('.') > plain.lastIndexOf(',') ? splitAt(plain, '.', ',') : splitAt(plain, ',', '.');
  }
  const mark = points > 0 ? '.' : ',';
  if (points + commas !== 1) return splitAt(plain, null, mark);
  const [before = '', after = ''] = plain.split(mark);
  // Three digits behind a single mark may be a thousand or a fraction.
  const mayBeGroup = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after);
  const isGroup = mayBeGroup && (places === 0 || mark !== decimalMark(language));
  return isGroup ? { whole: before + after, decimals: '' } : splitAt(plain, mark, null);
}

/** The digits before and behind the decimal mark; nothing when what stands between the digits cannot be groups. */
function splitAt(plain: string, decimal: string | null, group: string | RegExp | null): Parts | undefined {
  const parts = decimal ? plain.split(decimal) : [plain, ''];
  const [before = '', decimals = ''] = parts;
  const groups = group ? before.split(group) : [before];
  const whole = groups.join('');
  const isDigits = parts.length === 2 && /^\d+$/.test(whole + decimals);
  return isDigits && (groups.length === 1 || areGroups(groups)) ? { whole, decimals } : undefined;
}

/** By thousands, or by hundreds above the first thousand as in India. */
function areGroups(groups: string[]): boolean {
  const sizes = groups.map((one) => one.length);
  return sizes[0] !== 0 && sizes.at(-1) === 3 && sizes.slice(1).every((size) => size === 2 || size === 3);
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function decimalMark(language: string): string {
  const parts = numberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
