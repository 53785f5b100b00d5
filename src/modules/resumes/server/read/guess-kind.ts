import { findPeriod, isDateLike } from './dates.ts';
import { type Line, textOf } from './document.ts';
import type { SectionKind } from './heading-words.ts';
import { companyScore, titleScore } from './knowledge.ts';
import { itemsOf } from './lists.ts';
import { fold } from './normalise.ts';
import { degreePattern, schoolPattern } from './role-words.ts';
import { languageOf } from './spoken.ts';

const LONGEST_ITEM = 34;
const MOST_WORDS = 4;

/** What a section under an unknown heading is, by what stands in it. */
export function guessKind(lines: Line[], known: ReadonlySet<SectionKind>): SectionKind {
  const dated = lines.filter((line) => isDated(line)).length;
  if (dated > 0) return guessDated(lines, known);
  const items = lines.flatMap((line) => line.cells.flatMap(({ text }) => itemsOf(text)));
  const spoken = items.filter((item) => languageOf(firstWords(item)) !== null).length;
  if (items.length > 0 && spoken * 2 >= items.length && !known.has('languages')) return 'languages';
  const short = items.filter(isShort).length;
  if (items.length >= 3 && short >= items.length * 0.8 && !known.has('skills')) return 'skills';
  return !known.has('summary') && lines.length < 12 && lines.some((line) => textOf(line).length > 60)
    ? 'summary'
    : 'other';
}

/** What lines are by themselves, where they leave no doubt. */
export function strongKind(lines: Line[]): SectionKind | undefined {
  if (lines.length === 0) return undefined;
  const guessed = guessKind(lines, new Set());
  if (guessed === 'work' || guessed === 'education' || guessed === 'languages') return guessed;
  if (lines.some((line) => /\S@\S+\.\S/.test(textOf(line))) && lines.length < 8) return 'contact';
  return guessed === 'skills' ? 'skills' : undefined;
}

/** 'Languages and skills' may list skills only. */
export function hasLanguages(lines: Line[]): boolean {
  const items = lines.flatMap((line) => line.cells.flatMap(({ text }) => [text, ...itemsOf(text)]));
  return items.some(
    (item) =>
      item.split(/[\s:：(（–—-]+/).some((word) => languageOf(word) !== null) || languageOf(firstWords(item)) !== null,
  );
}

function isDated(line: Line): boolean {
  return line.cells.some(({ text }) => isDateLike(text) || findPeriod(text)?.start);
}

function guessDated(lines: Line[], known: ReadonlySet<SectionKind>): SectionKind {
  const texts = lines.filter(({ isBullet }) => !isBullet).flatMap(({ cells }) => cells.map(({ text }) => text));
  const count = (isOne: (text: string) => boolean) => texts.filter(isOne).length;
  const isSchool = (text: string) => schoolPattern.test(fold(text)) || schoolPattern.test(text);
  const isDegree = (text: string) => degreePattern.test(fold(text)) || degreePattern.test(text);
  const schools = count((text) => isSchool(text) || isDegree(text));
  const jobs = count(
    (text) =>
      (titleScore(text) >= 2 && !(isSchool(text) && isDegree(text))) || (companyScore(text) >= 2 && !isSchool(text)),
  );
  if (schools > jobs && !known.has('education')) return 'education';
  const ranges = lines.filter(({ cells }) => cells.some(({ text }) => findPeriod(text)?.start)).length;
  return ranges > 0 && (jobs > 0 || !known.has('work')) ? 'work' : 'other';
}

const firstWords = (item: string) => item.split(/\s*[:：(（–—-]\s*/)[0] ?? '';

function isShort(item: string): boolean {
  return item.length <= LONGEST_ITEM && item.split(' ').length <= MOST_WORDS && !/[.。!?]$/.test(item);
}
