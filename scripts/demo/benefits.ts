import { type Family, type Setting, settingOf } from './families.data.ts';
import type { Place } from './prepare-options.ts';
import type { Random } from './random.ts';
import type { Where, WorkGroup } from './work-groups.data.ts';

/** Ids of job_benefit_lists that any employer may offer. */
const general = [11, 14, 20, 23, 37, 42, 43, 44, 45, 46, 48, 54, 56, 57, 60, 61, 62, 63, 67, 10, 9, 5, 58];

const bySetting: Record<Setting, number[]> = {
  desk: [17, 32, 37, 38, 54, 55, 8, 20, 23, 31],
  shop: [22, 68, 21, 19, 62, 41],
  works: [19, 6, 68, 25, 21, 26, 9],
  outdoor: [19, 6, 68, 21, 24, 29],
  house: [6, 68, 21, 24, 19, 44],
  care: [55, 49, 9, 19, 52, 68, 21],
  school: [49, 55, 52, 43, 9, 53],
  road: [6, 19, 30, 9, 68, 29, 21],
};

const byFamily: Partial<Record<Family, number[]>> = {
  sales: [15, 11, 27, 30, 24, 37],
  property: [15, 11, 30, 24],
  web3: [18, 39, 17, 32, 33, 37, 13],
  security: [68, 19, 21, 6, 24],
};

/** What only an employer with desks or with free hours can offer. */
const deskOnly = new Set([17, 31, 32, 33, 37, 38, 39, 66, 67, 18]);

const remote = [33, 38, 39, 31, 32, 37];

/** Who works there works on the spot, whatever the texts of the family say. */
const onTheSpot = new Set<Where>(['site', 'visits', 'road', 'crew']);

type Employed = Pick<WorkGroup, 'family' | 'where'>;

/** Benefits that fit country, kind of work and place of work: three to eight, each once. */
export function chooseBenefits(random: Random, place: Place, { family, where }: Employed, isRemote: boolean): number[] {
  const wanted = random.whole(3, 8);
  const setting = settingOf[family];
  const chosen = new Set([
    ...random.some(place.usualBenefits, random.whole(1, 3)),
    ...random.some(byFamily[family] ?? bySetting[setting], random.whole(1, 3)),
    ...(isRemote ? random.some(remote, 2) : []),
    ...random.some(general, wanted),
  ]);
  const isDesk = setting === 'desk' && !onTheSpot.has(where);
  const fitting = isDesk ? [...chosen] : [...chosen].filter((id) => !deskOnly.has(id));
  return fitting.slice(0, wanted);
}
