import type { JobTitle } from '#src/modules/options/server/job-functions.ts';
import type { Skill } from '#src/modules/options/server/option-data.ts';
import { coreSkills } from './core-skills.data.ts';
import type { Random } from './random.ts';
import type { WorkGroup } from './work-groups.data.ts';

/** Skills for a title, from what its name says to what its field uses. */
export interface SkillFit {
  /** Skills whose words all stand in the title: React for a React Developer. */
  named: number[];
  /** What the work is made of. */
  core: number[];
  /** All skills of the group's categories, the common ones first in each; for work without a core. */
  fields: number[][];
}

const LEAST_WORD = 2;
const MOST_NAMED = 3;

/** Words that say nothing about the trade. */
const empty = new Set(
  'and the for manager management specialist engineer engineering developer development officer assistant analyst lead senior junior head chief director supervisor coordinator consultant executive associate worker operator operation technician expert staff services service systems system general operations professional skills support design designer process planning work tools production technical digital business product project control quality data sales public care'.split(
    ' ',
  ),
);

/** Prepares the search for fitting skills among all. */
export function createSkillFit(skills: readonly Skill[]) {
  const byCategory = Map.groupBy(skills, (skill) => skill.category);
  const byName = new Map(skills.map((skill) => [skill.names.en, skill.id]));
  const words = new Map(skills.map((skill) => [skill, wordsOf(skill.names.en ?? '')]));
  return (title: JobTitle, group: WorkGroup): SkillFit => {
    const said = wordsOf(title.names.en ?? '');
    const core = coreSkills(group.key, group.family).flatMap((name) => byName.get(name) ?? []);
    const ofCategories = group.skills.flatMap((category) => byCategory.get(category) ?? []);
    const named = ofCategories.filter((skill) => isSaid(words.get(skill), said)).map((skill) => skill.id);
    const fields = core.length
      ? []
      : group.skills.map((category) => (byCategory.get(category) ?? []).map(({ id }) => id));
    return { named, core, fields: fields.filter((all) => all.length) };
  };
}

function isSaid(words: Set<string> | undefined, said: Set<string>): boolean {
  return !!words?.size && [...words].every((word) => said.has(word));
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

/** Three to eight skills: what the title names first, then what the work is made of. */
export function chooseSkills(random: Random, { named, core, fields }: SkillFit): number[] {
  const wanted = random.whole(3, 8);
  const chosen = new Set(random.some(named, Math.min(wanted - 1, MOST_NAMED)));
  for (const id of random.some(core, wanted - chosen.size)) chosen.add(id);
  for (let tries = 0; fields.length && chosen.size < wanted && tries < 40; tries += 1) {
    const field = fields[Math.floor(random.next() ** 2.2 * fields.length)] ?? [];
    const id = field[Math.floor(random.next() ** 3.4 * field.length)];
    if (id !== undefined) chosen.add(id);
  }
  return [...chosen];
}
