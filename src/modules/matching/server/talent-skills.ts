import type { TalentFacts } from './facts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Whether someone has told that they can do it, or something that says the same more exactly. */
export function hasSkill({ skills, mentions }: TalentFacts, id: number, { narrower }: Pick<Vocabulary, 'narrower'>) {
  const isTold = (one: number) => mentions.has(one) || skills.some(({ ids }) => ids.includes(one));
  return isTold(id) || [...(narrower.get(id) ?? [])].some(isTold);
}
