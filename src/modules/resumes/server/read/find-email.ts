import { parse } from 'tldts';
import type { Found, Placed } from './contact.ts';
import type { Cell, Line } from './document.ts';

/** Latin letters only: 'البريد' or '邮箱' may stand right beside an address. */
const EMAIL =
  /[\p{Script=Latin}\d._%+'-]{1,64}@[\p{Script=Latin}\d-]{1,63}(?:\.[\p{Script=Latin}\d-]{1,63}){0,4}\.\p{Script=Latin}{2,24}/u;
const ANY_SCRIPT = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/u;
const MOST_LINKS = 50;
/** Of an office, not of a person. */
const SHARED = /^(?:info|contact|contacto|hr|hrd|admin|office|sales|support|recruit\w*|career\w*|jobs|rrhh|rh|ik)@/i;

/** The first address that is the person's own; in a narrow column it may go on in the next line. */
export function findEmail(placed: Placed[], links: string[]): Found<string> | undefined {
  const mails = mailsOf(links);
  const found: Found<string>[] = [];
  for (const [at, { line, isOwn, isOthers }] of placed.entries()) {
    for (const cell of line.cells) {
      const email = wholeAddress(emailIn(cell, nextTo(cell, placed, at)), cell, line, placed[at - 1]?.line, mails);
      if (!email) continue;
      const confidence = (isOwn ? 0.99 : 0.7) - (isOthers ? 0.4 : 0) - (SHARED.test(email) ? 0.2 : 0);
      found.push({ value: email, cell, page: line.page, confidence });
    }
  }
  const [best] = found.toSorted((a, b) => b.confidence - a.confidence);
  const hidden = mails.find((mail) => !found.some(({ value }) => value === mail));
  const cell = placed[0]?.line.cells[0];
  // 'Email me' with a link, while the addresses that are seen are those of others.
  if (hidden && cell && (!best || best.confidence < 0.6)) return { value: hidden, cell, page: 1, confidence: 0.9 };
  return best;
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

/** What a link behind the address says is whole, and so is what began on the line before. */
function wholeAddress(
  email: string | undefined,
  { visual }: Cell,
  line: Line,
  before: Line | undefined,
  mails: string[],
): string | undefined {
  if (!email) return undefined;
  const linked = mails.find((mail) => mail.includes(email) || (email.startsWith(mail) && mail.length > 8));
  if (linked) return linked;
  const above = before?.cells.at(-1)?.visual ?? '';
  const start = /^[\p{Script=Latin}\d._%+-]{1,64}$/u.exec(above)?.[0];
  // With a hyphen or a dot at its end, or a word that filled its line and is no word of a language.
  const isCut = start && (/[-._]$/.test(start) || (line.followsFullLine && /^[a-z][a-z\d]*[._\d]\S*$/.test(start)));
  return isCut && tidy(visual).startsWith(email) ? start + email : email;
}

function mailsOf(links: string[]): string[] {
  return links
    .slice(0, MOST_LINKS)
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
  const match = matchIn(text) ?? matchIn(tidy(cell.text));
  const after = next?.cells.length === 1 ? tidy(next.cells[0]?.visual ?? '') : '';
  const isCut =
    /^\S+$/.test(after) &&
    !after.includes('@') &&
    /(?:^|\s)\S*@[\w.-]*$/.test(text) &&
    !/^(?:https?:|www\.|\+?\d)|\w\.\w+\//i.test(after);
  if (isCut && (!match || /[.-]$/.test(text) || /^[.-]/.test(after) || endsBetter(text, after)))
    return clean(matchIn(text + after) ?? match);
  if (!match && /^@\S+$/.test(after) && /\S$/.test(text)) return clean(matchIn(text + after));
  return clean(match);
}

const matchIn = (text: string) => (EMAIL.exec(text) ?? ANY_SCRIPT.exec(text))?.[0];

/** 'gmail.co' and 'm' on the next line. */
function endsBetter(text: string, after: string): boolean {
  const host = /[^@\s]*$/.exec(text)?.[0] ?? '';
  return /^[a-z]{1,3}$/.test(after) && (parse(host + after).isIcann === true || parse(host).isIcann !== true);
}

/** Without a label that touches it, and without the word that follows: 'a@b.comTel'. */
function clean(email: string | undefined): string | undefined {
  const bare = email
    ?.replace(/^[.'-]+/, '')
    .replace(/^(?:e-?mail|correo|emel)[.:]?/i, (label) => (/[.:]$/.test(label) ? '' : label));
  return bare?.replace(/\.(\p{Ll}{2,12})(?=\p{Lu})\p{L}+$/u, '.$1');
}

/** Without icons and the spaces that keep robots away: 'ana . ruiz [at] host (dot) com'. */
function tidy(text: string): string {
  const plain = text
    .replace(/\p{So}/gu, ' ')
    .replace(/\s?(?:[@﹫]|[([{<]\s?(?:at|arroba|arobase|小老鼠|アット)\s?[)\]}>])\s?/gi, '@')
    .replace(/\s?[([{<]\s?(?:dot|punto|ponto|点|點)\s?[)\]}>]\s?/gi, '.')
    .trim();
  if (EMAIL.test(plain) || !plain.includes('@')) return spelledOut(plain);
  return plain.replace(/(?<=[\w.-]{1,64}) ?\. ?(?=[\w-]{1,63})/g, '.');
}

/** 'ana at host dot com' */
const spelledOut = (text: string) =>
  text.replace(/^(\S{2,64}) at ([\w-]{2,63}) dot ([a-z]{2,12})$/i, (_, name, host, end) => `${name}@${host}.${end}`);
