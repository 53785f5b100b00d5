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
}

/** The real economy in small: shops, clinics, kitchens and works beside offices. */
export const sectorProfiles: SectorProfile[] = [
  { sector: 'tech', weight: 14, industries: [1, 2, 2, 3, 5, 7, 8, 11, 12, 13, 14] },
  { sector: 'web3', weight: 4, industries: [6] },
  { sector: 'games', weight: 2, industries: [10] },
  { sector: 'finance', weight: 7, industries: [9, 15, 15, 16, 17, 18] },
  { sector: 'services', weight: 8, industries: [19, 20, 21, 22, 23, 23, 26] },
  { sector: 'media', weight: 5, industries: [24, 25, 27, 28, 29, 30, 31, 94] },
  { sector: 'retail', weight: 11, industries: [4, 32, 32, 32, 33, 34, 35, 40, 41, 42, 45] },
  { sector: 'food', weight: 8, industries: [36, 37, 37, 37] },
  { sector: 'hospitality', weight: 5, industries: [38, 38, 39] },
  { sector: 'health', weight: 11, industries: [46, 46, 46, 46, 47, 48, 49, 50, 50, 51] },
  { sector: 'education', weight: 7, industries: [52, 52, 52, 53, 54, 55, 56] },
  { sector: 'property', weight: 8, industries: [57, 57, 58, 59, 60, 61, 62] },
  { sector: 'manufacturing', weight: 9, industries: [63, 64, 65, 66, 67, 68, 69, 70, 71, 72] },
  { sector: 'energy', weight: 4, industries: [73, 74, 75, 75, 76, 77, 78, 78, 79] },
  { sector: 'logistics', weight: 8, industries: [80, 80, 81, 82, 83, 84, 85, 86] },
  { sector: 'care', weight: 5, industries: [43, 44, 91, 92, 92, 93] },
  { sector: 'public', weight: 2, industries: [87, 88, 88, 89, 90] },
];
