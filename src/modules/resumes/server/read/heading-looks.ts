import { findPeriod } from './dates.ts';
import { type Line, textOf } from './document.ts';
import { isEntryLabel } from './entry-labels.ts';
import { strongKind } from './guess-kind.ts';
import { headingByStem } from './heading-stems.ts';
import type { SectionKind } from './heading-words.ts';
import { headingOf } from './headings.ts';
import { companyScore, isPlace, titleScore } from './knowledge.ts';
import { fold, isCjk } from './normalise.ts';
import { degreePattern, schoolPattern } from './role-words.ts';

const MOST_HEADINGS = 14;
const LONGEST = 45;

/** What is drawn around a heading: '【職歴】', '＊學歷＊', '§ Skills', 'B. Education', '二、工作经历'. */
const FRAMES: [string, RegExp][] = [
  ['brackets', /^[【［〔《〈［[].*[】］〕》〉\]]$/u],
  ['stars', /^[＊*]+\s?.*[＊*]$/u],
  ['mark', /^[§#＃▍▌❚┃◆■●▶►]\s?\S/u],
  ['rules', /^[-–—=~_•·]{2,}.*[-–—=~_•·]{2,}$/u],
  ['letter', /^(?:[A-K]|[IVX]{1,4})[.)]\s/],
  ['number', /^[（(]?[一二三四五六七八九十][）)、.．]/u],
  ['question', /^[¿].*\?$|^[^.]{3,40}[?？]$/u],
];

const frameOf = (text: string) => FRAMES.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

export function lookOf(line: Line): string {
  const text = textOf(line);
  return [line.size, line.isBold, line.isHeading, isUpper(text), line.look ?? '', line.isBullet, frameOf(text)].join(
    '|',
  );
}

/** How the headings of a document look, when nothing but headings looks so. */
export function headingLooks(lines: Line[], bodySize: number): Set<string> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (!isSetApart(line, bodySize)) continue;
    groups.set(lookOf(line), [...(groups.get(lookOf(line)) ?? []), line]);
  }
  const looks = new Set<string>();
  for (const [look, all] of groups) {
    const alike = all.filter((line) => !isTableHead(line));
    const known = alike.filter((line) => headingOf(textOf(line)) !== undefined).length;
    const isUsual = known >= 2 && alike.length <= known * 2;
    if (isUsual || areHeadings(lines, look, alike, known)) looks.add(look);
  }
  const found = lines.filter((line) => looks.has(lookOf(line)) && headingOf(textOf(line)));
  for (const [look, alike] of groups) {
    const isMarked = alike.every(({ isHeading }) => isHeading);
    const mayBe =
      isMarked ||
      (found.length < 2 && alike.every((line) => line.size >= bodySize || (line.isBold && isUpper(textOf(line)))));
    if (mayBe && areParts(lines, look, alike)) looks.add(look);
  }
  return looks;
}

/** The head of a table looks like a heading, and is none. */
function isTableHead({ cells }: Line): boolean {
  return cells.length > 1 && cells.every(({ text }) => isEntryLabel(text));
}

function isSetApart(line: Line, bodySize: number): boolean {
  const text = textOf(line);
  if (line.isBullet && line.size <= bodySize && !line.isBold && frameOf(text) === '') return false;
  if (line.size !== bodySize || line.isHeading || isUpper(text) || frameOf(text) !== '') return true;
  return line.isBold || (line.look ?? '') !== '';
}

/** Where few of the headings are known: short lines that stand alone, each with something else below it. */
function areHeadings(lines: Line[], look: string, alike: Line[], known: number): boolean {
  if (known === 0 || alike.length > MOST_HEADINGS || alike.length > known * 6 + 1) return false;
  return alike.every((line) => standsAbove(lines, look, line) && !line.isBullet);
}

function standsAbove(lines: Line[], look: string, line: Line): boolean {
  const next = lines[lines.indexOf(line) + 1];
  const isAlone = line.cells.length === 1 && textOf(line).length <= LONGEST;
  const isFollowed = next !== undefined && (lookOf(next) !== look || isTableHead(next));
  return isAlone && isFollowed && !findPeriod(textOf(line));
}

/**
 * Where nobody listed the headings, 'What I can do': short lines of one look that cut the document into parts of several
 * kinds, as their words or what stands below them tells. The names of entries cut it into parts of one kind.
 */
function areParts(lines: Line[], look: string, given: Line[]): boolean {
  const alike = given.filter((line) => lines.indexOf(line) > 0);
  if (alike.length < 2 || alike.length > MOST_HEADINGS) return false;
  if (!alike.every((line) => standsAbove(lines, look, line))) return false;
  if (alike.filter((line) => isNaming(textOf(line))).length * 3 > alike.length) return false;
  if (alike.some((line) => /[,،、;。]$|@|\d{3}/.test(textOf(line)))) return false;
  if (alike.every(({ isHeading }) => isHeading)) return true;
  const kinds = alike.map((line, at) => kindOf(lines, line, alike[at + 1]));
  const told = kinds.filter((kind) => kind !== undefined);
  return new Set(told).size >= 2 && told.length * 2 >= alike.length && new Set(told).size * 2 >= told.length;
}

/** What a heading opens: by its words, else by what stands below it. */
function kindOf(lines: Line[], line: Line, next: Line | undefined): SectionKind | undefined {
  const text = textOf(line);
  const below = lines.slice(lines.indexOf(line) + 1, next ? lines.indexOf(next) : undefined);
  return headingOf(text) ?? headingByStem(text) ?? strongKind(below);
}

/** A title, an employer or a school: the name of an entry. */
function isNaming(text: string): boolean {
  if (headingOf(text) ?? headingByStem(text)) return false;
  const key = fold(text);
  return (
    isPlace(text) ||
    titleScore(text) >= 2 ||
    companyScore(text) >= 2 ||
    schoolPattern.test(key) ||
    degreePattern.test(key)
  );
}

export function commonSize(lines: Line[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + textOf(line).length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export function isUpper(text: string): boolean {
  return !isCjk(text) && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();
}
