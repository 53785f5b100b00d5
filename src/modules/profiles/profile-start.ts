import { normalizeText } from '#src/kernel/text.ts';
import type { ProfileStep } from './profile-steps.ts';
import { neededSteps } from './profile-steps.ts';
import type { Completeness } from './profiles.contract.ts';

/** What the short way into a profile still has to ask: only what an employer cannot do without. */
export function missingAtStart({ steps }: Completeness): ProfileStep[] {
  const open = new Set(steps.filter(({ is_done }) => !is_done).map(({ step }) => step));
  return neededSteps.filter((step) => open.has(step));
}

/** Between skills on one line, in all our languages. */
const BETWEEN = /[,،、，;；\n]/;

/** Skills as they are typed on one line; the same one twice counts once. */
export function skillsIn(line: string): string[] {
  const names = line.split(BETWEEN).map((name) => name.trim());
  return [...new Map(names.filter(Boolean).map((name) => [normalizeText(name), name])).values()];
}

/** The skill that is being typed, behind the last separator. */
export function lastSkillIn(line: string): string {
  return line.split(BETWEEN).at(-1)?.trim() ?? '';
}

/** The line with the skill that is being typed written out, ready for the next one. */
export function withSkill(line: string, skill: string): string {
  const before = line.split(BETWEEN).slice(0, -1);
  return `${[...before.map((name) => name.trim()).filter(Boolean), skill].join(', ')}, `;
}
