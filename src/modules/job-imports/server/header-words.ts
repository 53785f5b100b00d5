import { lazy } from '#src/kernel/lazy.ts';
import { normalizeText } from '#src/kernel/text.ts';
import { readTable } from '#src/modules/options/server/options.public.ts';
import type { ImportTarget } from '../import-targets.ts';

/** What a heading may mean; `-` is known, and nothing that a job has here. */
interface HeaderMeaning {
  target: ImportTarget | '-';
  /** 0 to 1. */
  score: number;
}

export interface HeaderWords {
  /** What the heading may mean, the likeliest first; undefined when no word of it is known. */
  find(header: string, language?: string): HeaderMeaning[] | undefined;
}

interface Phrase {
  target: ImportTarget | '-';
  language: string;
  key: string;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SHORTEST_PART = 3;
/** A phrase inside a longer heading says less than a heading that is the phrase. */
const INSIDE = 0.9;
const FOREIGN = 0.95;
const LEAST = 0.3;

/** `salaryMin`, `Salary_min` and `Salary (min.)` are one heading. */
export function headerKey(header: string): string {
  return normalizeText(header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of headings in ten languages (`data/header-words.tsv`). */
export const openHeaderWords = lazy((): HeaderWords => {
  const phrases = readPhrases();
  return {
    find: (header, language) => {
      const bare = headerKey(header.replace(/[([（【][^([（【)\]）】]{0,80}[)\]）】]/gu, ' '));
      const keys = [...new Set([headerKey(header), bare])].filter(Boolean);
      const best = new Map<Phrase['target'], number>();
      for (const phrase of phrases) {
        const score = Math.max(0, ...keys.map((key) => scoreOf(phrase, key, language)));
        if (score > (best.get(phrase.target) ?? LEAST)) best.set(phrase.target, score);
      }
      if (best.size === 0) return undefined;
      return Array.from(best, ([target, score]) => ({ target, score })).toSorted((a, b) => b.score - a.score);
    },
  };
});

const headerRows = lazy(() => readTable(new URL('../data/header-words.tsv', import.meta.url)));

function readPhrases(): Phrase[] {
  return headerRows().flatMap(({ target = '', language = '', phrases = '' }) =>
    phrases.split(';').map((phrase) => ({ target: target as Phrase['target'], language, key: headerKey(phrase) })),
  );
}

function scoreOf(phrase: Phrase, key: string, language: string | undefined): number {
  const isOwn = phrase.language === '*' || phrase.language === 'en' || phrase.language === language;
  const weight = isOwn ? 1 : FOREIGN;
  // A language's own words come before those that all of them borrow: jabatan is a title in one, a department in another.
  if (phrase.key === key) return phrase.language === language ? 1.01 : weight;
  const isInside = UNSPACED.test(phrase.key)
    ? phrase.key.length > 1 && key.includes(phrase.key)
    : phrase.key.length >= SHORTEST_PART && ` ${key} `.includes(` ${phrase.key} `);
  return isInside ? (weight * INSIDE * phrase.key.length) / key.length : 0;
}

/** Headings of an empty table, which a later import knows for sure: the first words of each target in the language. */
export function templateHeaders(language: string): string[] {
  const rows = headerRows();
  const first = (target: string) => {
    const own = rows.find((row) => row.target === target && row.language === language);
    const row = own ?? rows.find((one) => one.target === target && one.language === '*');
    return row?.phrases?.split(';')[0] ?? '';
  };
  return TEMPLATE.map((target) => {
    const word = TEMPLATE_WORDS[target]?.[language] ?? first(target);
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  });
}

const TEMPLATE = [
  'external_id',
  'title',
  'job_type_id',
  'work_arrangement_id',
  'country_id',
  'location_ids',
  'salary_min',
  'salary_max',
  'currency',
  'salary_type_id',
  'work_experience_id',
  'qualification_id',
  'language_ids',
  'skill_ids',
  'benefit_ids',
  'description',
  'url',
] as const satisfies ImportTarget[];

/** Where the first word is not what one would write above a column. */
const TEMPLATE_WORDS: Partial<Record<ImportTarget, Record<string, string>>> = {
  external_id: { en: 'reference' },
  job_type_id: { en: 'job type' },
  url: { es: 'enlace' },
};
