import { parse } from 'tldts';
import {
  asksToLeave,
  findContactDetails,
  foldDisguise,
  readLeet,
  withoutPictures,
} from '#src/modules/wording/server/wording.public.ts';
import type { MessageFlag } from '../../chat-fields.ts';
import { ABOUT_PAY, ACTS, FEES, HARMLESS, SECRETS } from './scam-patterns.data.ts';

const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl is.gd cutt.ly rb.gy ow.ly shorturl.at t.ly s.id rebrand.ly tiny.cc buff.ly lnk.to'.split(
    ' ',
  ),
);
const RISKY_ENDING = /^(?:xyz|top|click|zip|mov|loan|work|icu|buzz|cam|rest|gq|tk|ml|cf|ga|quest|sbs|cfd)$/;
const RISKY_FILE = /\.(?:exe|apk|scr|bat|msi|jar|vbs|cmd|dmg)(?:$|[?#])/;

/** Why a reader should be careful with a message. It only warns: nothing is removed or held back for it. */
export function flagMessage(text: string): MessageFlag[] {
  const folded = withoutPictures(foldDisguise(text));
  const flags: MessageFlag[] = [];
  const sentences = folded.split(/(?<=[!?。！？؟\n])\s*|(?<=\.)\s+/).filter(Boolean);
  if (sentences.some(asksForMoney)) flags.push('payment_request');
  if (pullsAway(text, folded)) flags.push('off_platform');
  if (linksOf(folded).some(isRisky)) flags.push('suspicious_link');
  if (SECRETS.some((pattern) => pattern.test(folded))) flags.push('personal_data');
  return flags;
}

/** Sentence by sentence: a kind one does not excuse the next. */
function asksForMoney(sentence: string): boolean {
  if (HARMLESS.some((pattern) => pattern.test(sentence))) return false;
  const acts = ABOUT_PAY.test(sentence) ? [] : ACTS;
  return readLeet(sentence).some((read) => [...FEES, ...acts].some((pattern) => pattern.test(read)));
}

/** A messenger is an invitation to leave. A number or an address is one only together with a call to use it. */
function pullsAway(text: string, folded: string): boolean {
  const details = findContactDetails(text);
  if (details.includes('messenger') || asksToLeave(folded)) return true;
  if (!details.includes('number') && !details.includes('mail')) return false;
  return /\b(?:text|sms|call|message|dm|ping|e-?mail) me\b|\bcontact (?:me|us) (?:at|on|directly|outside)|outside (?:of )?(?:the |this )?(?:app|site|platform)/.test(
    folded,
  );
}

/** Links, also when they were broken so that nobody follows them by chance. */
function linksOf(folded: string): string[] {
  const whole = folded.replace(/\bhxxp/g, 'http').replace(/\s{0,2}[([{]\s{0,2}(?:\.|dot)\s{0,2}[)\]}]\s{0,2}/g, '.');
  return whole.match(/(?:https?:\/\/)?[a-z0-9@-]{1,63}(?:\.[a-z0-9@-]{1,63})+(?::\d+)?(?:\/[^\s)\]}>"']*)?/g) ?? [];
}

function isRisky(link: string): boolean {
  const { domain, hostname, isIp, publicSuffix, isIcann } = parse(link);
  const isExplicit = /^https?:/.test(link) || link.includes('/');
  if (isIp) return isExplicit;
  if (!domain || !isIcann) return false;
  if (SHORTENERS.has(domain) || hostname?.includes('xn--')) return true;
  if (/^https?:\/\/[^/]*@/.test(link)) return true;
  return RISKY_ENDING.test(publicSuffix ?? '') || RISKY_FILE.test(link);
}
