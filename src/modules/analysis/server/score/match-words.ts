import { type Folded, findPhrase, stretch, tokensOf } from './fold.ts';
import type { LanguageWords } from './words/language-words.ts';

type Mark = [number, number];

/** A phrase of a list in a text: whole words, or their beginning where the list says that they go on. */
function findEntry(text: string, entry: string): [number, number] | undefined {
  const isBegun = entry.endsWith('*');
  const phrase = isBegun ? entry.slice(0, -1) : entry;
  if (isBegun) {
    for (let from = text.indexOf(phrase); from >= 0; from = text.indexOf(phrase, from + 1)) {
      if (from === 0 || !/[\p{L}\p{Nd}]/u.test(text[from - 1] ?? '')) return [from, from + phrase.length];
    }
    return undefined;
  }
  const from = findPhrase(text, phrase);
  return from < 0 ? undefined : [from, from + phrase.length];
}

/** The first of these words in a text. */
export function findAny(folded: Folded, entries: string[]): Mark | undefined {
  for (const entry of entries) {
    const found = findEntry(folded.text, entry);
    if (found) return stretch(folded, ...found);
  }
  return undefined;
}

/** All of them, each once. */
export function findEach(folded: Folded, entries: string[]): { entry: string; mark: Mark }[] {
  return entries.flatMap((entry) => {
    const found = findEntry(folded.text, entry);
    return found ? [{ entry, mark: stretch(folded, ...found) }] : [];
  });
}

const CLAUSE_END = /[，、,；;：:]/u;
/** 'I was …', '我 …': who speaks stands before an opening. */
const SPEAKER = /^(?:i |also |mainly |主要|我|並|并)/u;

/** A weak opening where the language puts it. */
export function findWeak(folded: Folded, { weak, weakAt }: LanguageWords): Mark | undefined {
  if (weakAt === 'anywhere') return findAny(folded, weak);
  const starts = weakAt === 'start' ? [0] : clauseStarts(folded.text);
  for (const start of starts) {
    const rest = folded.text.slice(start);
    const skipped = rest.length - rest.trimStart().replace(SPEAKER, '').length;
    const clause = rest.slice(skipped);
    for (const entry of weak) {
      const found = findEntry(clause, entry);
      if (found?.[0] === 0) return stretch(folded, start + skipped, start + skipped + found[1]);
    }
  }
  return undefined;
}

function clauseStarts(text: string): number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index += 1) if (CLAUSE_END.test(text[index] ?? '')) starts.push(index + 1);
  return starts;
}

/** A form of 'to be' with a participle one or two words on. */
export function findPassive(folded: Folded, passive: NonNullable<LanguageWords['passive']>): Mark | undefined {
  const tokens = tokensOf(folded.text);
  let from = 0;
  for (const [place, token] of tokens.entries()) {
    from = folded.text.indexOf(token, from);
    if (passive.be.has(token)) {
      const after = tokens.slice(place + 1, place + 3).find((word) => isParticiple(word, passive));
      if (after) {
        const to = folded.text.indexOf(after, from + token.length) + after.length;
        return stretch(folded, from, to);
      }
    }
    from += token.length;
  }
  return undefined;
}

function isParticiple(word: string, { irregular, endings, never }: NonNullable<LanguageWords['passive']>): boolean {
  if (never.has(word)) return false;
  return irregular.has(word) || (word.length > 4 && endings.some((ending) => word.endsWith(ending)));
}

const NUMBER = /\p{Nd}[\p{Nd}.,٫٬']*/gu;
/** A run is tried from its first sign only: from each of them would be quadratic. */
const HAN_COUNT =
  /(?<![两兩二三四五六七八九十百千万萬半])[两兩二三四五六七八九十百千万萬半]+[名个個位人次倍成家项項件台條条]/u;

/** Figures that measure something: no years, no names such as B2B. */
export function findFigures(folded: Folded): Mark[] {
  const { text } = folded;
  const marks: Mark[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const before = text[match.index - 1] ?? ' ';
    const after = text.slice(match.index + match[0].length).trimStart()[0] ?? ' ';
    if (/[a-z]/.test(before) || isYear(match[0], after)) continue;
    marks.push(stretch(folded, match.index, match.index + match[0].length));
  }
  if (marks.length > 0) return marks;
  const counted = HAN_COUNT.exec(text);
  return counted ? [stretch(folded, counted.index, counted.index + counted[0].length)] : [];
}

function isYear(digits: string, after: string): boolean {
  const plain = digits.replace(/[.,]$/, '');
  return /^(?:19|20)\p{Nd}{2}$/u.test(plain) && after !== '%';
}
