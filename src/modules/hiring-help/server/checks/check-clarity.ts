import {
  LEAST_SIGNS,
  LEAST_WORDS,
  LONGEST_PARAGRAPH_SIGNS,
  LONGEST_PARAGRAPH_WORDS,
  MOST_MUSTS,
  MOST_SIGNS,
  MOST_WORDS,
} from '../../check-rules.ts';
import type { PostWords } from '../words/post-words.ts';
import { findMeant, findPhrase, type Searched, toSearched } from './find-phrases.ts';
import { advice, type Finding } from './finding.ts';

const FIELD = 'description';
const LONGEST_QUOTE = 80;
const LONGEST_HEADING = 60;

/** Whether a text can be read at all, and tells what the work is. */
export function checkClarity(searched: Searched, words: PostWords): Finding[] {
  const text = searched.original.trim();
  if (text === '') return [];
  const isSigns = ['ja', 'zh-CN', 'zh-TW'].includes(searched.language);
  const lengthOf = (part: string) =>
    isSigns ? part.replace(/\s/gu, '').length : part.split(/\s+/u).filter(Boolean).length;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const length = lengthOf(text);
  const findings: Finding[] = [];
  if (length < (isSigns ? LEAST_SIGNS : LEAST_WORDS)) findings.push(advice('clarity.short', FIELD));
  if (length > (isSigns ? MOST_SIGNS : MOST_WORDS))
    findings.push(advice('clarity.long', FIELD, { values: { count: length } }));
  const wall = lines.find((line) => lengthOf(line) > (isSigns ? LONGEST_PARAGRAPH_SIGNS : LONGEST_PARAGRAPH_WORDS));
  if (wall) findings.push(advice('clarity.wall', FIELD, { quote: openingOf(wall) }));
  if (!hasDuties(searched, words)) findings.push(advice('clarity.noDuties', FIELD));
  const musts = countMusts(lines, searched, words);
  if (musts > MOST_MUSTS) findings.push(advice('clarity.manyMusts', FIELD, { values: { count: musts } }));
  return findings;
}

/** Enough to know it again. */
function openingOf(line: string): string {
  return line.trim().slice(0, LONGEST_QUOTE);
}

/** A word that tells of work, anywhere. */
function hasDuties(searched: Searched, { duties }: PostWords): boolean {
  return duties.some((phrase) => findPhrase(searched, phrase).length > 0);
}

/** Lines below a heading that asks for something, up to the next heading that does not. */
function countMusts(lines: readonly string[], { language }: Searched, { asks, extras, duties }: PostWords): number {
  let [isAsking, count] = [false, 0];
  for (const line of lines) {
    const searched = toSearched(line.trim(), language);
    const isHeading = line.trim().length <= LONGEST_HEADING;
    if (isHeading && findMeant(searched, asks)?.at === 0) isAsking = true;
    else if (isHeading && [extras, duties].some((phrases) => findMeant(searched, phrases)?.at === 0)) isAsking = false;
    else if (isAsking) count += 1;
  }
  return count;
}

/** Three words in capitals after another, or a row of exclamation marks. */
export function checkShouting(text: string, field: string): Finding[] {
  return text.split('\n').flatMap((line) => {
    const loud = loudPart(line);
    return loud ? [advice('clarity.shouting', field, { quote: loud.quote, suggestion: loud.calm })] : [];
  });
}

const LOUD_MARKS = /[!！]{2,8}/u;
const LOUD_WORDS = 4;

function loudPart(line: string): { quote: string; calm: string } | undefined {
  const words = line.trim().split(/\s+/u);
  const loudest = words.reduce<{ run: string[]; best: string[] }>(
    ({ run, best }, word) => {
      const next = isLoud(word) ? [...run, word] : [];
      return { run: next, best: next.length > best.length ? next : best };
    },
    { run: [], best: [] },
  ).best;
  if (loudest.length >= LOUD_WORDS) {
    const quote = loudest.join(' ');
    return { quote, calm: inSmallLetters(quote).replace(/[!！]{1,8}$/u, '.') };
  }
  const marks = LOUD_MARKS.exec(line);
  if (!marks) return undefined;
  const word = /\S{0,40}$/u.exec(line.slice(0, marks.index))?.[0] ?? '';
  return { quote: word + marks[0], calm: `${word}${marks[0][0] === '！' ? '。' : '.'}` };
}

function isLoud(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return letters.length >= 2 && /^\p{Lu}+$/u.test(letters);
}

function inSmallLetters(text: string): string {
  const small = text.toLocaleLowerCase();
  return (small[0] ?? '').toLocaleUpperCase() + small.slice(1);
}
