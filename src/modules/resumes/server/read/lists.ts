import { findPeriod, withoutPeriod } from './dates.ts';
import type { Cell, Line } from './document.ts';
import { companyScore } from './knowledge.ts';
import { fold, isCjk } from './normalise.ts';
import { languageIdOf, languageOf, levelOf } from './spoken.ts';

export interface Listed<Value> {
  value: Value;
  cell: Cell;
  page: number;
}

const LONGEST_SKILL = 50;
const LEVEL =
  /\s*(?:[-–—:：|]\s*|[(（]\s*)(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|native|experienced|skilled|good|excellent|very good|\d+\+?\s*(?:years?|yrs?|年|tahun|años|anos|yıl)[^)]*|\d{1,3}\s?%|\d\s?\/\s?(?:5|10)|精通|熟练|熟練|熟悉|掌握|了解|良好|一般|上級|中級|初級|mahir|menengah|dasar|lanjutan|baik|sangat baik|ileri|orta|başlangıç|iyi|çok iyi|avançado|intermediário|básico|avanzado|intermedio|alto|medio|experto|ممتاز|متقدم|متوسط|مبتدئ|جيد|جيد جدا)\s*[)）]?\s*$/i;
/** How well, drawn: '••••○', '★★★☆☆', '● ● ○'. */
const RATING = /(?:\s?[★☆●○•◦■□▪▫▮▯⬤◯◉◆◇⚫⚪]){2,}/gu;
const KNOWS = /^(?:熟悉|精通|熟练掌握|熟练使用|熟练运用|熟练|熟練|掌握|了解|擅长|擅長)\s*(?=\S)/;
const STARS = /\s*[★☆●○◆◇■□▪▫▮▯⬤◉]+\s*$/u;

/** 'Kotlin %90', 'Figma 80%' */
const PERCENT = /\s*[(（:：]?\s*(?:%\s?\d{1,3}|\d{1,3}\s?%)[)）]?$/u;

/** '#care #training' */
const TAGS = /^#\S.*\s#\S/u;

/** The skills of a section, each for itself. */
export function readSkills(lines: Line[]): Listed<string>[] {
  const found = new Map<string, Listed<string>>();
  for (const line of lines) {
    const isPair =
      line.cells.length === 2 &&
      (line.cells[1]?.text.split(/[,،、;]/).length ?? 0) > 1 &&
      (line.cells[0]?.text.length ?? 0) < 30;
    for (const cell of isPair ? line.cells.slice(1) : line.cells) {
      for (const text of itemsOf(cell.text.replace(RATING, '|')).flatMap(bySpaces)) {
        const name = skillName(text);
        if (name && !found.has(fold(name))) found.set(fold(name), { value: name, cell, page: line.page });
      }
    }
  }
  return [...found.values()];
}

function skillName(text: string): string | undefined {
  const bare = text
    .replace(STARS, '')
    .replace(PERCENT, '')
    .replace(LEVEL, '')
    .replace(KNOWS, '')
    .replace(/^\(?\d{1,2}[.)、]\s*(?=\D)/, '')
    .replace(/^(?:and|y|e|dan|ve|以及|和)\s+/i, '')
    .replace(/(?:が得意|ができます|を得意).*$/u, '')
    .replace(/[.。;；,،]+$/, '')
    .trim();
  if (bare.length < 1 || bare.length > LONGEST_SKILL || !/\p{L}/u.test(bare)) return undefined;
  if (bare.split(' ').length > 7) return undefined;
  return bare;
}

/** Cuts at commas and the like, not within brackets; what stands before a colon is what the list is about. */
export function itemsOf(text: string): string[] {
  if (TAGS.test(text)) return text.split(/\s*#/).filter(Boolean);
  const sentences = text.split(/(?<=\p{L}{2}|\d|[)&+#])[.。]\s+(?=[^:：.]{2,30}[:：])/u);
  if (sentences.length > 1) return sentences.flatMap(itemsOf);
  const told = said(text);
  if (told) return told;
  const colon = /^([^:：,，、]{2,40})[:：]\s*(.+)$/.exec(text);
  // '公文写作：熟练 | 120个月' says how well.
  if (colon?.[1] && LEVEL.test(`${colon[1]}: ${colon[2]?.split(/\s*[|｜]/)[0]}`)) return [colon[1]];
  if (colon?.[1] && colon[2] && !LEVEL.test(text)) return itemsOf(colon[2]);
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (/[(（[]/.test(letter)) depth++;
    if (/[)）\]]/.test(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,،、，;；•|·●▪]/.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return parts
    .flatMap((one) => one.split(/\s{2,}/))
    .flatMap(bySlashes)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** 'I can use Excel, handhelds and scanners.': what a sentence says that someone knows. */
const KNOWING =
  /^(?:i(?: can| also)? (?:do|use|know|work with|speak|write)|i['’]m (?:also )?(?:fluent|good|experienced) (?:in|at|with)|conheço|domino|sei usar|trabalho com|conozco|sé usar|sé|saya (?:boleh|bisa|mahir)(?: menggunakan)?|أجيد|أتقن|我会|我會|我擅长|我擅長)\s+/iu;

function said(text: string): string[] | undefined {
  const parts = text.split(/(?<=\p{L}{2})[.。]\s+/u).filter((part) => KNOWING.test(part));
  if (parts.length === 0) return undefined;
  return parts.flatMap((part) =>
    part
      .replace(KNOWING, '')
      .replace(/[.。]$/, '')
      .split(/\s*[,،、]\s*|\s+(?:and|e|y|dan|ve)\s+|\s+و(?=\p{L}{3})/u)
      .map((one) => one.trim())
      .filter(Boolean),
  );
}

/** '市场调研 内容营销 预算管理': Chinese and Japanese have no spaces within words. */
function bySpaces(text: string): string[] {
  const words = text.split(' ');
  return words.length > 2 && words.every((word) => isCjk(word) && word.length <= 12) ? words : [text];
}

function bySlashes(text: string): string[] {
  if (/[／∕]/.test(text)) return text.split(/\s*[／∕]\s*/);
  const spaced = text.split(/\s+[/–—-]\s+/);
  if (spaced.length > 2 || (spaced.length === 2 && text.includes(' / '))) return spaced;
  const dots = text.split('・');
  return isCjk(text) && dots.length > 2 ? dots : [text];
}

export interface SpokenLanguage {
  name: string;
  languageId: number | null;
  proficiencyId: number | null;
}

/** The languages of a section with how well they are spoken. */
export function readLanguages(lines: Line[]): Listed<SpokenLanguage>[] {
  const found = new Map<string, Listed<SpokenLanguage>>();
  for (const line of lines) {
    const cells = pairCells(line.cells);
    for (const { cell, text } of cells) {
      for (const item of text
        .split(/[,،、，;；•|·●▪]|\s{2,}|(?<=[)）])\s+/)
        .map((one) => one.trim())
        .filter(Boolean)) {
        const one = languageIn(item);
        if (one && !found.has(fold(one.name))) found.set(fold(one.name), { value: one, cell, page: line.page });
      }
    }
  }
  return [...found.values()];
}

/** 'English' in one cell and 'fluent' in the next belong together. */
function pairCells(cells: Cell[]): { cell: Cell; text: string }[] {
  const [first, second] = cells;
  if (first && second && cells.length === 2 && languageOf(first.text) !== null && languageOf(second.text) === null) {
    return [{ cell: first, text: `${first.text}: ${second.text}` }];
  }
  return cells.map((cell) => ({ cell, text: cell.text }));
}

function languageIn(item: string): SpokenLanguage | undefined {
  const bare = item.replace(STARS, '').trim();
  const match = /^(.{2,40}?)\s*(?:[:：(（[–—]|\s-\s|-\s)\s*(.+?)[)）\]]?$/u.exec(bare);
  const name = (match?.[1] ?? bare).trim();
  const level = match?.[2] ?? '';
  const known = languageOf(name);
  if (known !== null) return { name, languageId: languageIdOf(known), proficiencyId: levelOf(level) };
  const words = bare.split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    const code = languageOf(start);
    if (code !== null)
      return { name: start, languageId: languageIdOf(code), proficiencyId: levelOf(words.slice(count).join(' ')) };
  }
  return match && level && name.split(' ').length < 3 && levelOf(level) !== null
    ? { name, languageId: null, proficiencyId: levelOf(level) }
    : undefined;
}

export interface Licence {
  name: string;
  issuer: string;
  issued: string | null;
}

/** '2018 | 11 | 日商簿記検定試験2級': year and month in cells of their own. */
function withDate(cells: Cell[]): string[] {
  const texts = cells.map(({ text }) => text);
  const year = texts.find((text) => /^(?:19|20)\d\d$/.test(text));
  const month = texts.find((text) => /^(?:1[0-2]|0?[1-9])$/.test(text));
  if (!year || !month || texts.length < 3) return texts;
  return [`${year}年${month}月`, ...texts.filter((text) => text !== year && text !== month)];
}

/** Certificates and licences: one a line. */
export function readLicences(lines: Line[]): Listed<Licence>[] {
  const found: Listed<Licence>[] = [];
  for (const line of lines) {
    const text = withDate(line.cells).join(' | ');
    const [cell] = line.cells;
    // '以上' ends a Japanese form.
    if (!cell || text.length > 160 || /^以\s?上$/.test(text)) continue;
    const period = findPeriod(text);
    const issued = period?.end ?? period?.start ?? null;
    const rest = (period ? withoutPeriod(text, period) : text).replace(/\s*(?:取得|合格|获得|取得)$/, '');
    const pieces = rest
      .split(/\s*(?:\s[|–—-]\s|\s{2,}|\||[,،，;](?:\s|(?=\p{L}))|\s·\s)\s*/u)
      .map((one) => one.replace(/^[\s|:：(（–—-]+|[\s|:：)）,،–—-]+$/g, ''))
      .filter(Boolean);
    const last = found.at(-1);
    if (pieces.length === 0) {
      if (last && issued && !last.value.issued) last.value.issued = issued;
      continue;
    }
    const isIssuerLine =
      !line.isBullet &&
      last &&
      !last.value.issuer &&
      pieces.length === 1 &&
      companyScore(pieces[0] ?? '') > 1 &&
      !issued &&
      !last.value.issued;
    if (isIssuerLine) last.value.issuer = pieces[0] ?? '';
    else
      found.push({
        value: { name: pieces[0] ?? '', issuer: pieces.slice(1).join(', '), issued },
        cell,
        page: line.page,
      });
  }
  return found;
}
