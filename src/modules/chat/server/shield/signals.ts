import { parse } from 'tldts';
import { asksToLeave, findContactDetails } from '#src/modules/wording/server/wording.public.ts';
import { LINK } from './plain-words.ts';

const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl is.gd cutt.ly rb.gy ow.ly shorturl.at t.ly s.id rebrand.ly tiny.cc buff.ly lnk.to reurl.cc dwz.cn t.cn acortar.link encurtador.com.br wa.me t.me url.cn suo.im lihi.cc ppt.cc tiny.one v.gd soo.gd'.split(
    ' ',
  ),
);
/** Sites that many messages name; also what a deceiving host borrows. */
export const KNOWN_SITES = new Set(
  'google.com zoom.us microsoft.com github.com gitlab.com behance.net dribbble.com linkedin.com tencent.com zcool.com.cn hackerrank.com codility.com coderpad.io notion.so figma.com youtube.com wikipedia.org medium.com webex.com whereby.com stackoverflow.com kaggle.com'.split(
    ' ',
  ),
);
const RISKY_ENDING =
  /^(?:xyz|top|click|zip|mov|loan|work|icu|buzz|cam|rest|gq|tk|ml|cf|ga|quest|sbs|cfd|cc|vip|live|shop|online|site|fun|monster|bond|lol)$/;
const RISKY_FILE = /\.(?:exe|apk|scr|bat|msi|jar|vbs|cmd|dmg|rar|zip|7z|iso)(?:$|[?#])/;

/** What links, numbers and disguises of a message say, whatever its words are. */
export function signalsOf(text: string, folded: string): string[] {
  const signals: string[] = findContactDetails(text).map((kind) => `found-${kind}`);
  if (asksToLeave(folded)) signals.push('asksToLeave');
  signals.push(...disguisesOf(text, signals));
  signals.push(...linkSignalsOf(folded));
  return [...new Set(signals)];
}

/** What is seen of links, names and numbers at a glance. */
export function linkSignalsOf(folded: string): string[] {
  const signals = linksOf(folded).flatMap(signsOfLink);
  if (/@ ?[a-z][a-z0-9_.]{3,}|\b[a-z]{2,}_[a-z0-9_]{2,}\b/.test(folded)) signals.push('handle');
  if (/(?:\d[\s().-]{0,3}){7,}/.test(folded)) signals.push('digits');
  return signals;
}

/** Ways to write that only who hides something needs. */
function disguisesOf(text: string, found: readonly string[]): string[] {
  const signs: string[] = [];
  if (/[\u200b-\u200d\u2060\ufeff\u00ad]/.test(text.replace(/\p{Extended_Pictographic}\u200d/gu, '')))
    signs.push('invisible');
  if (/[a-zA-Z][\u0400-\u04ff\u0370-\u03ff]|[\u0400-\u04ff\u0370-\u03ff][a-zA-Z]/.test(text))
    signs.push('mixedLetters');
  if (/(?<!\p{L})\p{L}(?:[ ._*-]\p{L}(?!\p{L})){3}/u.test(text)) signs.push('spacedLetters');
  if (/(?<![\w@.])[a-zA-Z]{1,6}[0-9@$][a-zA-Z]{1,6}[0-9@$]?[a-zA-Z]/.test(text)) signs.push('leet');
  if (/[\u2460-\u24ff\u2776-\u2793\u3220-\u32fe\u{1f100}-\u{1f1e5}\uff21-\uff5a]/u.test(text)) signs.push('circled');
  if (found.includes('found-number') && !/(?:\d[\s().-]{0,3}){6,}/.test(text.normalize('NFKC')))
    signs.push('spelledNumber');
  if (found.includes('found-mail') && !/[\w.]@[\w-]+\.\w/.test(text)) signs.push('maskedAddress');
  if (found.includes('found-link') && !/\w\.\w/.test(text)) signs.push('maskedAddress');
  return signs;
}

/** Links, also when they were broken so that nobody follows them by chance. */
function linksOf(folded: string): string[] {
  const whole = folded.replace(/\bhxxp/g, 'http').replace(/\s{0,2}[([{]\s{0,2}(?:\.|dot)\s{0,2}[)\]}]\s{0,2}/g, '.');
  return whole.match(LINK) ?? [];
}

/** What is odd about one link, written in small letters. */
export function signsOfLink(link: string): string[] {
  const { domain, hostname, isIp, publicSuffix } = parse(link);
  const signs: string[] = [];
  if (isIp && (/^https?:/.test(link) || link.includes('/'))) signs.push('ipLink');
  if (RISKY_FILE.test(link)) signs.push('fileLink');
  if (isIp || !hostname) return signs;
  if (domain && KNOWN_SITES.has(domain)) return ['knownLink'];
  if (domain && SHORTENERS.has(domain)) signs.push('shortLink');
  if (hostname.includes('xn--') || /^https?:\/\/[^/]*@/.test(link)) signs.push('maskedLink');
  if (RISKY_ENDING.test(publicSuffix ?? '')) signs.push('riskyEnding');
  if (/par[il1]ey/.test(hostname) && domain !== 'parley.example') signs.push('lookalike');
  if (/-|login|verif|secure|account/.test(hostname)) signs.push('oddHost');
  return signs;
}
