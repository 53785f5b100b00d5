import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parse } from 'tldts';
import { findDates, prepare } from './dates.ts';
import type { Cell, Line } from './document.ts';
import { latinDigits } from './normalise.ts';

export interface Found<Value> {
  value: Value;
  cell: Cell;
  page: number;
  confidence: number;
}

export interface Placed {
  line: Line;
  /** In the head of a resume or under 'contact': here it is the person's own. */
  isOwn: boolean;
}

const EMAIL = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.[\p{L}]{2,24}/u;
const PHONE = /(?:\+|00)?[(（]?\+?\d[\d\s().（）\-–‐‑/]{5,22}\d\+?/g;
const PHONE_LABEL =
  /(?:phone|tel|mobile|cell|whatsapp|hp\b|telepon|telefon|telefone|teléfono|celular|móvil|gsm|手机|手機|电话|電話|联系|連絡|هاتف|جوال|موبايل|ponsel|bimbit|contact|☎|📞|✆)/i;
const URL = /(?:https?:\/\/)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?:\/[^\s|,;،()<>"'•·]*)?/giu;

/** The first address that is the person's own; in a narrow column it may go on in the next line. */
export function findEmail(placed: Placed[], links: string[]): Found<string> | undefined {
  const found: Found<string>[] = [];
  for (const [at, { line, isOwn }] of placed.entries()) {
    for (const cell of line.cells) {
      const email = wholeAddress(emailIn(cell, nextTo(cell, placed, at)), cell, placed[at - 1]?.line, links);
      if (email) found.push({ value: email, cell, page: line.page, confidence: isOwn ? 0.99 : 0.7 });
    }
  }
  const [best] = found.toSorted((a, b) => b.confidence - a.confidence);
  if (best) return best;
  const [mail] = mailsOf(links);
  const cell = placed[0]?.line.cells[0];
  return mail && cell ? { value: mail, cell, page: 1, confidence: 0.9 } : undefined;
}

/** The line on which an address goes on: the next one, or what stands right below it in a narrow column. */
function nextTo({ box }: Cell, placed: Placed[], at: number): Line | undefined {
  const next = placed[at + 1]?.line;
  if (!next || !box) return next;
  const below = next.cells.filter(
    (one) => one.box && one.box.x < box.x + box.width && one.box.x + one.box.width > box.x,
  );
  return below.length === 1 ? { ...next, cells: below } : next;
}

/** What a link behind the address says is whole, and so is what began on the line before with a hyphen. */
function wholeAddress(
  email: string | undefined,
  { visual }: Cell,
  before: Line | undefined,
  links: string[],
): string | undefined {
  if (!email) return undefined;
  const linked = mailsOf(links).find((mail) => mail.includes(email) || (email.startsWith(mail) && mail.length > 8));
  if (linked) return linked;
  const start = /^[\p{L}\d._%+-]{1,64}[-._]$/u.exec(before?.cells.at(-1)?.visual ?? '')?.[0];
  return start && visual.trimStart().startsWith(email) ? start + email : email;
}

function mailsOf(links: string[]): string[] {
  return links
    .filter((link) => /^mailto:/i.test(link))
    .map((link) => decodeLink(link.slice(7).split('?')[0] ?? '').trim())
    .filter((mail) => EMAIL.test(mail));
}

function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function emailIn(cell: Cell, next: Line | undefined): string | undefined {
  const text = tidy(cell.visual);
  const match = EMAIL.exec(text)?.[0] ?? EMAIL.exec(tidy(cell.text))?.[0];
  const after = next?.cells.length === 1 ? tidy(next.cells[0]?.visual ?? '') : '';
  const isCut =
    /^\S+$/.test(after) &&
    !after.includes('@') &&
    /(?:^|\s)\S*@[\w.-]*$/.test(text) &&
    !/^(?:https?:|www\.|\+?\d)/i.test(after);
  if (isCut && (!match || /[.-]$/.test(text) || /^[.-]/.test(after) || /^[a-z]{1,3}$/.test(after)))
    return clean(EMAIL.exec(text + after)?.[0] ?? match);
  if (!match && /^@\S+$/.test(after) && /^\S+$/.test(text)) return clean(EMAIL.exec(text + after)?.[0]);
  return clean(match);
}

const clean = (email: string | undefined) =>
  email
    ?.replace(/^[.'-]+/, '')
    .replace(/^(?:e-?mail|correo|emel)[.:]?/i, (label) => (/[.:]$/.test(label) ? '' : label));
/** Without the icons beside it. */
const tidy = (text: string) =>
  text
    .replace(/\p{So}/gu, ' ')
    .replace(/\s?(?:@|\(at\)|\[at\])\s?/gi, '@')
    .trim();

/** The phone number, judged by the rules of its country; among right-to-left words as it is seen. */
export function findPhone(placed: Placed[], countries: string[]): Found<string> | undefined {
  const found: Found<string>[] = [];
  for (const { line, isOwn } of placed) {
    for (const [at, cell] of line.cells.entries()) {
      const label = PHONE_LABEL.test(cell.text) || PHONE_LABEL.test(line.cells[at - 1]?.text ?? '');
      for (const candidate of phonesIn(cell)) {
        const judged = judge(candidate, countries);
        const confidence = judged.confidence + (isOwn ? 0.15 : -0.3) + (label ? 0.15 : 0);
        if (confidence > 0.3)
          found.push({ value: judged.value, cell, page: line.page, confidence: Math.min(0.99, confidence) });
      }
    }
  }
  return found.toSorted((a, b) => b.confidence - a.confidence)[0];
}

function phonesIn(cell: Cell): string[] {
  const texts = new Set([latinDigits(cell.visual), latinDigits(cell.text)]);
  return [...texts].flatMap((text) =>
    (text.match(PHONE) ?? []).map(straighten).filter((candidate) => {
      const digits = candidate.replace(/\D/g, '').length;
      return digits >= 7 && digits <= 15 && findDates(prepare(candidate)).length === 0;
    }),
  );
}

/** '4567 123 50 966+' was turned round by its neighbours. */
function straighten(candidate: string): string {
  const trimmed = candidate.trim();
  return trimmed.endsWith('+') && !trimmed.startsWith('+')
    ? `+${trimmed.slice(0, -1).split(/\s+/).reverse().join(' ')}`
    : trimmed.replace(/\+$/, '');
}

function judge(candidate: string, countries: string[]): { value: string; confidence: number } {
  const international = candidate.replace(/^00/, '+');
  const plain = international.replace(/\+(\d+)\s*\(0\)/, '+$1');
  if (plain.includes('+')) {
    const number = parsePhoneNumberFromString(plain.slice(plain.indexOf('+')));
    if (number?.isValid()) return { value: number.formatInternational(), confidence: 0.8 };
    return { value: candidate, confidence: number?.isPossible() ? 0.6 : 0.35 };
  }
  for (const country of countries) {
    const number = parsePhoneNumberFromString(plain, country as CountryCode);
    if (number?.isValid()) return { value: number.formatInternational(), confidence: 0.7 };
  }
  const digits = plain.replace(/\D/g, '').length;
  return { value: candidate, confidence: digits >= 8 && digits <= 13 ? 0.4 : 0.2 };
}

/** Addresses of the web that are the person's own. */
export function findLinks(placed: Placed[], links: string[], email: string): Found<string>[] {
  const found = new Map<string, Found<string>>();
  const add = (url: string, cell: Cell, page: number, confidence: number) => {
    const key = url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
    if (!found.has(key)) found.set(key, { value: url, cell, page, confidence });
  };
  const own = placed.filter(({ isOwn }) => isOwn);
  for (const { line } of own) {
    for (const cell of line.cells) {
      const text = cell.visual.replace(new RegExp(EMAIL, 'gu'), ' ');
      for (const [url] of text.matchAll(URL))
        if (isLink(url, email)) add(url.replace(/[.,;]+$/, ''), cell, line.page, 0.9);
    }
  }
  const cell = own[0]?.line.cells[0];
  if (cell) for (const url of links) if (/^https?:\/\//i.test(url) && url.length < 300) add(url, cell, 1, 0.6);
  return [...found.values()].slice(0, 10);
}

function isLink(url: string, email: string): boolean {
  if (email.endsWith(`@${url}`)) return false;
  if (/^https?:\/\//i.test(url) || /^www\./i.test(url)) return true;
  if (/^(?:linkedin|github|gitlab|behance|dribbble|medium|orcid)\.\w+\//i.test(url)) return true;
  const { isIcann, domain } = parse(url, { validateHostname: true });
  return (
    isIcann === true &&
    domain !== null &&
    !/^(?:node|vue|next|react|asp|nuxt|express|socket|d3|three)\.(?:js|net|io)$/i.test(url)
  );
}
