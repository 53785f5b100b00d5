import type { LanguageCode } from '#src/modules/options/languages.ts';

/** Which countries' first and last names people carry, as sets of names.data.ts with weights. */
export type NameSet =
  | 'japanese'
  | 'filipino'
  | 'chineseSoutheast'
  | 'malay'
  | 'indian'
  | 'indonesian'
  | 'hongKong'
  | 'taiwanese'
  | 'american'
  | 'hispanic'
  | 'british'
  | 'brazilian'
  | 'turkish'
  | 'nigerian'
  | 'arabic'
  | 'lankan'
  | 'spanish'
  | 'serbian';

export interface DemoCountry {
  code: string;
  /** Share of the jobs and companies. */
  weight: number;
  /** Languages of postings with their share. */
  languages: [LanguageCode, number][];
  names: [NameSet, number][];
  /** Hours from UTC of most people. */
  utc: string;
  /** Public holidays, thirteenth salary and the like: benefits that are usual here. */
  usualBenefits: number[];
}

export const demoCountries: DemoCountry[] = [
  country(
    'JP',
    12,
    [
      ['ja', 88],
      ['en', 12],
    ],
    [['japanese', 1]],
    'UTC+9',
    [7, 24, 11, 9, 41],
  ),
  country('PH', 9, [['en', 1]], [['filipino', 1]], 'UTC+8', [12, 1, 7, 21, 44]),
  country(
    'SG',
    8,
    [
      ['en', 82],
      ['zh-CN', 18],
    ],
    [
      ['chineseSoutheast', 7],
      ['malay', 2],
      ['indian', 2],
    ],
    'UTC+8',
    [1, 12, 42, 11],
  ),
  country(
    'MY',
    7,
    [
      ['en', 58],
      ['ms', 27],
      ['zh-CN', 15],
    ],
    [
      ['malay', 6],
      ['chineseSoutheast', 3],
      ['indian', 1],
    ],
    'UTC+8',
    [8, 1, 42, 26],
  ),
  country(
    'ID',
    10,
    [
      ['id', 90],
      ['en', 10],
    ],
    [['indonesian', 1]],
    'UTC+7',
    [64, 7, 1, 21],
  ),
  country(
    'HK',
    5,
    [
      ['zh-TW', 66],
      ['en', 34],
    ],
    [['hongKong', 1]],
    'UTC+8',
    [1, 8, 12, 42],
  ),
  country(
    'TW',
    6,
    [
      ['zh-TW', 92],
      ['en', 8],
    ],
    [['taiwanese', 1]],
    'UTC+8',
    [7, 63, 41, 11],
  ),
  country(
    'US',
    11,
    [
      ['en', 92],
      ['es', 8],
    ],
    [
      ['american', 4],
      ['hispanic', 1],
    ],
    'UTC-5',
    [1, 3, 4, 8, 42],
  ),
  country(
    'GB',
    6,
    [['en', 1]],
    [
      ['british', 8],
      ['indian', 1],
    ],
    'UTC+0',
    [8, 42, 44, 47],
  ),
  country(
    'CA',
    4,
    [['en', 1]],
    [
      ['american', 5],
      ['indian', 1],
    ],
    'UTC-5',
    [1, 3, 8, 42],
  ),
  country(
    'BR',
    7,
    [
      ['pt-BR', 95],
      ['en', 5],
    ],
    [['brazilian', 1]],
    'UTC-3',
    [21, 24, 1, 12],
  ),
  country(
    'TR',
    4,
    [
      ['tr', 96],
      ['en', 4],
    ],
    [['turkish', 1]],
    'UTC+3',
    [21, 25, 1, 7],
  ),
  country('NG', 3, [['en', 1]], [['nigerian', 1]], 'UTC+1', [8, 1, 28, 24]),
  country(
    'SA',
    3,
    [
      ['ar', 62],
      ['en', 38],
    ],
    [['arabic', 1]],
    'UTC+3',
    [1, 28, 24, 65],
  ),
  country(
    'AE',
    4,
    [
      ['ar', 40],
      ['en', 60],
    ],
    [
      ['arabic', 4],
      ['indian', 1],
    ],
    'UTC+4',
    [1, 35, 36, 28],
  ),
  country('LK', 2, [['en', 1]], [['lankan', 1]], 'UTC+5:30', [8, 1, 24, 11]),
  country(
    'ES',
    5,
    [
      ['es', 94],
      ['en', 6],
    ],
    [['spanish', 1]],
    'UTC+1',
    [42, 37, 7, 47],
  ),
  country('RS', 2, [['en', 1]], [['serbian', 1]], 'UTC+1', [42, 1, 7, 37]),
];

function country(
  code: string,
  weight: number,
  languages: [LanguageCode, number][],
  names: [NameSet, number][],
  utc: string,
  usualBenefits: number[],
): DemoCountry {
  return { code, weight, languages, names, utc, usualBenefits };
}
