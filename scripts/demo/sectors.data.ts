/** Companies of a sector share the words in their names and the people they look for. */
export type Sector =
  | 'tech'
  | 'web3'
  | 'games'
  | 'finance'
  | 'services'
  | 'media'
  | 'retail'
  | 'food'
  | 'hospitality'
  | 'health'
  | 'education'
  | 'property'
  | 'manufacturing'
  | 'energy'
  | 'logistics'
  | 'care'
  | 'public';

export interface SectorProfile {
  sector: Sector;
  /** Share of all companies. */
  weight: number;
  /** Ids of industry_lists. */
  industries: number[];
  /** Main functions by id with their share of the sector's jobs. */
  functions: Record<number, number>;
}

/** Departments that every company has. */
const everywhere = { 2: 1, 3: 1, 4: 1, 5: 1, 16: 0.7, 23: 0.7 };

export const sectorProfiles: SectorProfile[] = [
  profile('tech', 17, [1, 2, 2, 3, 5, 7, 8, 11, 12, 13, 14], { 1: 16, 21: 8, 7: 4, 8: 3, 16: 2, 6: 2, 9: 1, 18: 0.3 }),
  profile('web3', 5, [6], { 25: 30, 1: 2, 7: 1 }),
  profile('games', 3, [10], { 29: 16, 1: 3, 8: 2, 7: 1, 6: 1 }),
  profile('finance', 8, [9, 15, 16, 17, 18], { 20: 14, 2: 5, 18: 4, 1: 4, 21: 3, 6: 3, 5: 2 }),
  profile('services', 9, [19, 20, 21, 22, 23, 23, 26], { 6: 6, 23: 5, 18: 4, 4: 4, 2: 3, 3: 4, 5: 2, 21: 1 }),
  profile('media', 6, [24, 25, 27, 28, 29, 30, 31, 94], { 16: 7, 17: 8, 8: 8, 5: 1 }),
  profile('retail', 10, [4, 32, 32, 33, 34, 35, 40, 41, 42, 45], { 22: 14, 5: 5, 11: 4, 6: 3, 16: 3, 8: 1 }),
  profile('food', 6, [36, 37, 37], { 15: 18, 10: 2, 11: 2 }),
  profile('hospitality', 5, [38, 38, 39], { 14: 16, 15: 5, 28: 2, 31: 1, 6: 1 }),
  profile('health', 8, [46, 46, 47, 48, 49, 50, 51], { 12: 18, 24: 5, 6: 1, 18: 0.5 }),
  profile('education', 6, [52, 53, 54, 55, 56], { 13: 16, 24: 2, 17: 1 }),
  profile('property', 7, [57, 57, 58, 59, 60, 61, 62], { 19: 16, 9: 3, 31: 3, 8: 1 }),
  profile('manufacturing', 9, [63, 64, 65, 66, 67, 68, 69, 70, 71, 72], { 10: 12, 9: 10, 11: 4, 1: 1 }),
  profile('energy', 4, [73, 74, 75, 75, 76, 77, 78, 79], { 27: 14, 9: 5, 10: 2 }),
  profile('logistics', 7, [80, 80, 81, 82, 83, 84, 85, 86], { 11: 18, 6: 2, 1: 1 }),
  profile('care', 4, [43, 44, 91, 92, 93], { 28: 12, 31: 8, 26: 5, 6: 1 }),
  profile('public', 2, [87, 88, 88, 89], { 26: 16, 13: 2, 12: 1 }),
];

function profile(
  sector: Sector,
  weight: number,
  industries: number[],
  functions: Record<number, number>,
): SectorProfile {
  return { sector, weight, industries, functions: { ...everywhere, ...functions } };
}
