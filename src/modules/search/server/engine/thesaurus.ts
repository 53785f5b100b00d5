import { languageCodes } from '#src/modules/options/languages.ts';
import { aliasesOf, type OptionData } from '#src/modules/options/server/options.public.ts';
import { meaningOf, roleOf } from './abbreviations.ts';
import { foldText } from './fold.ts';
import { stem } from './stem.ts';
import { type TagKind, tag } from './tags.ts';
import { bigramsOf, forgetWords, wordsOf } from './words.ts';

/** One name of a title; which words it has is known to the finder. */
interface TitleName {
  titleId: number;
  heat: number;
  letters: number;
}

interface PartialTitles {
  /** Those whose name says little more than the words, or that are looked for most. */
  closest: number[];
  /** Those that say not too much more; none when there are too many to mean anything. */
  all: number[];
}

export interface Thesaurus {
  /** What a phrase names, as tags of jobs. */
  find(words: readonly string[]): readonly number[] | undefined;
  /** Titles of which one name holds all the words. */
  titlesWith(words: readonly string[]): PartialTitles;
  /** Every word of a title, skill or place, which a misspelt word may have meant, and how it is written. */
  vocabulary: ReadonlyMap<string, string>;
}

const CUSTOM_TITLE_ID = 881;
/** Letters that a name may have more than the words, as a multiple of them. */
const MOST_EXTRA = 2;
const MOST_PARTIAL = 24;
const MOST_CLOSEST = 3;
/** Words that stand in more titles than these name none of them. */
const MOST_CANDIDATES = 60;
/** Of so many texts the titles are remembered. */
const MOST_KNOWN = 2_000;

type Names = Record<string, string>;

/**
 * Learns from the option data what things are called in ten languages, with their other names. These are some 100,000
 * names: they are kept as plain numbers in lists without spare room, not as a map or a set for each.
 */
export function createThesaurus(data: OptionData): Thesaurus {
  const phrases = new Map<string, readonly number[]>();
  const titles = createTitleFinder();
  const vocabulary = new Map<string, string>();
  const learn = (kind: TagKind, id: number, names: string[]) => {
    const meaning = [tag(kind, id)];
    for (const name of names.flatMap(spellings)) learnPhrase(phrases, vocabulary, meaning, name);
  };
  for (const main of data.functions) {
    learn('mainFunctions', main.id, namesOf(main.names));
    for (const sub of main.subs) {
      learn('jobFunctions', sub.id, namesOf(sub.names));
      for (const title of sub.titles.filter(({ id }) => id !== CUSTOM_TITLE_ID)) {
        const names = [...namesOf(title.names), ...aliasesOf(title)];
        learn('functionTitles', title.id, names);
        for (const name of names.flatMap(spellings)) titles.learn(title.id, title.heat, name);
      }
    }
  }
  for (const skill of data.skills) learn('skill', skill.id, [...namesOf(skill.names), ...skill.aliases]);
  learnPlaces(data, learn);
  for (const row of data.lists.get('work_arrangement_lists') ?? [])
    learn('workArrangement', Number(row.no), namesOf(row));
  for (const row of data.lists.get('job_types') ?? []) learn('jobType', Number(row.no), namesOf(row));
  const find = (words: readonly string[]) =>
    phrases.get(words.join('')) ?? phrases.get(phraseKey(words)) ?? phrases.get(stem(words.join('')));
  titles.trim();
  forgetWords();
  return { find, titlesWith: remembering(titles.find), vocabulary };
}

type Learn = (kind: TagKind, id: number, names: string[]) => void;

function learnPlaces(data: OptionData, learn: Learn): void {
  const countryNames = languageCodes.map((code) => new Intl.DisplayNames(code, { type: 'region', style: 'short' }));
  for (const { countryId, regions, locations } of data.places.values()) {
    for (const region of regions) learn('region', region.id, namesOf(region.names));
    for (const place of locations) learn('location', place.id, [...namesOf(place.names), place.names.native ?? '']);
    const country = data.countries.find(({ id }) => id === countryId);
    if (!country) continue;
    learn(
      'country',
      countryId,
      countryNames.map((names) => names.of(country.code) ?? ''),
    );
  }
}

function namesOf(names: Names): string[] {
  const own = languageCodes.map((code) => names[code] ?? '').filter(Boolean);
  const aliases = names.kind === 'F' || names.kind === 'S' ? (names.aliases ?? '').split(';') : [];
  return [...new Set([...own, ...aliases].filter(Boolean))];
}

/** `Nurse (RN)` is also called Nurse; `Cook / Chef` is either. */
function spellings(name: string): string[] {
  const bare = name.replace(/[（(][^）)]*[）)]/gu, ' ');
  return [...new Set([name, bare, ...bare.split(/\s*[/／]\s*/u)])].filter((one) => one.trim() !== '');
}

/** Words that mean the same give the same key, and spaces do not count: front end, front-end, frontend. */
function phraseKey(words: readonly string[]): string {
  return words.map(meaningOf).join('');
}

function learnPhrase(
  phrases: Map<string, readonly number[]>,
  vocabulary: Map<string, string>,
  meaning: readonly number[],
  name: string,
): void {
  const words = wordsOf(name);
  learnWords(vocabulary, name, words);
  for (const key of new Set([words.join(''), phraseKey(words)])) {
    if (!key) continue;
    const known = phrases.get(key);
    // Most names mean one thing: all names of a title share one list.
    if (!known) phrases.set(key, meaning);
    else if (!meaning.every((one) => known.includes(one))) phrases.set(key, [...known, ...meaning]);
  }
}

/** The shortest way to write a word is the one to show: engineer before engineers. */
function learnWords(vocabulary: Map<string, string>, name: string, words: string[]): void {
  for (const written of foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const [word] = wordsOf(written);
    const known = word === undefined ? undefined : vocabulary.get(word);
    if (word !== undefined && (known === undefined || written.length < known.length)) vocabulary.set(word, written);
  }
  for (const word of words) if (!vocabulary.has(word)) vocabulary.set(word, word);
}

function createTitleFinder() {
  const names: TitleName[] = [];
  /** The numbers of the names that have a word, in rising order. */
  const byWord = new Map<string, number[]>();
  return {
    learn(titleId: number, heat: number, name: string): void {
      const words = wordsOf(name).map(roleOf);
      // `Front-End` is also looked for as `frontend`.
      const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
      for (const word of new Set([...words, ...joined, ...bigramsOf(name)])) {
        const list = byWord.get(word);
        if (list) list.push(names.length);
        else byWord.set(word, [names.length]);
      }
      names.push({ titleId, heat, letters: words.join('').length });
    },
    /** When all is learnt: gives back the room that lists keep to grow. */
    trim(): void {
      for (const [word, list] of byWord) if (list.length > 1) byWord.set(word, list.slice());
    },
    find(words: readonly string[]): PartialTitles {
      const wanted = words.map(roleOf);
      const key = wanted.join('');
      // Words of unspaced scripts may be cut differently inside the name, so their pairs of letters are looked up.
      const pairs = bigramsOf(key);
      const needles = pairs.length
        ? [...wanted.filter((word) => bigramsOf(word).length === 0 && word.length > 1), ...pairs]
        : wanted;
      const lists = needles.map((needle) => byWord.get(needle) ?? []).sort((a, b) => a.length - b.length);
      const [shortest = [], ...others] = lists;
      const candidates = shortest.filter((name) => others.every((list) => hasNumber(list, name)));
      return closest(
        candidates.map((name) => names[name] as TitleName),
        key.length,
      );
    },
  };
}

/** Thousands of names hold `engineer`, and a page asks several times for the same words. */
function remembering(find: Thesaurus['titlesWith']): Thesaurus['titlesWith'] {
  const known = new Map<string, PartialTitles>();
  return (words) => {
    const asked = words.join(' ');
    const found = known.get(asked) ?? find(words);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(asked, found);
    return found;
  };
}

/** Whether a rising list has the number. */
function hasNumber(list: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return list[low] === wanted;
}

/** Orders titles by how little more their name says than was asked, popular ones a little ahead. */
function closest(candidates: TitleName[], length: number): PartialTitles {
  const best = new Map<number, { extra: number; rank: number }>();
  for (const { titleId, heat, letters } of candidates) {
    const extra = letters - length;
    const rank = extra / Math.max(4, length) - heat / 100;
    if (rank < (best.get(titleId)?.rank ?? Number.POSITIVE_INFINITY)) best.set(titleId, { extra, rank });
  }
  const ranked = [...best].sort((a, b) => a[1].rank - b[1].rank || a[0] - b[0]);
  const near = ranked.filter(([, { extra }]) => extra <= length * MOST_EXTRA + 4).map(([id]) => id);
  return {
    closest: ranked.length <= MOST_CANDIDATES ? near.slice(0, MOST_CLOSEST) : [],
    all: near.length <= MOST_PARTIAL ? near : [],
  };
}
