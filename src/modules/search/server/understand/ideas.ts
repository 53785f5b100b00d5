import { isNoise, sameMeaning } from '../engine/core/abbreviations.ts';
import { allOf, allWords, anyOf, anyWord, type Expression } from '../engine/core/expression.ts';
import { companyWord, pairWord, titleWord } from '../engine/core/marked-words.ts';
import { readTag, type TagKind, tagKinds, tagWord } from '../engine/core/tags.ts';
import type { Thesaurus } from '../engine/core/thesaurus.ts';
import { bigramsOf, isUnspaced, queryWordsOf } from '../engine/core/words.ts';

/** One idea of a text: a word, or several that name a title, a skill, a field of work. */
export interface Idea {
  /** Precisely what was asked for, known by its id; undefined for mere words. */
  exact?: Expression;
  title: Expression;
  company: Expression;
  any: Expression;
}

const LONGEST_PHRASE = 6;
const PLACES: readonly TagKind[] = ['location', 'region', 'country', 'workArrangement', 'jobType'];

/** The words of a text that ask for something; `jobs` does not, unless there is nothing else. */
export function distinctiveWords(text: string): string[] {
  const words = queryWordsOf(text);
  const useful = words.filter((one) => !isNoise(one));
  return useful.length ? useful : words;
}

/** Reads the words from left to right and takes the longest phrase that names something. */
export function findIdeas(words: readonly string[], thesaurus: Thesaurus): Idea[] {
  const ideas: Idea[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !thesaurus.find(words.slice(at, at + length))) length -= 1;
    const phrase = words.slice(at, at + length);
    ideas.push(namedIdea(phrase, thesaurus.find(phrase) ?? []));
    at += length;
  }
  return ideas;
}

/** Words in quotes must stand side by side in the title, the company's name or a skill. */
export function quotedIdea(text: string): Idea[] {
  const words = queryWordsOf(text);
  if (words.length === 0) return [];
  const pairs = words.slice(1).map((second, at) => pairWord(words[at] as string, second));
  const together = pairs.length ? allWords(pairs) : allWords(words);
  return [
    {
      title: allOf([together, allWords(words.map(titleWord))]),
      company: allOf([together, allWords(words.map(companyWord))]),
      any: together,
    },
  ];
}

/** A text that no words were found in, such as もみほぐし, asks for its letters side by side. */
export function signsIdea(text: string): Idea[] {
  const pairs = bigramsOf(text);
  if (pairs.length === 0) return [];
  const marked = (mark: (pair: string) => string) => allWords(pairs.map(mark));
  return [{ title: marked(titleWord), company: marked(companyWord), any: marked((pair) => pair) }];
}

/** An idea of words that mean these tags. */
export function namedIdea(words: readonly string[], meant: readonly number[]): Idea {
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
function forms(word: string, mark: (text: string) => string): Expression {
  const same = anyWord(sameMeaning(word).map(mark));
  return word.length > 2 && isUnspaced(word) ? anyOf([same, allWords(bigramsOf(word).map(mark))]) : same;
}
