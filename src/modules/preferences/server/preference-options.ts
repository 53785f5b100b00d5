import { type OptionData, textIn, titleIndex } from '#src/modules/options/server/options.public.ts';

interface Place {
  id: number;
  countryId: number;
  regionId: number | null;
  /** Not a place but the wish to leave the country; the country wished for is named beside it. */
  isOverseas: boolean;
}

interface Title {
  subId: number;
  mainId: number;
  name(language: string): string;
}

/** What the option lists say about the ids in a preference. */
export interface PreferenceOptions {
  title(id: number): Title | undefined;
  place(locationId: number): Place | undefined;
  regionName(id: number, language: string): string;
  isCountry(id: number): boolean;
  isCurrency(code: string): boolean;
  isLanguage(id: number): boolean;
  /** Whether an option list such as `job_types` has the id. */
  has(list: string, id: number): boolean;
}

const OVERSEAS = 'overseas';

export function createPreferenceOptions(data: OptionData, languageCount: number): PreferenceOptions {
  const titles = titleIndex(data);
  const places = new Map<number, Place>();
  const regions = new Map<number, Record<string, string>>();
  for (const { countryId, regions: own, locations } of data.places.values()) {
    for (const region of own) regions.set(region.id, region.names);
    for (const { id, key, regionId } of locations) {
      places.set(id, { id, countryId, regionId, isOverseas: key === OVERSEAS });
    }
  }
  const countries = new Set(data.countries.map((country) => country.id));
  const lists = new Map([...data.lists].map(([name, rows]) => [name, new Set(rows.map((row) => Number(row.no)))]));
  return {
    title(id) {
      const title = titles.get(id)?.title;
      return title && { subId: title.subId, mainId: title.mainId, name: (language) => textIn(title.names, language) };
    },
    place: (locationId) => places.get(locationId),
    regionName: (id, language) => textIn(regions.get(id) ?? {}, language),
    isCountry: (id) => countries.has(id),
    isCurrency: (code) => Object.hasOwn(data.rates.ids, code),
    isLanguage: (id) => id >= 1 && id <= languageCount,
    has: (list, id) => lists.get(list)?.has(id) ?? false,
  };
}
