import type { Context } from '#src/platform/context.ts';
import { OVERSEAS } from './locations.ts';
import type { OptionData } from './option-data.ts';
import { presentLocation } from './option-lists.ts';
import { requestLanguage } from './request-language.ts';

const POPULAR = 7;

/** The seven most chosen locations of a country. */
export function createListPopularLocations(data: OptionData) {
  return (ctx: Context, input: { country_id?: number; language_code?: string }) => {
    const language = requestLanguage(ctx, input.language_code);
    const locations = data.places.get(input.country_id ?? ctx.locale.countryId)?.locations ?? [];
    const popular = locations
      .filter((location) => location.key !== OVERSEAS)
      .sort((a, b) => b.heat - a.heat)
      .slice(0, POPULAR);
    return { location_lists: popular.map((location) => presentLocation(location, language)) };
  };
}
