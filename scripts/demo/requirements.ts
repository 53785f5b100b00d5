import type { Work } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';

/** Ids of job_types with the share of each kind of work. */
const officeTypes = weighted({ 1: 83, 2: 2, 3: 6, 4: 1, 5: 4, 6: 1.5, 7: 1, 9: 1.5 });
const manualTypes = weighted({ 1: 66, 2: 16, 3: 4, 4: 3, 8: 2, 10: 3, 11: 6 });
const creativeTypes = weighted({ 1: 70, 2: 4, 3: 7, 5: 6, 6: 9, 7: 4 });
const seniorTypes = weighted({ 1: 95, 3: 4, 6: 1 });

const INTERNSHIP = 5;
const DAILY_PAID = 12;

/** Ids of degrees with the share of each kind of work. */
const manualDegrees = weighted({ 1: 60, 3: 6, 4: 24, 5: 10 });
const placeDegrees = weighted({ 1: 32, 4: 22, 5: 12, 7: 18, 9: 16 });
const officeDegrees = weighted({ 1: 12, 4: 5, 7: 16, 8: 3, 9: 60, 11: 4 });
const scholarDegrees = weighted({ 9: 55, 10: 5, 11: 30, 13: 10 });
const physicianDegrees = weighted({ 9: 45, 11: 25, 13: 30 });
const helperDegrees = weighted({ 1: 30, 4: 35, 7: 20, 9: 15 });
const schoolDegrees = weighted({ 7: 22, 9: 66, 10: 4, 11: 8 });
const leaderDegrees = weighted({ 9: 70, 11: 18, 12: 12 });

const SCIENCE = 24;
const HIGHER_EDUCATION = 1304;
const PHYSICIANS = 1201;
const schooled = new Set([12, 13, 18, 9]);

export function chooseJobType(random: Random, work: Work, countryCode: string): number {
  if (work.level === 'intern') return INTERNSHIP;
  if (work.level === 'manager' || work.level === 'director' || work.level === 'chief') return seniorTypes(random);
  if (work.title.isBlueCollar) {
    if ((countryCode === 'PH' || countryCode === 'ID') && random.chance(0.08)) return DAILY_PAID;
    return manualTypes(random);
  }
  return work.family === 'creative' || work.family === 'web3' ? creativeTypes(random) : officeTypes(random);
}

export function chooseDegree(random: Random, work: Work): number {
  if (work.title.isBlueCollar) return manualDegrees(random);
  if (work.title.subId === PHYSICIANS) return physicianDegrees(random);
  if (work.title.mainId === SCIENCE || work.title.subId === HIGHER_EDUCATION) return scholarDegrees(random);
  if (work.level === 'director' || work.level === 'chief') return leaderDegrees(random);
  if (work.level === 'assistant' || work.level === 'intern') return helperDegrees(random);
  if (/technician|worker|caregiver|instructor/i.test(work.title.names.en ?? '')) return placeDegrees(random);
  if (schooled.has(work.title.mainId)) return schoolDegrees(random);
  return work.isDesk ? officeDegrees(random) : placeDegrees(random);
}

function weighted(shares: Record<number, number>): (random: Random) => number {
  const pick = createWeightedPick(Object.entries(shares), ([, share]) => share);
  return (random) => Number(pick(random)[0]);
}
