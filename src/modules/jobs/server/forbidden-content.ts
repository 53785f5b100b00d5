import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { FieldProblem } from '#src/kernel/errors.ts';
import { denials, discrimination, messengerHosts, messengerNames, paymentRequests } from './forbidden-words.data.ts';

const LONGEST_EXCERPT = 80;
const NEAR = 24;
/** Dates, pay and addresses of the longest advertisement have a few hundred. */
const MOST_DIGITS = 1000;
const EMAIL = /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
/** A word for the telephone with seven digits or more soon after it. */
const CALL =
  /(?:\b(?:call|tel|telp|phone|mobile|hp|hotline|sms|text|hubungi|telepon|telefon|ara(?:yın)?|ligue|telefone|celular|llame?|llamar|teléfono)\b|电话|電話|手机|手機|致电|致電|هاتف|جوال|اتصل)[^\d\n]{0,20}((?:\d[\s().-]{0,2}){7,15})/;

/** Words as they are meant: one form for every way to write a letter or a digit, nothing hidden between them. */
export function plainForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .toLowerCase()
    .replace(/[^\S\n]+/gu, ' ');
}

/** Digits of a script stand in a row from 0 to 9. */
function digitOf(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 128) return letter;
  for (let back = 0; back < 10; back += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - back - 1))) return String(back);
  }
  return letter;
}

/** The words of rich text, a line for each block. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d)\s*\/?>/gi, '\n')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as 'amp'],
    );
}

/** What a text of a job must not have, each kind once, with the words it is about. */
export function findForbidden(field: string, text: string, countryCode: string): FieldProblem[] {
  const plain = plainForm(text);
  const found: [string, string | undefined][] = [
    ['forbiddenPhone', findPhone(plain, countryCode)],
    ['forbiddenEmail', EMAIL.exec(plain)?.[0]],
    ['forbiddenMessenger', messengerHosts.exec(plain)?.[0] ?? messengerNames.exec(plain)?.[0]],
    ['forbiddenPayment', firstOf(paymentRequests, plain)],
    ['forbiddenDiscrimination', firstOf(discrimination, plain)],
  ];
  return found.flatMap(([problem, excerpt]) =>
    excerpt ? [{ field, problem, values: { excerpt: excerpt.trim().slice(0, LONGEST_EXCERPT) } }] : [],
  );
}

function firstOf(patterns: RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
      if (match[0] && !isDenied(text, match.index, match[0].length)) return match[0];
    }
  }
  return undefined;
}

/** 'We never ask for a registration fee' asks for none. */
function isDenied(text: string, at: number, length: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - NEAR), at)
      .split(/[\n.!?;。！？]/)
      .pop() ?? '';
  const behind = text.slice(at + length, at + length + NEAR / 2).split(/[\n.!?;,。，！？]/)[0] ?? '';
  return denials.test(before) || denials.test(behind);
}

/** A number that really is someone's in the job's country or abroad; pay, years and dates are none. */
function findPhone(text: string, countryCode: string): string | undefined {
  const called = CALL.exec(text);
  if (called) return called[0];
  const found = findPhoneNumbersInText(upToDigit(text, MOST_DIGITS), { defaultCountry: countryCode as 'SG' });
  const real = found.find(({ number, startsAt, endsAt }) => {
    const written = text.slice(startsAt, endsAt);
    return number.isValid() && !isDateOrYears(written) && !isPartOfAmount(text, startsAt, endsAt);
  });
  return real && text.slice(real.startsAt, real.endsAt);
}

/** The text up to its so-many-th digit: looking for numbers in a wall of digits would hold everyone up. */
function upToDigit(text: string, most: number): string {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57 && ++digits > most) return text.slice(0, at);
  }
  return text;
}

function isDateOrYears(written: string): boolean {
  return /^\(?(?:19|20)\d{2}\)?\s*[-/.–]\s*(?:(?:19|20)\d{2}|\d{1,2}\s*[-/.]\s*\d{1,2})$|^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}$/.test(
    written,
  );
}

/** A currency close by, or a thousands comma: pay, not a telephone. */
function isPartOfAmount(text: string, from: number, to: number): boolean {
  const around = `${text.slice(Math.max(0, from - 8), from)}|${text.slice(to, to + 10)}`;
  return /[$€£¥₦₺₱]|\b(?:rp|rm|idr|sgd|myr|php|jpy|hkd|twd|ntd|usd|gbp|cad|brl|try|ngn|sar|aed|lkr|eur|rsd|tl|円|元)\b|円|元|[,.]$|,\d/.test(
    around,
  );
}
