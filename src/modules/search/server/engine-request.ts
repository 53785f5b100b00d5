import { tidyText } from '#src/kernel/text.ts';
import { languages } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID, siteById } from '#src/modules/options/sites.ts';
import type { Locale } from '#src/platform/context.ts';
import {
  type ChoiceName,
  choiceNames,
  type FilterName,
  type FlagName,
  flagNames,
  type SearchFilters,
} from '../filters.ts';
import { payFloorsOf } from './engine/jobs/pay.ts';
import type { AskedText, SearchFilters as EngineFilters } from './engine/jobs/request.ts';
import { knownChoices } from './known-choices.ts';

export interface EngineQuery {
  /** What was typed, by whom, and how to take it. */
  asked: Required<Pick<AskedText, 'text' | 'language' | 'isLiteral'>>;
  filters: EngineFilters;
}

/**
 * What the engine is asked for a visitor of a country; a place that the country does not have leaves no result.
 * Blocked companies are left out as excluded ones are, so that counts stay true.
 */
export function toEngineQuery(
  data: OptionData,
  filters: SearchFilters,
  { countryId: siteId, language }: Pick<Locale, 'countryId' | 'language'>,
  blockedCompanyIds: number[],
): EngineQuery {
  const countryId = siteId === OTHERS_ID ? undefined : siteId;
  const { locationIds, regionIds } = findPlaces(data, filters.location ?? [], countryId);
  const choices = Object.fromEntries(choiceNames.map((name) => [name, knownChoices(data, name, filters[name])]));
  const flags = Object.fromEntries(flagNames.map((name) => [name, filters[name]]));
  const others = {
    postedWithin: filters.postedWithin,
    repliesWithin: filters.repliesWithin,
    excludeCompanies: [...(filters.excludeCompanies ?? []), ...blockedCompanyIds],
    excludeKeywords: filters.excludeKeywords?.split(',').map(tidyText).filter(Boolean),
  } satisfies { [Name in PassedOn]: EngineFilters[Name] };
  const payFloors = filters.minPay
    ? payFloorsOf(filters.minPay, filters.payCurrency ?? siteById(siteId).currency, data.rates)
    : undefined;
  return {
    asked: { text: tidyText(filters.query ?? ''), language, isLiteral: filters.exactly ?? false },
    filters: { scope: filters.scope, countryId, locationIds, regionIds, payFloors, ...choices, ...flags, ...others },
  };
}

/** What the engine has by the same name, apart from choices and flags; the others it is told in another way. */
type PassedOn = Exclude<
  FilterName,
  ChoiceName | FlagName | 'query' | 'exactly' | 'location' | 'minPay' | 'payCurrency' | 'sort'
>;

/** Written for one, read by both. */
const CHINESE = ['zh-CN', 'zh-TW'];

/** The languages that a visitor of a language can read, as far as we can know: that one and English. */
export function readableIn(language: string): number[] {
  const codes = ['en', language, ...(CHINESE.includes(language) ? CHINESE : [])];
  return languages.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
}

/** No place has this id: an unknown place must narrow the search to nothing, not widen it to everything. */
const NOWHERE = 0;

function findPlaces(data: OptionData, keys: string[], countryId: number | undefined) {
  const locationIds: number[] = [];
  const regionIds: number[] = [];
  const countries = countryId === undefined ? [...data.places.values()] : [data.places.get(countryId)];
  for (const key of keys) {
    const regions = countries.flatMap((places) => places?.regions.filter((region) => region.key === key) ?? []);
    const locations = countries.flatMap((places) => places?.locations.filter((one) => one.key === key) ?? []);
    regionIds.push(...regions.map((region) => region.id));
    locationIds.push(...locations.map((location) => location.id));
    if (regions.length + locations.length === 0) locationIds.push(NOWHERE);
  }
  return { locationIds, regionIds };
}
