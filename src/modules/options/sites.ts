import type { LanguageCode } from './languages.ts';

/** One country's edition of the site. `id` is the country's number in the world list; Others has its own. */
export interface Site {
  id: number;
  key: string;
  /** ISO code; empty for Others. */
  code: string;
  currency: string;
  /** Key of the location that the location filter starts from. */
  defaultLocation: string;
  hreflang: string;
  language: LanguageCode;
  /** Languages that people in the country expect first in the switch. */
  languages: LanguageCode[];
}

export const OTHERS_ID = 900;

function site(id: number, code: string, currency: string, defaultLocation: string, own: LanguageCode[]): Site {
  const language = own[0] ?? 'en';
  const hreflang = `${language.split('-')[0]}-${code}`;
  return { id, key: code.toLowerCase(), code, currency, defaultLocation, hreflang, language, languages: own };
}

export const sites: readonly Site[] = [
  site(106, 'JP', 'JPY', 'tokyo', ['ja', 'en']),
  site(168, 'PH', 'PHP', 'makati', ['en']),
  site(196, 'SG', 'SGD', 'downtown-core', ['en', 'zh-CN', 'ms']),
  site(127, 'MY', 'MYR', 'kuala-lumpur', ['en', 'ms', 'zh-CN']),
  site(98, 'ID', 'IDR', 'jakarta', ['id', 'en']),
  site(94, 'HK', 'HKD', 'central', ['zh-TW', 'en']),
  site(211, 'TW', 'TWD', 'taipei', ['zh-TW', 'en']),
  site(229, 'US', 'USD', 'new-york', ['en', 'es']),
  site(228, 'GB', 'GBP', 'london', ['en']),
  site(38, 'CA', 'CAD', 'toronto', ['en']),
  site(29, 'BR', 'BRL', 'sao-paulo', ['pt-BR']),
  site(221, 'TR', 'TRY', 'istanbul', ['tr']),
  site(154, 'NG', 'NGN', 'lagos', ['en']),
  site(190, 'SA', 'SAR', 'riyadh', ['ar', 'en']),
  site(227, 'AE', 'AED', 'dubai', ['ar', 'en']),
  site(204, 'LK', 'LKR', 'colombo', ['en']),
  site(203, 'ES', 'EUR', 'madrid', ['es']),
  site(193, 'RS', 'RSD', 'belgrade', ['en']),
  {
    id: OTHERS_ID,
    key: 'com',
    code: '',
    currency: 'USD',
    defaultLocation: '',
    hreflang: 'x-default',
    language: 'en',
    languages: ['en'],
  },
];

/** Countries without regions: their locations hang on the country itself. */
export const flatCountryIds: ReadonlySet<number> = new Set([193, 229, 38, 29, 154, 227, 203, 190]);

const others = sites[sites.length - 1] as Site;

export function siteById(id: number): Site {
  return sites.find((one) => one.id === id) ?? others;
}

export function findSite(keyOrCode: string | undefined): Site | undefined {
  const wanted = keyOrCode?.toLowerCase();
  return sites.find((one) => one.key === wanted);
}
