import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { meaningOf } from './abbreviations.ts';
import { spellings } from './spellings.ts';
import { stem } from './stem.ts';
import { type TagKind, tag } from './tags.ts';
import { forgetWords, writtenWordsOf } from './words.ts';

export interface Thesaurus {
  /** What a phrase names, as tags of jobs. */
  find(words: readonly string[]): readonly number[] | undefined;
  /** Every word of a title, skill or place, which a misspelt word may have meant, and how it is written. */
  vocabulary: ReadonlyMap<string, string>;
  /** The languages in which a word of the vocabulary is used, one bit each in the order of our languages. */
  languagesOf(word: string): number;
}

type Names = Record<string, string>;

/**
 * Learns from the option data what things are called in ten languages, with their other names. These are some 100,000
 * names: they are kept as plain numbers in lists without spare room, not as a map or a set for each. In steps, because it
 * takes a while.
 */
export function* learnThesaurus(data: OptionData): Generator<void, Thesaurus> {
  const phrases = new Map<string, readonly number[]>();
  const vocabulary = new Map<string, string>();
  const languages = new Map<string, number>();
  const learn: Learn = (kind, id, names) => {
    const meaning = [tag(kind, id)];
    for (const { name, codes } of names) {
      for (const spelling of spellings(name)) {
        for (const word of learnPhrase(phrases, vocabulary, meaning, spelling)) {
          languages.set(word, (languages.get(word) ?? 0) | codes);
        }
      }
    }
  };
  for (const main of data.functions) {
    learn('mainFunctions', main.id, namesOf(main.names));
    for (const sub of main.subs) {
      learn('jobFunctions', sub.id, namesOf(sub.names));
      yield;
      for (const title of sub.titles.filter(({ id }) => id !== CUSTOM_TITLE)) {
        const local = [...title.localAliases].flatMap(([code, names]) =>
          names.map((name) => ({ name, codes: bitOf(code) })),
        );
        learn('functionTitles', title.id, [...namesOf(title.names), ...local, ...shared(title.aliases)]);
      }
    }
  }
  for (const skill of data.skills) {
    learn('skill', skill.id, [...namesOf(skill.names), ...shared(skill.aliases)]);
    yield;
  }
  yield* learnPlaces(data, learn);
  for (const row of data.lists.get('work_arrangement_lists') ?? [])
    learn('workArrangement', Number(row.no), namesOf(row));
  for (const row of data.lists.get('job_types') ?? []) learn('jobType', Number(row.no), namesOf(row));
  const find = (words: readonly string[]) =>
    phrases.get(words.join('')) ?? phrases.get(phraseKey(words)) ?? phrases.get(stem(words.join('')));
  forgetWords();
  return { find, vocabulary, languagesOf: (word) => languages.get(word) ?? 0 };
}

/** A name and the languages it belongs to, one bit each. */
interface Named {
  name: string;
  codes: number;
}

type Learn = (kind: TagKind, id: number, names: readonly Named[]) => void;

const EVERY_LANGUAGE = (1 << languageCodes.length) - 1;

/** The bit of a language; none for one that is not ours. */
export function bitOf(code: string): number {
  const at = languageCodes.indexOf(code as LanguageCode);
  return at < 0 ? 0 : 1 << at;
}

/** Names that belong to no language alone: abbreviations, tools, places in their own spelling. */
function shared(names: readonly string[]): Named[] {
  return names.filter(Boolean).map((name) => ({ name, codes: EVERY_LANGUAGE }));
}

function* learnPlaces(data: OptionData, learn: Learn): Generator<void> {
  for (const { countryId, regions, locations } of data.places.values()) {
    for (const region of regions) learn('region', region.id, namesOf(region.names));
    for (const place of locations) {
      learn('location', place.id, [...namesOf(place.names), ...shared([place.names.native ?? ''])]);
    }
    const country = data.countries.find(({ id }) => id === countryId);
    if (!country) continue;
    const names = languageCodes.map((code) => ({
      name: new Intl.DisplayNames(code, { type: 'region', style: 'short' }).of(country.code) ?? '',
      codes: bitOf(code),
    }));
    learn('country', countryId, names);
    yield;
  }
}

function namesOf(names: Names): Named[] {
  const own = languageCodes.map((code) => ({ name: names[code] ?? '', codes: bitOf(code) }));
  const aliases = names.kind === 'F' || names.kind === 'S' ? (names.aliases ?? '').split(';') : [];
  return [...own, ...shared(aliases)].filter(({ name }) => name !== '');
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
): string[] {
  const { words, written } = writtenWordsOf(name);
  learnWords(vocabulary, words, written);
  for (const key of new Set([words.join(''), phraseKey(words)])) {
    if (!key) continue;
    const known = phrases.get(key);
    // Most names mean one thing: all names of a title share one list.
    if (!known) phrases.set(key, meaning);
    else if (!meaning.every((one) => known.includes(one))) phrases.set(key, [...known, ...meaning]);
  }
  return words;
}

/** The shortest way to write a word is the one to show: engineer before engineers. */
function learnWords(vocabulary: Map<string, string>, words: string[], written: string[]): void {
  for (const [at, word] of words.entries()) {
    const known = vocabulary.get(word);
    const now = written[at] as string;
    if (known === undefined || now.length < known.length) vocabulary.set(word, now);
  }
}
