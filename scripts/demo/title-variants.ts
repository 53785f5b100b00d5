import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Work } from './prepare-options.ts';
import type { Random } from './random.ts';
import { jobTypeOf } from './requirements.ts';
import { workTexts } from './texts/work-texts.ts';

const SHARE = 0.28;

interface VariedJob {
  work: Work;
  /** Id of xp_lvls. */
  experience: number;
  /** Id of job_types. */
  jobType: number;
}

/** Adds to some titles what an employer would add: seniority, hours or the kind of contract. */
export function varyTitle(random: Random, title: string, language: LanguageCode, job: VariedJob): string {
  if (!random.chance(SHARE)) return title;
  const kind = kindOf(job);
  const fitting = kind ? workTexts(language).section(`title.${kind}`) : [];
  return fitting.length ? random.pick(fitting).replace('{title}', () => title) : title;
}

function kindOf({ work, experience, jobType }: VariedJob): string | undefined {
  if (jobType === jobTypeOf.partTime) return 'part';
  if (jobType === jobTypeOf.contract) return 'contract';
  // "Senior Chief Executive" and "Junior Manager" are not how people write, nor is a junior surgeon sought.
  const isRanked = work.level === 'staff' && !work.title.isBlueCollar;
  if (!isRanked || work.practice === 'expert' || work.practice === 'licensed') return undefined;
  if (experience <= 2) return 'junior';
  return experience === 3 ? 'middle' : 'senior';
}
