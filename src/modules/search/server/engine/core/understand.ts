import { isNoise, sameMeaning } from './abbreviations.ts';
import { allOf, allWords, anyOf, anyWord, type Expression, everything, isNothing, not, nothing } from './expression.ts';
import { companyWord, pairWord, titleWord } from './marked-words.ts';
import { readTag, type TagKind, tagKinds, tagWord, wordFor } from './tags.ts';
import type { Thesaurus } from './thesaurus.ts';
import { bigramsOf, isUnspaced, queryWordsOf } from './words.ts';

/** What the text asks of a job: levels from the closest match to the loosest, which holds all the others. */
export interface Understanding {
  levels: Expression[];
  /** All that matches: the last level. */
  match: Expression;
}

/** One idea of the text: a word, or several that name a title, a place, a skill. */
interface Idea {
  /** Precisely what was asked for, known by its id; undefined for mere words. */
  exact?: Expression;
  title: Expression;
  company: Expression;
  any: Expression;
}

/** For each word, the words that it may stand for: itself, or what a misspelt one meant. */
export type Readings = ReadonlyMap<string, readonly string[]>;

const LONGEST_PHRASE = 6;
const PLACES: readonly TagKind[] = ['location', 'region', 'country', 'workArrangement', 'jobType'];

/** The words of the text that must be known before it can be understood. */
export function wordsToRead(text: string): string[] {
  const { loose, phrases } = splitText(text);
  return [...new Set([...loose, ...phrases.flat()])];
}

/** Turns typed text into what to look for, from the title's exact id down to words anywhere in the job. */
export function understand(text: string, thesaurus: Thesaurus, readings: Readings = new Map()): Understanding {
  const isDoubtful = [...readings].some(([typed, meant]) => meant.includes(typed));
  const read = understandAs(text, thesaurus, readings);
  if (!isDoubtful) return read;
  // A rare word may be right as it is: what holds it comes before what it may have meant.
  const typed = understandAs(text, thesaurus, new Map()).match;
  const match = anyOf([typed, read.match]);
  return { levels: [typed, ...read.levels.slice(0, -1), match], match };
}

function understandAs(text: string, thesaurus: Thesaurus, readings: Readings): Understanding {
  const { loose, phrases } = splitText(text);
  // A misspelt word is replaced by its best reading for finding phrases; all readings count as words.
  const best = loose.map((one) => readings.get(one)?.[0] ?? one);
  const ideas = [...phrases.map(quotedIdea), ...findIdeas(loose, best, thesaurus, readings)];
  if (ideas.length === 0) {
    // Signs alone ask for something that no job holds; only an empty text asks for everything.
    const all = text.trim() === '' ? everything : nothing;
    return { levels: [all], match: all };
  }
  const partial = best.length ? thesaurus.titlesWith(best) : { closest: [], all: [] };
  const whole = titleTags([...partial.closest, ...partial.all]);
  const isNamed = ideas.some((idea) => idea.exact);
  const isWhollyNamed = ideas.every((idea) => idea.exact);
  const exact = anyOf([
    ...(isNamed ? [allOf(ideas.map((idea) => idea.exact ?? idea.title))] : []),
    titleTags(isWhollyNamed ? partial.closest.slice(0, 1) : partial.closest),
  ]);
  const title = anyOf([allOf(ideas.map((idea) => idea.title)), allOf(ideas.map((idea) => idea.company)), whole]);
  const match = anyOf([allOf(ideas.map((idea) => idea.any)), whole]);
  return { levels: [exact, title, match].filter((level) => !isNothing(level)), match };
}

/** Levels that do not overlap: a job belongs to the first that it matches. */
export function separate(levels: readonly Expression[]): Expression[] {
  return levels.map((level, at) => allOf([level, ...levels.slice(0, at).map(not)]));
}

/** The text with its misspelt words put right; null when none was, or when the word as typed also found something. */
export function correctText(text: string, readings: Readings, written: ReadonlyMap<string, string>): string | null {
  let isChanged = false;
  const corrected = text.replace(/[\p{L}\p{N}]+/gu, (typed) => {
    const [word = ''] = queryWordsOf(typed);
    const meant = readings.get(word);
    if (!meant?.[0] || meant.includes(word)) return typed;
    isChanged = true;
    return written.get(meant[0]) ?? meant[0];
  });
  return isChanged ? corrected : null;
}

function splitText(text: string): { loose: string[]; phrases: string[][] } {
  const phrases: string[][] = [];
  const rest = text.replace(/["“”「」]([^"“”「」]+)["“”「」]/gu, (_, inner: string) => {
    phrases.push(queryWordsOf(inner));
    return ' ';
  });
  const words = queryWordsOf(rest);
  const useful = words.filter((one) => !isNoise(one));
  return { loose: useful.length || phrases.length ? useful : words, phrases: phrases.filter((one) => one.length > 0) };
}

/** Words in quotes must stand side by side in the title, the company's name or a skill. */
function quotedIdea(words: string[]): Idea {
  const pairs = words.slice(1).map((second, at) => pairWord(words[at] as string, second));
  const together = pairs.length ? allWords(pairs) : allWords(words);
  return {
    title: allOf([together, allWords(words.map(titleWord))]),
    company: allOf([together, allWords(words.map(companyWord))]),
    any: together,
  };
}

/** Reads the words from left to right and takes the longest phrase that names something. */
function findIdeas(typed: string[], best: string[], thesaurus: Thesaurus, readings: Readings): Idea[] {
  const ideas: Idea[] = [];
  let at = 0;
  while (at < best.length) {
    let length = Math.min(LONGEST_PHRASE, best.length - at);
    while (length > 1 && !thesaurus.find(best.slice(at, at + length))) length -= 1;
    const meant = thesaurus.find(best.slice(at, at + length));
    const words = typed.slice(at, at + length).map((one) => readings.get(one) ?? [one]);
    ideas.push(namedIdea(words, meant ?? []));
    at += length;
  }
  return ideas;
}

function namedIdea(words: (readonly string[])[], meant: readonly number[]): Idea {
  const ofKind = (kind: TagKind) => meant.filter((value) => readTag(value).kind === tagKinds[kind]);
  const tags = (kinds: readonly TagKind[]) => anyWord(kinds.flatMap(ofKind).map(tagWord));
  const place = tags(PLACES);
  const work = tags(['functionTitles', 'jobFunctions', 'mainFunctions']);
  const title = anyOf([work, place, allOf(words.map((one) => forms(one, titleWord)))]);
  return {
    exact: ofKind('functionTitles').length > 0 ? tags(['functionTitles']) : undefined,
    title,
    company: anyOf([place, allOf(words.map((one) => forms(one, companyWord)))]),
    any: anyOf([title, tags(['skill']), allOf(words.map((one) => forms(one, (text) => text)))]),
  };
}

/** A word in every form that means the same; in unspaced scripts also by its pairs of letters. */
function forms(readings: readonly string[], mark: (text: string) => string): Expression {
  const words = readings.flatMap(sameMeaning);
  const pairs = readings
    .filter((one) => one.length > 2 && isUnspaced(one))
    .map((one) => allWords(bigramsOf(one).map(mark)));
  return anyOf([anyWord(words.map(mark)), ...pairs]);
}

/** Titles whose name holds all the words: `mobile dev` means the Mobile App Developer. */
function titleTags(ids: number[]): Expression {
  return anyWord(ids.map((id) => wordFor('functionTitles', id)));
}
