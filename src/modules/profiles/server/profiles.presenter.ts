import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import { type ProfileStep, profileSteps } from '../profile-steps.ts';
import type { Completeness } from '../profiles.contract.ts';
import type { SkillRow } from './profiles.queries.ts';

/** An entry of an option list, or null where nothing is chosen. */
export function chosen(id: number | null, nameOf: (id: number) => { id: number; value: string }) {
  return id === null ? null : nameOf(id);
}

export function presentSkill({ name, proficiency_id }: SkillRow, names: OptionNames) {
  return { name, proficiency: chosen(proficiency_id, (id) => names.of('skill_proficiency_lists', id)) };
}

/** Every step weighs the same: the figure is the share of what was asked and answered. */
export function presentCompleteness(done: Record<ProfileStep, boolean>): Completeness {
  const steps = profileSteps.map((step) => ({ step, is_done: done[step] }));
  const count = steps.filter(({ is_done }) => is_done).length;
  return { percent: Math.round((count / steps.length) * 100), is_complete: count === steps.length, steps };
}
