import type { JobTitle, SubFunction } from '#src/modules/options/server/job-functions.ts';
import type { Skill } from '#src/modules/options/server/option-data.ts';
import type { Random } from './random.ts';

/** Skills for a title, from what its name says to what its field uses. */
export interface SkillFit {
  /** Skills that share a word with the title or its group. */
  named: number[];
  /** Skills that stand beside those in the list, where related ones are kept together. */
  near: number[];
  /** All skills of the fitting categories, the best category first, the common ones first in each. */
  fields: number[][];
}

const NEAR = 4;
const LEAST_WORD = 3;

/** Words that say nothing about the trade. */
const empty = new Set(
  'and the for manager management specialist engineer engineering developer development officer assistant analyst lead senior junior head chief director supervisor coordinator consultant executive associate worker operator technician expert staff services service systems system general operations operation professional skills support design designer process planning work tools production technical digital online business product project control quality data'.split(
    ' ',
  ),
);

/** Prepares the search for fitting skills among all. */
export function createSkillFit(skills: readonly Skill[]) {
  const byCategory = Map.groupBy(skills, (skill) => skill.category);
  const byWord = new Map<string, Skill[]>();
  for (const skill of skills) {
    for (const word of wordsOf(`${skill.names.en} ${skill.aliases.join(' ')}`)) {
      byWord.set(word, [...(byWord.get(word) ?? []), skill]);
    }
  }
  return (title: JobTitle, sub: SubFunction, categories: readonly string[]): SkillFit => {
    const fields = categories.map((category) => byCategory.get(category) ?? []).filter((all) => all.length);
    const allowed = new Set(categories);
    const matching = (text: string) =>
      [...wordsOf(text)].flatMap((word) => byWord.get(word) ?? []).filter((skill) => allowed.has(skill.category));
    const own = matching(title.names.en ?? '');
    const group = matching(sub.names.en ?? '');
    const named = [...new Set(own.length >= 2 ? own : [...own, ...group])].filter(isTrade);
    return {
      named: named.map((skill) => skill.id),
      near: neighbours(named, byCategory),
      fields: fields.map((all) => all.map((skill) => skill.id)),
    };
  };
}

function isTrade(skill: Skill): boolean {
  return skill.category !== 'soft-skills' && skill.category !== 'certification';
}

function neighbours(named: Skill[], byCategory: Map<string, Skill[]>): number[] {
  const near = new Set<number>();
  for (const skill of named) {
    const all = byCategory.get(skill.category) ?? [];
    const at = all.indexOf(skill);
    for (const other of all.slice(Math.max(0, at - NEAR), at + NEAR + 1)) near.add(other.id);
  }
  for (const skill of named) near.delete(skill.id);
  return [...near];
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}+#]+/u);
  return new Set(words.filter((word) => word.length >= LEAST_WORD && !empty.has(word)).map(stem));
}

/** Enough for "accounting" to meet "accountant" and "taxes" to meet "tax". */
function stem(word: string): string {
  return word.replace(/(ants?|ings?|(?<!custom)ers?|ors?|ies|es|s|y)$/, (end) =>
    word.length - end.length >= 3 ? '' : end,
  );
}

/** Three to eight skills: what the title names first, then its neighbours, then common ones of the field. */
export function chooseSkills(random: Random, { named, near, fields }: SkillFit): number[] {
  const wanted = random.whole(3, 8);
  const chosen = new Set(random.some(named, Math.min(wanted - 1, 3)));
  for (const id of random.some(near, Math.min(2, wanted - chosen.size))) chosen.add(id);
  for (let tries = 0; chosen.size < wanted && tries < 40; tries += 1) {
    const field = fields[Math.floor(random.next() ** 2.2 * fields.length)] ?? [];
    const id = field[Math.floor(random.next() ** 1.6 * field.length)];
    if (id !== undefined) chosen.add(id);
  }
  return [...chosen];
}
