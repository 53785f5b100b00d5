import type { Place } from './prepare-options.ts';
import type { Random } from './random.ts';
import type { Family } from './texts/job-texts.ts';

/** Ids of job_benefit_lists that any employer may offer. */
const general = [11, 14, 20, 23, 37, 42, 43, 44, 45, 46, 48, 54, 56, 57, 60, 61, 62, 63, 67, 10, 9, 5, 58];

const byFamily: Record<Family, number[]> = {
  tech: [17, 32, 33, 37, 38, 54, 55, 13, 31],
  business: [11, 20, 37, 54, 55, 8, 49],
  'sales-marketing': [15, 11, 27, 30, 24, 37],
  service: [22, 68, 21, 19, 62, 41, 25],
  'health-education': [55, 49, 9, 19, 52, 6],
  'manual-logistics': [19, 6, 68, 25, 21, 29, 26],
  creative: [37, 38, 32, 54, 67, 23],
  web3: [18, 39, 17, 32, 33, 37, 13],
};

const remote = [33, 38, 39, 31, 32, 37];

/** Benefits that fit country, kind of work and place of work: three to eight, each once. */
export function chooseBenefits(random: Random, place: Place, family: Family, isRemote: boolean): number[] {
  const wanted = random.whole(3, 8);
  const chosen = new Set([
    ...random.some(place.usualBenefits, random.whole(1, 3)),
    ...random.some(byFamily[family], random.whole(1, 3)),
    ...(isRemote ? random.some(remote, 2) : []),
    ...random.some(general, wanted),
  ]);
  return [...chosen].slice(0, wanted);
}
