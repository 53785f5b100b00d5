import { lazy } from '#src/kernel/lazy.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { type OptionData, readTable } from '#src/modules/options/server/options.public.ts';
import { createPhraseFinder, type PhraseFinder } from './phrase-finder.ts';

/** Names of tools and makes stand for themselves; only kinds of work can be more or less exact (`TIG Welding`). */
const FIRST_KIND_OF_WORK = 5000;

export interface Vocabulary {
  skills: PhraseFinder<number>;
  /** Skills that say more exactly what a skill says: MIG welding of welding. */
  narrower: ReadonlyMap<number, ReadonlySet<number>>;
  /** Skills that are certificates. */
  certificates: ReadonlySet<number>;
  licences: PhraseFinder<string>;
  degrees: PhraseFinder<number>;
  /** Rank of a degree by its id; higher is more. */
  rankOf(degreeId: number): number;
  /** The least months of a level of experience by its id. */
  monthsOf(experienceId: number): number;
  /** The degree of a rank, and the level of experience that so many months are; undefined for none. */
  degreeOf(rank: number): number | undefined;
  levelOf(months: number): number | undefined;
}

const vocabularies = new WeakMap<OptionData['skills'], Vocabulary>();

/** What words mean, learnt once from the lists of options. */
export function vocabularyOf(data: OptionData): Vocabulary {
  const known = vocabularies.get(data.skills) ?? learn(data);
  vocabularies.set(data.skills, known);
  return known;
}

function learn(data: OptionData): Vocabulary {
  const rows = (name: string) => data.lists.get(name) ?? [];
  const ranks = new Map(rows('degrees').map(({ no, extra }) => [Number(no), Number(extra)]));
  const months = new Map(rows('xp_lvls').map(({ no, extra }) => [Number(no), Number(extra?.split('-')[0]) * 12]));
  return {
    skills: createPhraseFinder(skillNames(data), {
      isShortExact: true,
      isLoose: (id) => id >= FIRST_KIND_OF_WORK,
    }),
    narrower: narrowerSkills(data),
    certificates: new Set(data.skills.filter(({ category }) => category === 'certification').map(({ id }) => id)),
    licences: createPhraseFinder(
      licenceWords().flatMap(({ key, words }) => words.map((word): [string, string] => [word, key])),
    ),
    degrees: createPhraseFinder([
      ...rows('degrees').flatMap((row) =>
        Number(row.extra) === 0
          ? []
          : languageCodes.map((code): [string, number] => [row[code] ?? '', Number(row.extra)]),
      ),
      ...degreeWords().flatMap(({ rank, words }) => words.map((word): [string, number] => [word, rank])),
    ]),
    rankOf: (id) => ranks.get(id) ?? 0,
    monthsOf: (id) => months.get(id) ?? 0,
    degreeOf: (rank) => [...ranks].find(([, own]) => own > 0 && own === rank)?.[0],
    levelOf: (asked) => [...months].findLast(([, least]) => least > 0 && least <= asked)?.[0],
  };
}

function* skillNames(data: OptionData): Generator<[string, number]> {
  for (const { id, names, aliases } of data.skills) {
    for (const code of languageCodes) {
      if (names[code]) {
        yield [names[code], id];
        // 'MIG (gas metal) welding' is also written without what stands in brackets.
        const bare = withoutBrackets(names[code]);
        if (bare.length > 2) yield [bare, id];
      }
    }
    for (const alias of aliases) yield [alias.length <= 3 ? alias.toUpperCase() : alias, id];
  }
  for (const { id, words } of skillWords()) for (const word of words) yield [word, id];
}

function withoutBrackets(name: string): string {
  const open = name.search(/[（(]/u);
  const close = name.search(/[）)]/u);
  return open > 0 && close > open ? `${name.slice(0, open).trim()}${name.slice(close + 1)}` : name;
}

/** By their English words: all of a skill's words among another's make the other one narrower. */
function narrowerSkills({ skills }: OptionData): Map<number, Set<number>> {
  const kinds = skills
    .filter(({ id }) => id >= FIRST_KIND_OF_WORK)
    .map(({ id, names }) => ({
      id,
      words: (names.en ?? '')
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter(Boolean),
    }));
  const byWord = Map.groupBy(
    kinds.flatMap((kind) => kind.words.map((word) => ({ word, kind }))),
    ({ word }) => word,
  );
  const narrower = new Map<number, Set<number>>();
  for (const { id, words } of kinds) {
    const others = (byWord.get(words[0] ?? '') ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => kind.words.length > words.length && words.every((word) => kind.words.includes(word)));
    if (others.length > 0) narrower.set(id, new Set(others.map((kind) => kind.id)));
  }
  return narrower;
}

const split = (words: string | undefined) => (words ?? '').split(';').filter(Boolean);

/** Licences that the law or the trade asks for, by what they are called in ten languages. */
const licenceWords = lazy(() =>
  readTable(new URL('../data/licences.tsv', import.meta.url)).map((row) => ({
    key: row.key ?? '',
    words: split(row.words),
  })),
);

/** How people write a skill in their own words, by language. */
const skillWords = lazy(() =>
  readTable(new URL('../data/skill-words.tsv', import.meta.url)).map((row) => ({
    id: Number(row.skill),
    words: split(row.words),
  })),
);

/** What people call degrees beside the names of the list. */
const degreeWords = lazy(() =>
  readTable(new URL('../data/degree-words.tsv', import.meta.url)).map((row) => ({
    rank: Number(row.rank),
    words: split(row.words),
  })),
);
