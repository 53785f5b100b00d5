import { readAmount } from '#src/kernel/read-amount.ts';
import { type PayPeriod, timesPerMonth } from '#src/modules/jobs/pay-period.ts';
import { phrasesOf } from './query-words.ts';

/** The least that someone wants to earn, and where the text says so. */
export interface TypedPay {
  start: number;
  end: number;
  /** Of a month. */
  amount: number;
  /** As the text tells it; undefined for the money of the country. */
  currency: string | undefined;
}

export interface PayReader {
  /** Reads an amount that is surely pay: beside a word for pay, a currency or `at least`. */
  find(text: string, language: string, rateOf: (currency: string | undefined) => number): TypedPay | undefined;
}

const DIGITS = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const THOUSAND = 1_000;
const MILLION = 1_000_000;
const TEN_THOUSAND = 10_000;
const MULTIPLES: Record<string, number> = {
  k: THOUSAND,
  mil: THOUSAND,
  bin: THOUSAND,
  ribu: THOUSAND,
  rb: THOUSAND,
  الف: THOUSAND,
  ألف: THOUSAND,
  الاف: THOUSAND,
  آلاف: THOUSAND,
  千: THOUSAND,
  万: TEN_THOUSAND,
  萬: TEN_THOUSAND,
  juta: MILLION,
  jt: MILLION,
  million: MILLION,
};
/** An empty code: the money of the country, when it goes by that name, is decided by whoever asks. */
const CURRENCIES: Record<string, string> = {
  $: '',
  us$: 'USD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  c$: 'CAD',
  r$: 'BRL',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  '¥': '',
  '₺': 'TRY',
  '₦': 'NGN',
  '₱': 'PHP',
  rm: 'MYR',
  ringgit: 'MYR',
  rp: 'IDR',
  rupiah: 'IDR',
  reais: 'BRL',
  tl: 'TRY',
  lira: 'TRY',
  ريال: 'SAR',
  درهم: 'AED',
  دولار: 'USD',
  円: 'JPY',
  元: '',
  块: '',
  塊: '',
  dollars: '',
  dólares: '',
  pesos: '',
};
const CODES = 'SGD USD EUR GBP AED SAR MYR IDR JPY TWD HKD CAD BRL TRY PHP NGN LKR RSD CNY'.split(' ');
/** What is counted and no money: `over 18 years`. */
const NO_PAY =
  /^\s*(?:%|years?|yrs?|yr|años|anos|tahun|thn|yıl|yaş|سنوات|سنة|سنه|年(?!薪|収)|岁|歳|歲|hours?|hrs|horas|jam|saat|km|days?|días|dias|people|orang|kişi|m2)/iu;
/** Without a period, what nobody earns in a month, in the currency of the rates, is for an hour or a year. */
const HOURLY_BELOW = 100;
const ANNUAL_FROM = 15_000;
const LEAST = 300;
const YEARS = { from: 2020, to: 2035 };

const LETTER = String.raw`[\p{L}\p{M}]`;

/**
 * Words of one kind as alternatives of an expression; those of scripts with spaces are whole words. The classes of letters
 * stand once around all of them: around each, V8 takes a second to compile the expression.
 */
function alternatives(words: readonly string[]): string {
  const sorted = words.toSorted((one, other) => other.length - one.length);
  const whole = sorted.filter((word) => /^\p{L}/u.test(word) && !isUnspaced(word));
  const parts = sorted.filter((word) => !whole.includes(word)).map(escaped);
  if (whole.length) parts.unshift(`(?<!${LETTER})(?:${whole.map(escaped).join('|')})(?!${LETTER})`);
  return parts.join('|');
}

const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** Only a longer word says before a number that it is pay for a period: `hourly 20`, but not `2 hour 3 days`. */
const LONG_WORD = /^\p{L}{6,}$/u;
const PAY_SIGN = /[薪給收入収俸]/u;
const PERIODS: readonly PayPeriod[] = ['hourly', 'daily', 'monthly', 'annually'];

export function createPayReader(): PayReader {
  const phrases = (value: string) => phrasesOf('pay', value);
  const told = PERIODS.flatMap((period) => phrases(period));
  const words = alternatives([...phrases('word'), ...told]);
  const before = alternatives([...phrases('word'), ...told.filter((one) => isUnspaced(one) || LONG_WORD.test(one))]);
  const named = new RegExp(alternatives([...phrases('word'), ...told.filter((one) => PAY_SIGN.test(one))]), 'iu');
  const currencies = alternatives([...Object.keys(CURRENCIES), ...CODES]);
  // `3k`: a multiple is written together with its number.
  const spaced = Object.keys(MULTIPLES).filter((one) => !isUnspaced(one));
  const multiples = [`(?:${spaced.join('|')})(?!${LETTER})`, ...Object.keys(MULTIPLES).filter(isUnspaced)].join('|');
  const least = alternatives(phrases('least'));
  // At most one space between the parts: with any number (\s*) the expression takes time to the fourth power of a long gap.
  const expression = new RegExp(
    [
      `(?<least1>${least})?\\s?(?<word1>${before})?\\s?(?:[:=]|of|de|من|is|は|が)?\\s?(?<least2>${least})?\\s?`,
      `(?:(?<money1>${currencies})\\s?|(?<![\\p{Script=Latin}\\p{Script=Arabic}\\p{N}.,\\-]))(?<number>${DIGITS})`,
      `\\s?(?<multiple>${multiples})?(?![\\p{N}x×])\\s?(?<money2>${currencies})?`,
      `\\s?(?<word2>(?:(?:de|a|an|per|por|al|la|ao|/)\\s?)?(?:${words}))?\\s?(?<least3>\\+|${alternatives(phrases('least-behind'))})?`,
    ].join(''),
    'iu',
  );
  const periods = PERIODS.map((period) => ({ period, expression: new RegExp(alternatives(phrases(period)), 'iu') }));

  return {
    find(text, language, rateOf) {
      if (!/\p{Nd}/u.test(text)) return undefined;
      const found = expression.exec(plainDigits(text));
      if (!found?.groups) return undefined;
      const { number = '', multiple = '', money1, money2, word1 = '', word2 = '' } = found.groups;
      const { least1, least2, least3 } = found.groups;
      const isMoney = Boolean(money1 || money2);
      const isNamed = named.test(`${word1} ${word2}`);
      const isLeast = Boolean(least1 || least2 || least3);
      const behind = text.slice(found.index + found[0].length);
      if (!(isMoney || word1 || word2 || isLeast) || NO_PAY.test(behind)) return undefined;
      const { amount: typed } = readAmount(number.trim(), { language, places: 2 });
      const amount = (typed ?? 0) * (MULTIPLES[multiple.toLowerCase()] ?? 1);
      if (amount < 1 || (!isMoney && !isNamed && isNoPay(amount))) return undefined;
      const currency = currencyOf(money1 ?? money2);
      const toldPeriod = periods.find((one) => one.expression.test(`${word1} ${word2}`))?.period;
      const period = toldPeriod ?? usualPeriod(amount / rateOf(currency));
      const lead = found[0].length - found[0].trimStart().length;
      return {
        start: found.index + lead,
        end: found.index + found[0].trimEnd().length,
        amount: Math.floor(amount * timesPerMonth(period)),
        currency,
      };
    },
  };
}

/** A small number, or a year, that only stands beside `over`. */
function isNoPay(amount: number): boolean {
  return amount < LEAST || (amount >= YEARS.from && amount <= YEARS.to);
}

function usualPeriod(amount: number): PayPeriod {
  if (amount < HOURLY_BELOW) return 'hourly';
  return amount >= ANNUAL_FROM ? 'annually' : 'monthly';
}

function currencyOf(typed: string | undefined): string | undefined {
  if (!typed) return undefined;
  const code = typed.toUpperCase();
  return CODES.includes(code) ? code : CURRENCIES[typed.toLowerCase()] || undefined;
}

/** Digits of other scripts as plain ones, each in its place. */
function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
