import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { APPLYING, AT_WORK, ELSEWHERE, MESSENGER_HOST, TO_US } from './call-to-apply.data.ts';
import { findContactDetails } from './contact-details.ts';
import { foldWords, sentencesOf } from './fold-words.ts';

export type AdContact = 'phone' | 'email' | 'messenger' | 'link';

/** Dates, pay and addresses of the longest advertisement have a few hundred. */
const MOST_DIGITS = 1000;
const SEVEN_DIGITS = /\d(?:\D{0,4}\d){6}/;
/** A name on one side of the sign, a host on the other. */
const ADDRESS =
  /[a-z0-9]\s?@\s?[a-z0-9]| at [a-z0-9-]{2,40} dot |[([{<]\s?(?:at|arroba)\s?[)\]}>]|\barroba\b|あっと|アット|艾特|小老鼠|اتسايت|ات\s(?:gmail|yahoo|hotmail)|[#＃]\S{0,12}换|を@に/;
const HANDLE = /(?:^|[^a-z0-9])@[a-z0-9_.]{3}/;

/**
 * How a job's text takes its readers elsewhere, each way once, with the sentence that does. Stricter than chat where work
 * itself is about messengers and sites: a company may speak of the accounts it runs and link to its product, but readers
 * apply here.
 */
export function findContacts(text: string, countryCode: string, isTitle = false): Map<AdContact, string> {
  const found = new Map<AdContact, string>();
  // Most passages have nothing of the kind, and one look at a passage is cheaper than one at each sentence.
  const sentences = passagesOf(sentencesOf(text)).filter((passage) => mayLead(passage.join('\n'), countryCode));
  for (const sentence of sentences.flat()) {
    for (const kind of contactsIn(sentence, countryCode, isTitle)) {
      if (!found.has(kind)) found.set(kind, sentence);
    }
  }
  return found;
}

const PASSAGE = 1000;

/** Sentences side by side, about a thousand letters together. */
function passagesOf(sentences: string[]): string[][] {
  const passages: string[][] = [];
  let length = PASSAGE;
  for (const sentence of sentences) {
    if (length >= PASSAGE) {
      passages.push([]);
      length = 0;
    }
    passages.at(-1)?.push(sentence);
    length += sentence.length;
  }
  return passages;
}

function mayLead(text: string, countryCode: string): boolean {
  const folded = foldWords(text);
  return (
    findContactDetails(text).length > 0 ||
    hasPhone(folded, countryCode) ||
    ELSEWHERE.test(folded) ||
    MESSENGER_HOST.test(folded)
  );
}

function contactsIn(sentence: string, countryCode: string, isTitle: boolean): AdContact[] {
  const folded = foldWords(sentence);
  const details = findContactDetails(sentence);
  const isNamed = details.includes('messenger') && (!AT_WORK.test(folded) || TO_US.test(folded));
  const isMessenger = isNamed || MESSENGER_HOST.test(folded) || (details.includes('mail') && HANDLE.test(folded));
  const isMail = details.includes('mail') && ADDRESS.test(folded);
  const isPhone = details.includes('number') || hasPhone(folded, countryCode);
  const isAsked = APPLYING.test(folded) || (isTitle && /www|https?:/.test(folded));
  const isLink = ELSEWHERE.test(folded) || (details.includes('link') && isAsked && !isMail && !isMessenger);
  const ways: [AdContact, boolean][] = [
    ['phone', isPhone],
    ['email', isMail],
    ['messenger', isMessenger],
    ['link', isLink],
  ];
  return ways.flatMap(([kind, isMeant]) => (isMeant ? [kind] : []));
}

/** A number that really is someone's in the job's country or abroad; pay, years and dates are none. */
function hasPhone(text: string, countryCode: string): boolean {
  if (!SEVEN_DIGITS.test(text)) return false;
  const found = findPhoneNumbersInText(upToDigit(text, MOST_DIGITS), { defaultCountry: countryCode as 'SG' });
  return found.some(({ number, startsAt, endsAt }) => {
    const written = text.slice(startsAt, endsAt);
    return number.isValid() && !isDateOrYears(written) && !isPartOfAmount(text, startsAt, endsAt);
  });
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
