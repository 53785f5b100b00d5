import { parse } from 'tldts';
import { foldDisguise, joinSpelledOut, withoutPictures } from './fold-disguise.ts';
import { hasInvitation } from './invitations.ts';
import { hasMessenger, readLeet } from './messenger-names.ts';
import { spellDigits } from './spell-digits.ts';

/** Endings that people spell out to hide an address. */
const SPELLED =
  'com|net|org|io|info|biz|app|me|co|cn|jp|sg|my|id|tr|br|ru|xyz|top|ly|gg|ai|dev|site|online|link|shop|click|كوم|نت|اورج';
const DOT = '(?:dot|d0t|punto|ponto|nokta|titik|ドット|どっと|点|點|نقطة|دوت)';
const SPELLED_ADDRESS = new RegExp(
  `[a-z0-9\\p{Script=Arabic}]\\s{0,3}[([{<*_]?\\s{0,3}${DOT}\\s{0,3}[)\\]}>*_]?\\s{0,3}(?:${SPELLED})(?!\\p{L})`,
  'u',
);
/** Names of tools that look like addresses. */
const TOOLS =
  /\b(?:the|a|in|with|of|and|microsoft)\s+dot\s?net\b|\b(?:asp|ado|vb|ml|paint)\.net\b|\bsocket\.io\b|\b(?:node|vue|next|nuxt|react|express|three|d3|chart)\.js\b/g;

export type ContactDetail = 'link' | 'mail' | 'number' | 'messenger';

/** What in a text leads away from here, also when it is disguised; empty when nothing does. */
export function findContactDetails(text: string): ContactDetail[] {
  const folded = withoutPictures(foldDisguise(text));
  const found: ContactDetail[] = [];
  const readings = readLeet(folded);
  if (readings.some((one) => hasLink(one, text))) found.push('link');
  if (readings.some(hasMail)) found.push('mail');
  if (hasNumber(folded)) found.push('number');
  if (hasMessenger(folded) || hasInvitation(folded)) found.push('messenger');
  return found;
}

export function hasContactDetails(text: string): boolean {
  return findContactDetails(text).length > 0;
}

function hasLink(folded: string, text: string): boolean {
  const plain = folded.replace(TOOLS, ' ');
  if (/\b(?:https?|hxxps?|ftp)\s*[:;]\s*\/\s*\/|\bw\s?w\s?w\s*(?:[.,]|\bdot\b)\s*[a-z0-9]/.test(plain)) return true;
  if (SPELLED_ADDRESS.test(plain)) return true;
  if (
    /[a-z0-9]\s*[([{]\s*\.\s*[)\]}]\s*[a-z]{2,}|[a-z0-9]{2}\s+\.\s*(?:com|org|io|info)\b|[a-z0-9]{2}\s+\.\s+net\b/.test(
      plain,
    )
  ) {
    return true;
  }
  // '. Com' begins a sentence in Portuguese.
  if (/[a-z0-9]{2}\s?\.\s+com\b/.test(plain) && !/\.\s+Com\s+\p{L}/u.test(text)) return true;
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

function hasMail(text: string): boolean {
  const folded = joinSpelledOut(text);
  if (/[a-z0-9._%+-]{2}\s*(?:@|[([{<]\s*(?:at|arroba|a t)\s*[)\]}>])\s*[a-z0-9-]{2,}/.test(folded)) return true;
  if (/\b[a-z0-9._-]{2,40} at [a-z0-9-]{2,40} dot (?:com|net|org|co|[a-z]{2})\b/.test(folded)) return true;
  if (/[a-z0-9]\s*(?:あっと|アット(?:マーク)?|艾特|小老鼠|اتسايت|آت)\s*[a-z0-9]/u.test(folded)) return true;
  if (/(?:^|[\s:(,])@[a-z0-9_.]{3,}/.test(folded)) return true;
  if (/\p{Script=Arabic}\s*@\s*\p{Script=Arabic}+\s*(?:\.|نقطة|دوت)/u.test(folded)) return true;
  return /\b(?:g\s?mail|hotmail|protonmail|qq邮箱|yahoo mail)\b|\barroba\b/.test(folded);
}

const LEAST_DIGITS = 7;
const RUN = /\+?\d(?:[\s\-().·•_*#/\\|,،、~+'"xー]{0,4}\d){6,}/g;

/** Words that only carry a number on. */
const BETWEEN =
  /(?<=\d)\s*(?:,\s*)?(?:(?:and|e|y)\s+)?(?:then|dash|hyphen|minus|guion|traco|strip|sempang|tire|tirenin|杠|ハイフン|はいふん|شرطة|luego|despues|depois|lalu|kemudian|sonra|然后|然後|接着|それから|ثم)\s*(?=\d)/g;

function hasNumber(folded: string): boolean {
  const plain = withDigits(folded);
  const joined = joinSpelledOut(plain);
  // Few texts have letters apart, and reading number words takes longest.
  const spelled = joined === plain ? [plain] : [plain, joined];
  return [plain, ...spelled.map(spellDigits)]
    .map((text) => text.replace(BETWEEN, ' '))
    .some((text) =>
      (text.match(RUN) ?? []).some((run) => isPhone(run, text) && !(plain.includes(run) && isList(run, text))),
    );
}

const LIKE_DIGIT: Record<string, string> = { o: '0', l: '1', i: '1', z: '2', s: '5', b: '8', g: '9' };

/** `O8l2` is 0812: letters that look like digits, in what is mostly digits. */
function withDigits(folded: string): string {
  return folded.replace(/(?<![\p{L}\p{N}])(?=[oilzsbg]*\d)[\doilzsbg]{2,}(?![\p{L}\p{N}])/gu, (word) => {
    if (/^\d{1,3}[a-z]$|^[a-z]{2,}\d+$/.test(word)) return word;
    const digits = word.replace(/\D/g, '').length;
    return digits * 2 >= word.length ? word.replace(/\D/g, (letter) => LIKE_DIGIT[letter] ?? letter) : word;
  });
}

function isPhone(run: string, text: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return false;
  return ![isDates, isMoney, isRange, isPostal, isReference, isTimes, isPlace, isRound].some((isOther) =>
    isOther(run, text),
  );
}

const YEAR = '(?:19|20)\\d\\d';
const DATE = `(?:${YEAR}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?|\\d{1,2}[-/.]\\d{1,2}[-/.]${YEAR}|\\d{1,2}[-/.]${YEAR}|${YEAR})`;
const DATES = new RegExp(`^${DATE}(?:[\\s\\-–—,~/]{1,4}${DATE}){0,11}[\\s,.]*(?:\\d{1,2})?$`);

function isDates(run: string): boolean {
  return DATES.test(run.trim());
}

/** Grouped thousands, where an amount of money or of people is more likely than a number to call. */
function isMoney(run: string, text: string): boolean {
  const amount = String.raw`\d{1,3}(?:[.,'’]\d{3})+`;
  const amounts = new RegExp(String.raw`^${amount}(?:\s*[-–—~]\s*${amount})?(?:[.,]\d{1,2})?$`);
  if (amounts.test(run.trim())) return true;
  const at = text.indexOf(run);
  const around = text.slice(Math.max(0, at - 6), at) + text.slice(at + run.length, at + run.length + 12);
  return CURRENCY.test(around) && !/\+/.test(run);
}

const CURRENCY =
  /[$€£¥₩₹₺﷼₱฿]|\b(?:usdt?|sgd|myr|rp|idr|jpy|brl|mxn|aed|sar|rm|r\$|twd|ntd|cny|rmb|try|eur|tl|yen|won|euros?|dollars?|rupiah|ringgit|lira|reais|pesos|rupees|baht|riyals?|dirhams?|users?|followers|people|employees|customers|records|rows|parts)\b|元|円|万|萬|億|亿|ريال|درهم|دولار|جنيه|دينار|ليرة|مستخدم/;

/** A postal code that is called one. */
function isPostal(run: string, text: string): boolean {
  const before = text.slice(Math.max(0, text.indexOf(run) - 18), text.indexOf(run));
  const isCalledSo =
    /\b(?:cep|zip(?: code)?|postal(?: code)?|postcode|codigo postal|kode pos|poskod|posta kodu)[\s:.#]*$|(?:〒|郵便番号|邮编|郵遞區號|الرمز البريدي)[\s:]*$/;
  return run.replace(/\D/g, '').length <= 9 && isCalledSo.test(before);
}

const TIME = String.raw`(?:[01]?\d|2[0-4])[.:h]?[0-5]\d`;
const TIMES = new RegExp(`^${TIME}(?:\\s*[-~/,]\\s*${TIME})+$`);

/** `06.00-14.00`; four digits without a point are a time only when they are full or half hours. */
function isTimes(run: string): boolean {
  const times = run.trim();
  return TIMES.test(times) && times.split(/[-~/,]/).every((time) => /[.:h]|[03]0\s*$/.test(time));
}

/** `1800000` events: nobody's number ends in so many zeros. */
function isRound(run: string): boolean {
  return /^[1-9]\d{0,3}0{4,}$/.test(run);
}

/** `Floor 14, 34394 Şişli` */
function isPlace(run: string, text: string): boolean {
  const at = text.indexOf(run);
  const before = text.slice(Math.max(0, at - 12), at);
  return (
    run.includes(',') &&
    /\b(?:kat|floor|level|unit|suite|room|apt|apto|piso|andar|lantai|lt|blok|bloco|tingkat|daire|oficina|sala|no)\.?[\s:#]*$|(?:الطابق|الدور|شقة|مبنى)\s*$/.test(
      before,
    )
  );
}

const CALLING =
  /\b(?:call|ring|dial|phone|text|sms|tel|number|mobile|cell|hubungi|telepon|telefon|nomor|nombor|hp|ara(?:yin)?|numara\w*|ligue|ligar|liga|celular|cel|fone|fono|numero|llama\w*|marca|movil)\b|电话|電話|手机|手機|号码|號碼|打给|携帯|番号|اتصل|رقم|هاتف|جوال/;

/** Marks, ages, counts: numbers of two or three digits with commas between them, and nothing said of calling. */
function isList(run: string, text: string): boolean {
  return /^\d{1,3}(?:,\s+\d{1,3})+(?:\s+\d{1,3})?$/.test(run.trim()) && !CALLING.test(text);
}

const NUMBER_OF =
  /\b(?:ref(?:erence)?|requisition|req|vacancy|posting|ticket|invoice|order|licen[cs]e|registration|patent|isbn|issn|iso|rfc|doi|tax|vat|uen|cnpj|nit|npwp)\b(?:\s?(?:no|nr|num(?:ber)?|id|code))?\.?(?:\s?(?:of\s(?:the\s)?\p{L}+\s)?(?:is|:|#))?[\s:#-]*(?:[a-z]{1,6}[-/]?)?$|(?:编号|編號|案號|職位編號|求人番号|管理番号|رقم الاعلان|رقم الوظيفة)[\s:是は]*(?:[a-z]{1,6}-?)?$/u;
const CODED =
  /(?<![\p{L}\d])(?!(?:tel|ph|phone|fone|mob|mobile|cel|cell|hp|wa|no|num|nr|call|text|sms|gsm|id|wx|vx|qq|v)[-/])[a-z]{2,6}[-/]$/u;

/** The number of a vacancy or a paper: it is called one, or begins as `JOB-2026-` does. */
function isReference(run: string, text: string): boolean {
  const at = text.indexOf(run);
  const before = text.slice(Math.max(0, at - 40), at);
  return NUMBER_OF.test(before) || (CODED.test(before) && new RegExp(`^${YEAR}[-/.]?\\d{2,6}$`).test(run.trim()));
}

/** `5000 - 8000`: two round numbers. */
function isRange(run: string): boolean {
  const ends = run.split(/[-–—~]/).filter(Boolean);
  return ends.length === 2 && ends.every((end) => /^\d{3,6}$/.test(end.trim()) && /00$/.test(end.trim()));
}
