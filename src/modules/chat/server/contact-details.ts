import { parse } from 'tldts';
import { foldDisguise, joinSpelledOut, withoutPictures } from './fold-disguise.ts';
import { hasMessenger } from './messenger-names.ts';
import { numberCharacters, numberWords } from './number-words.data.ts';

/** Endings that people spell out to hide an address. */
const SPELLED =
  'com|net|org|io|info|biz|app|me|co|cn|jp|sg|my|id|tr|br|ru|xyz|top|ly|gg|ai|dev|site|online|link|shop|click|كوم|نت|اورج';
const DOT = '(?:dot|d0t|punto|ponto|nokta|titik|ドット|点|點|نقطة|دوت)';
/** Names of tools that look like addresses. */
const TOOLS =
  /\b(?:the|a|in|with|of|and|microsoft)\s+dot\s?net\b|\b(?:asp|ado|vb|ml|paint)\.net\b|\bsocket\.io\b|\b(?:node|vue|next|nuxt|react|express|three|d3|chart)\.js\b/g;

export type ContactDetail = 'link' | 'mail' | 'number' | 'messenger';

/** What in a text leads away from here, also when it is disguised; empty when nothing does. */
export function findContactDetails(text: string): ContactDetail[] {
  const folded = withoutPictures(foldDisguise(text));
  const found: ContactDetail[] = [];
  if (hasLink(folded, text)) found.push('link');
  if (hasMail(folded)) found.push('mail');
  if (hasNumber(folded)) found.push('number');
  if (hasMessenger(folded)) found.push('messenger');
  return found;
}

export function hasContactDetails(text: string): boolean {
  return findContactDetails(text).length > 0;
}

function hasLink(folded: string, text: string): boolean {
  const plain = folded.replace(TOOLS, ' ');
  if (/\b(?:https?|hxxps?|ftp)\s*[:;]\s*\/\s*\/|\bwww\s*[.,]\s*[a-z0-9]/.test(plain)) return true;
  const spelled = new RegExp(
    `[a-z0-9\\p{Script=Arabic}]\\s*[([{<*_]?\\s*${DOT}\\s*[)\\]}>*_]?\\s*(?:${SPELLED})(?!\\p{L})`,
    'u',
  );
  if (spelled.test(plain)) return true;
  if (
    /[a-z0-9]\s*[([{]\s*\.\s*[)\]}]\s*[a-z]{2,}|[a-z0-9]{2}\s+\.\s*(?:com|net|org|io|info)\b|[a-z0-9]{2}\s?\.\s+com\b/.test(
      plain,
    )
  ) {
    return true;
  }
  return addressesOf(plain).some((address) => isAddress(address, text));
}

/** Everything that might be a host: words with dots inside. */
function addressesOf(folded: string): string[] {
  return folded.match(/[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62})+/g) ?? [];
}

const COMMON_ENDING = /^(?:com|net|org|io|co|me|app|info|biz|ly|ru|cn|gg|xyz|top|link|site|online|shop|dev)$/;

function isAddress(address: string, text: string): boolean {
  const { domain, isIcann, isIp, publicSuffix } = parse(address);
  if (isIp) return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address);
  if (!domain || !isIcann || !publicSuffix) return false;
  if (!/[a-z]/.test(address.split('.')[0] ?? '') && address.split('.').length === 2) return false;
  if (COMMON_ENDING.test(publicSuffix)) return true;
  // 'the job.It is' is a missing blank, not an address in Italy.
  const capital = publicSuffix.replace(/^./, (letter) => letter.toUpperCase());
  return !text.includes(`.${capital}`);
}

function hasMail(folded: string): boolean {
  if (/[a-z0-9._%+-]{2}\s*(?:@|[([{<]\s*(?:at|arroba|a t)\s*[)\]}>])\s*[a-z0-9-]{2,}/.test(folded)) return true;
  if (/(?:^|[\s:(,])@[a-z0-9_.]{3,}/.test(folded)) return true;
  if (/\p{Script=Arabic}\s*@\s*\p{Script=Arabic}+\s*(?:\.|نقطة|دوت)/u.test(folded)) return true;
  return /\b(?:g\s?mail|hotmail|protonmail|qq邮箱|yahoo mail)\b|\barroba\b/.test(joinSpelledOut(folded));
}

const LEAST_DIGITS = 7;
const RUN = /\+?\d(?:[\s\-–—().·•_*#/\\|,~+'"x]{0,4}\d){6,}/g;

/** Words that only carry a number on. */
const BETWEEN =
  /(?<=\d)\s*(?:,\s*)?(?:then|luego|despues|depois|lalu|kemudian|sonra|然后|然後|接着|それから|ثم)\s*(?=\d)/g;

function hasNumber(folded: string): boolean {
  const joined = folded.replace(BETWEEN, ' ');
  return [joined, spellDigits(joined)].some((text) => (text.match(RUN) ?? []).some((run) => isPhone(run, text)));
}

function isPhone(run: string, text: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return false;
  return !isDates(run) && !isMoney(run, text) && !isRange(run) && !isPostal(run, text);
}

const YEAR = '(?:19|20)\\d\\d';
const DATE = `(?:${YEAR}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?|\\d{1,2}[-/.]\\d{1,2}[-/.]${YEAR}|\\d{1,2}[-/.]${YEAR}|${YEAR})`;
const DATES = new RegExp(`^${DATE}(?:[\\s\\-–—,~/]+${DATE})*[\\s,.]*(?:\\d{1,2})?$`);

function isDates(run: string): boolean {
  return DATES.test(run.trim());
}

/** Grouped thousands, where an amount of money or of people is more likely than a number to call. */
function isMoney(run: string, text: string): boolean {
  const amount = String.raw`\d{1,3}(?:[.,]\d{3})+`;
  const amounts = new RegExp(String.raw`^${amount}(?:\s*[-–—~]\s*${amount})?(?:[.,]\d{1,2})?$`);
  if (amounts.test(run.trim())) return true;
  const at = text.indexOf(run);
  const around = text.slice(Math.max(0, at - 6), at) + text.slice(at + run.length, at + run.length + 8);
  return (
    /[$€£¥₩₹₺﷼]|\b(?:usd|sgd|myr|rp|idr|jpy|brl|mxn|aed|sar|rm|r\$|twd|cny|try|eur|tl)\b|元|円|万/.test(around) &&
    !/\+/.test(run)
  );
}

/** A postal code that is called one. */
function isPostal(run: string, text: string): boolean {
  const before = text.slice(Math.max(0, text.indexOf(run) - 18), text.indexOf(run));
  const isCalledSo =
    /\b(?:cep|zip(?: code)?|postal(?: code)?|postcode|codigo postal|kode pos|poskod|posta kodu)[\s:.#]*$|(?:〒|郵便番号|邮编|郵遞區號|الرمز البريدي)[\s:]*$/;
  return run.replace(/\D/g, '').length <= 9 && isCalledSo.test(before);
}

/** `5000 - 8000`: two round numbers. */
function isRange(run: string): boolean {
  const ends = run.split(/\s*[-–—~]\s*/).filter(Boolean);
  return ends.length === 2 && ends.every((end) => /^\d{3,6}$/.test(end.trim()) && /00$/.test(end.trim()));
}

/** Number words become digits: `nine one two` and 一三八 alike. */
function spellDigits(folded: string): string {
  const words = folded
    .replace(/\b(double|triple)\s+(\p{L}+|\d)/gu, (_, times: string, word: string) =>
      Array(times === 'double' ? 2 : 3)
        .fill(word)
        .join(' '),
    )
    .replace(/[零〇一壹幺二两兩贰三叁四肆五伍六陆七柒八捌九玖]/gu, (one) => numberCharacters[one] ?? one);
  return words.replace(/\p{L}+/gu, (word) => numberWords[word] ?? word);
}
