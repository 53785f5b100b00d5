import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { packLists } from './number-lists.ts';
import { spellings } from './spellings.ts';
import { type TagKind, tag } from './tags.ts';
import { bitOf, phraseKey, type ThesaurusData } from './thesaurus.ts';
import { packTexts, packWords } from './word-table.ts';
import { forgetWords, writtenWordsOf } from './words.ts';

type Names = Record<string, string>;

/**
 * Learns from the option data what things are called in ten languages, with their other names. These are some 100,000
 * names, kept as plain numbers in the end. In steps, because it takes a while.
 */
export function* learnThesaurus(data: OptionData): Generator<void, ThesaurusData> {
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
  forgetWords();
  yield;
  return {
    phrases: packWords(phrases.keys()),
    meanings: packLists([...phrases.values()]),
    words: packWords(vocabulary.keys()),
    written: packTexts([...vocabulary.values()]),
    languages: Int32Array.from(vocabulary.keys(), (word) => languages.get(word) ?? 0),
  };
}

/** A name and the languages it belongs to, one bit each. */
interface Named {
  name: string;
  codes: number;
}

type Learn = (kind: TagKind, id: number, names: readonly Named[]) => void;

const EVERY_LANGUAGE = (1 << languageCodes.length) - 1;

/** Names that belong to no language alone: abbreviations, tools, places in their own spelling. */
function shared(names: readonly string[]): Named[] {
  return names.filter(Boolean).map((name) => ({ name, codes: EVERY_LANGUAGE }));
}

function* learnPlaces(data: OptionData, learn: Learn): Generator<void> {
  const shortNames = languageCodes.map((code) => ({
    names: new Intl.DisplayNames(code, { type: 'region', style: 'short' }),
    codes: bitOf(code),
  }));
  for (const { countryId, regions, locations } of data.places.values()) {
    for (const region of regions) learn('region', region.id, namesOf(region.names));
    for (const place of locations) {
      learn('location', place.id, [...namesOf(place.names), ...shared([place.names.native ?? ''])]);
    }
    const country = data.countries.find(({ id }) => id === countryId);
    if (!country) continue;
    learn(
      'country',
      countryId,
      shortNames.map(({ names, codes }) => ({ name: names.of(country.code) ?? '', codes })),
    );
    yield;
  }
}

function namesOf(names: Names): Named[] {
  const own = languageCodes.map((code) => ({ name: names[code] ?? '', codes: bitOf(code) }));
  const aliases = names.kind === 'F' || names.kind === 'S' ? (names.aliases ?? '').split(';') : [];
  return [...own, ...shared(aliases)].filter(({ name }) => name !== '');
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
