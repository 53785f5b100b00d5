import { readFileSync } from 'node:fs';
import { jobLanguageCodes, jobLanguageName } from '#src/modules/options/job-languages.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { fold } from '../read/normalise.ts';
import { languageIdOf, languageOf, levelOf } from '../read/spoken.ts';

const LISTS = new URL('../../../options/data/lists/', import.meta.url);

/** Numbers of an option list by its names in the ten languages. */
function namesOf(list: string): Map<string, number> {
  const [head = '', ...rows] = readFileSync(new URL(`${list}.tsv`, LISTS), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split('\t');
  const names = new Map<string, number>();
  for (const row of rows) {
    const cells = row.split('\t');
    for (const language of languageCodes) names.set(fold(cells[columns.indexOf(language)] ?? ''), Number(cells[0]));
  }
  return names;
}

let skillLevels: Map<string, number> | undefined;
let languageLevels: Map<string, number> | undefined;
let languageIds: Map<string, number> | undefined;

/** What other programs say of a skill, beside our own words. */
const SKILL_WORDS: [number, RegExp][] = [
  [1, /beginner|novice|basic|elementary|junior/],
  [2, /intermediate|competent|medium|working/],
  [3, /advanced|proficient|senior|strong/],
  [4, /expert|master|guru/],
];

export function skillLevelOf(said: string): number | null {
  skillLevels ??= namesOf('skill_proficiency_lists');
  const key = fold(said);
  return skillLevels.get(key) ?? SKILL_WORDS.find(([, words]) => words.test(key))?.[0] ?? null;
}

/** The levels that LinkedIn offers, from the lowest to the highest. */
const LINKEDIN_LEVELS: [number, RegExp][] = [
  [5, /^elementary/],
  [4, /^limited working/],
  [3, /^professional working/],
  [2, /^full professional/],
  [1, /^native or bilingual/],
];

export function languageLevelOf(said: string): number | null {
  languageLevels ??= namesOf('language_proficiency_lists');
  const key = fold(said);
  return languageLevels.get(key) ?? LINKEDIN_LEVELS.find(([, words]) => words.test(key))?.[0] ?? levelOf(said);
}

/** The number of a language by its name in any of the ten languages; null when our list does not have it. */
export function languageIdFor(said: string): number | null {
  languageIds ??= new Map(
    languageCodes.flatMap((language) =>
      jobLanguageCodes.map((code, at): [string, number] => [fold(jobLanguageName(code, language)), at + 1]),
    ),
  );
  const known = languageIds.get(fold(said));
  if (known !== undefined) return known;
  const code = languageOf(said);
  return code === null ? null : languageIdOf(code);
}
