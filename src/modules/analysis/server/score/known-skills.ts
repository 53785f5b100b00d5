import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { foldText } from './fold.ts';

export interface KnownSkill {
  id: number;
  spellings: string[];
}

export interface KnownSkills {
  byId(id: number): KnownSkill | undefined;
  bySpelling(spelling: string): KnownSkill | undefined;
}

/** Columns of the list that are no names. */
const NO_NAMES = new Set(['no', 'category', 'aliases']);

/** Every skill that jobs can ask for, by its id and by each of its spellings in the ten languages. */
export function createKnownSkills({ skills }: Pick<OptionData, 'skills'>): KnownSkills {
  const byId = new Map<number, KnownSkill>();
  const bySpelling = new Map<string, KnownSkill>();
  for (const { id, names, aliases } of skills) {
    const own = Object.entries(names).flatMap(([column, name]) => (NO_NAMES.has(column) || !name ? [] : [name]));
    const known = { id, spellings: [...new Set([...own, ...aliases].map(foldText))].filter(Boolean) };
    byId.set(id, known);
    for (const spelling of known.spellings) if (!bySpelling.has(spelling)) bySpelling.set(spelling, known);
  }
  return { byId: (id) => byId.get(id), bySpelling: (spelling) => bySpelling.get(spelling) };
}
