import { parse } from 'tldts';
import { foldDisguise, joinSpelledOut, withoutPictures } from './fold-disguise.ts';
import { numberCharacters, numberWords } from './number-words.data.ts';

/** Endings that people spell out to hide an address. */
const SPELLED = 'com|net|org|io|info|biz|app|me|co|cn|jp|sg|my|id|tr|br|ru|xyz|top|ly|gg|ai|dev|site|online|link|shop';
const DOT = '(?:dot|d0t|punto|ponto|nokta|titik|ドット|点|點|نقطة)';
/** Names of tools that look like addresses. */
const TOOLS =
  /\b(?:the|a|in|with|of|and|microsoft)\s+dot\s?net\b|\b(?:asp|ado|vb|ml|paint)\.net\b|\bsocket\.io\b|\b(?:node|vue|next|nuxt|react|express|three|d3|chart)\.js\b/g;

/** Names that mean leaving this place whatever stands around them. */
const MESSENGERS =
  /whats?app|watsap|telegram|tele gram|wechat|weixin|wexin|kakaotalk|kakao talk|snapchat|viber|skype|zalo\b|signal app|微信|微❤信|威信号|薇信|徽信|v信|\+v\b|加v\b|加微|加扣|qq号|qq群|\bqq\b|\bvx\b|\bwx\b|ライン交換|カカオ|カカオトーク|واتساب|واتس اب|واتس آب|تيليجرام|تلجرام|تليجرام|تيليغرام|سناب شات|ватсап|телеграм/;
/** The same with everything between their letters taken out; none of these can come about by chance. */
const MESSENGERS_JOINED = /whatsapp|telegram|kakaotalk|snapchat|instagram/;
/** Names that are ordinary words too: only when someone is asked to come there. */
const AMBIGUOUS = '(?:line|signal|discord|messenger|instagram|insta|facebook|fb|ig|wa|tg|imo|teams|hangouts|twitter)';
const INVITED = new RegExp(
  `\\b(?:my|add me (?:on|in|at|via)|(?:find|reach|text|message|dm|contact|ping|write|call) me (?:on|in|at|via)|` +
    `(?:chat|talk|continue|move|speak) (?:on|over|via|in)|meu|minha|mi|hubungi (?:saya )?(?:di|via|lewat)|benim|` +
    `agregame (?:a|en|por)|escribeme (?:a|en|por)|me chama no|chame no|bana|يمكنك التواصل عبر)\\s+${AMBIGUOUS}\\b` +
    `|\\b${AMBIGUOUS}\\s*(?:id|user|username|handle|account|hesabi)?\\s*(?:[:=@#]|\\bid\\b)\\s*\\S` +
    `|\\bline\\s?id\\b|\\bline交換|lineを?(?:追加|交換)|line(?:で|に)(?:連絡|追加)`,
);

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
  const spelled = new RegExp(`[a-z0-9]\\s*[([{<*_]?\\s*${DOT}\\s*[)\\]}>*_]?\\s*(?:${SPELLED})(?![a-z])`);
  if (spelled.test(plain)) return true;
  if (
    /[a-z0-9]\s*[([{]\s*\.\s*[)\]}]\s*[a-z]{2,}|[a-z0-9]{2,}\s+\.\s*(?:com|net|org|io|info)\b|[a-z0-9]{2,}\s?\.\s+com\b/.test(
      plain,
    )
  ) {
    return true;
  }
  return addressesOf(plain).some((address) => isAddress(address, text));
}

/** Everything that might be a host: words with dots inside. */
function addressesOf(folded: string): string[] {
  return folded.match(/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+/g) ?? [];
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
  if (/[a-z0-9._%+-]{2,}\s*(?:@|[([{<]\s*(?:at|arroba|a t)\s*[)\]}>])\s*[a-z0-9-]{2,}/.test(folded)) return true;
  if (/(?:^|[\s:(,])@[a-z0-9_.]{3,}/.test(folded)) return true;
  return /\b(?:g\s?mail|hotmail|protonmail|qq邮箱|yahoo mail)\b|\barroba\b/.test(joinSpelledOut(folded));
}

const LEAST_DIGITS = 7;
const RUN = /\+?\d(?:[\s\-–—().·•_*#/\\|,~+'"x]{0,4}\d){6,}/g;

function hasNumber(folded: string): boolean {
  return [folded, spellDigits(folded)].some((text) => (text.match(RUN) ?? []).some((run) => isPhone(run, text)));
}

function isPhone(run: string, text: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return false;
  return !isDates(run) && !isMoney(run, text) && !isRange(run);
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

function hasMessenger(folded: string): boolean {
  const leet = folded.replace(/(?<=\p{L})[0134@$5](?=\p{L})/gu, (sign) => LEET[sign] ?? sign);
  return [folded, leet].some((text) => {
    const spelled = joinSpelledOut(text);
    const tidy = spelled.replace(/(?<=\p{L})['’`´._\-*|~]+(?=\p{L})/gu, '');
    if (MESSENGERS.test(spelled) || MESSENGERS.test(tidy) || INVITED.test(spelled)) return true;
    return MESSENGERS_JOINED.test(tidy.replace(/[^\p{L}]/gu, '')) && !/\binstagram\b/.test(spelled);
  });
}

const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };
