import { settingOf } from './families.data.ts';
import type { Work } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';
import { leading } from './title-level.ts';
import type { Education } from './work-groups.data.ts';

/** Ids of job_types. */
export const jobTypeOf = {
  fullTime: 1,
  partTime: 2,
  contract: 3,
  temporary: 4,
  internship: 5,
  freelance: 6,
  project: 7,
  apprenticeship: 8,
  graduate: 9,
  seasonal: 10,
  shifts: 11,
  dailyPaid: 12,
} as const;

/** Job types with the share of each kind of work. */
const officeTypes = weighted({ 1: 84, 2: 2, 3: 6, 4: 1, 5: 4, 6: 1.5, 9: 1.5 });
const entryTypes = weighted({ 1: 60, 2: 22, 4: 4, 10: 4, 11: 10 });
const tradeTypes = weighted({ 1: 76, 2: 6, 3: 5, 8: 3, 11: 10 });
const careTypes = weighted({ 1: 70, 2: 12, 3: 3, 11: 15 });
const schoolTypes = weighted({ 1: 76, 2: 15, 3: 9 });
const crewTypes = weighted({ 1: 84, 3: 10, 11: 6 });
const creativeTypes = weighted({ 1: 72, 2: 4, 3: 7, 5: 5, 6: 9, 7: 3 });
const seniorTypes = weighted({ 1: 96, 3: 4 });

const creative = new Set(['design', 'media', 'web3']);

export function chooseJobType(random: Random, work: Work, countryCode: string): number {
  if (work.level === 'intern') return jobTypeOf.internship;
  if (leading.has(work.level)) return seniorTypes(random);
  if (work.practice === 'expert') return seniorTypes(random);
  if (work.family === 'crew') return crewTypes(random);
  const setting = settingOf[work.family];
  if (setting === 'care') return careTypes(random);
  if (setting === 'school') return schoolTypes(random);
  if (work.practice === 'entry') {
    if ((countryCode === 'PH' || countryCode === 'ID') && random.chance(0.08)) return jobTypeOf.dailyPaid;
    return entryTypes(random);
  }
  if (creative.has(work.family)) return creativeTypes(random);
  return setting === 'desk' ? officeTypes(random) : tradeTypes(random);
}

/** Ids of degrees with the share of each education. */
const degrees: Record<Education, (random: Random) => number> = {
  none: weighted({ 1: 76, 3: 6, 4: 18 }),
  school: weighted({ 1: 38, 4: 42, 5: 12, 7: 8 }),
  trade: weighted({ 1: 18, 4: 22, 5: 48, 7: 12 }),
  diploma: weighted({ 4: 14, 5: 14, 7: 44, 9: 28 }),
  office: weighted({ 4: 8, 7: 24, 8: 4, 9: 60, 11: 4 }),
  tech: weighted({ 1: 14, 7: 12, 9: 64, 11: 10 }),
  nurse: weighted({ 7: 42, 8: 8, 9: 50 }),
  licence: weighted({ 7: 34, 8: 10, 9: 56 }),
  bachelor: weighted({ 9: 84, 10: 3, 11: 13 }),
  master: weighted({ 9: 36, 11: 46, 13: 18 }),
  medicine: weighted({ 9: 40, 11: 25, 13: 35 }),
  scholar: weighted({ 11: 22, 13: 78 }),
};
const helperDegrees = weighted({ 1: 24, 4: 40, 5: 12, 7: 24 });
const leaderDegrees = weighted({ 9: 66, 11: 20, 12: 14 });

const schooled = new Set<Education>(['medicine', 'scholar', 'master', 'nurse', 'licence']);

export function chooseDegree(random: Random, work: Work): number {
  if (schooled.has(work.education)) return degrees[work.education](random);
  if (work.level === 'director' || work.level === 'chief') return leaderDegrees(random);
  if (work.level === 'assistant' && work.education !== 'none') return helperDegrees(random);
  return degrees[work.education](random);
}

function weighted(shares: Record<number, number>): (random: Random) => number {
  const pick = createWeightedPick(Object.entries(shares), ([, share]) => share);
  return (random) => Number(pick(random)[0]);
}
