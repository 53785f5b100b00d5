import { readAmount } from '#src/kernel/read-amount.ts';
import type { PayPeriod } from '#src/modules/jobs/pay-period.ts';

/** What a text says of pay; what it does not say is not there. */
export interface PayCell {
  min?: number;
  max?: number;
  currency?: string;
  period?: PayPeriod;
}

/** What tells currencies and periods apart. */
export interface PayWords {
  currencyIn(text: string, countryCurrency: string | undefined): string | undefined;
  periodIn(text: string): PayPeriod | undefined;
}

interface Surroundings {
  language: string;
  /** The currency of the job's country, for signs that several currencies share. */
  countryCurrency: string | undefined;
}

const AMOUNT = /(\p{Nd}[\p{Nd}.,'’\u066b\u066c]*)(?:\s?(k|mil|bin|ribu|rb|juta|jt|ألف|الف|万|萬|千)(?!\p{L}))?/giu;
const MULTIPLES: Record<string, number> = {
  k: 1000,
  mil: 1000,
  bin: 1000,
  ribu: 1000,
  rb: 1000,
  ألف: 1000,
  الف: 1000,
  千: 1000,
  万: 10_000,
  萬: 10_000,
  juta: 1_000_000,
  jt: 1_000_000,
};
const LEAST =
  /\bfrom\b|at least|starting|\bmin\b|minimum|以上|から|起|\+|mulai|minimal|dari|başlayan|a partir|desde|من(?! .*إلى)|ابتداء/iu;
const MOST = /up to|\bmax\b|maximum|以下|まで|hingga|sampai|kadar|até|hasta|حتى/iu;

/** Reads `RM3,000 – RM3,800 / month`, `月給22万円～28万円`, `$60k a year`. More than two amounts are not guessed at. */
export function readPayCell(text: string, words: PayWords, { language, countryCurrency }: Surroundings): PayCell {
  const plain = text.normalize('NFKC').replace(/(?<=\p{Nd})\s(?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  const currency = words.currencyIn(plain, countryCurrency);
  const period = words.periodIn(plain);
  const told = { ...(currency && { currency }), ...(period && { period }) };
  const amounts = amountsIn(plain, language);
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2 || amounts.includes(Number.NaN)) return told;
  if (second !== undefined) return { ...told, min: Math.min(first, second), max: Math.max(first, second) };
  if (LEAST.test(plain)) return { ...told, min: first };
  if (MOST.test(plain)) return { ...told, max: first };
  return { ...told, min: first, max: first };
}

function amountsIn(text: string, language: string): number[] {
  const found = [...text.matchAll(AMOUNT)].map(([, digits = '', word = '']) => {
    const plain = digits.replace(/(?<=\p{Nd})[.,'’]$/u, '');
    // No currency has three decimals here: `20.000` is twenty thousand, whatever language its reader speaks.
    const whole = /^\p{Nd}{1,3}[.,]\p{Nd}{3}$/u.test(plain) ? plain.replace(/[.,]/u, '') : plain;
    const { amount } = readAmount(whole, { language, places: 2 });
    return { amount: amount ?? Number.NaN, times: MULTIPLES[word.toLowerCase()] ?? 1 };
  });
  // `70-85K`: what is said once is said of both.
  const shared = found.length === 2 && found[0]?.times === 1 ? (found[1]?.times ?? 1) : 1;
  const isShared = shared > 1 && (found[0]?.amount ?? 0) <= (found[1]?.amount ?? 0);
  return found.map(({ amount, times }) => amount * (isShared ? shared : times));
}
