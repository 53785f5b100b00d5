import type { Locale } from '#src/platform/context.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import { toEngineQuery } from './engine-request.ts';
import { addressOf, readAddress } from './search-address.ts';
import { chipsOf } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';

/** What feeds need of the search: the same addresses and the same engine as the results page. */
export interface FeedSearch {
  /** Undefined when the address is not one of a search. */
  read(scope: SearchFilters['scope'], slug: string, search: string, siteId: number): SearchFilters | undefined;
  describe(filters: SearchFilters, language: string): { label: string; path: string };
  newest(filters: SearchFilters, locale: Pick<Locale, 'countryId' | 'language'>, size: number): Promise<number[]>;
}

export function createFeedSearch({ engine, data, texts }: SearchParts): FeedSearch {
  return {
    read: (scope, slug, search, siteId) => readAddress(data, scope, slug, search, siteId)?.filters,
    describe: (filters, language) => {
      const chips = chipsOf(data, filters, language, texts.translate(language)).map((chip) => chip.label);
      const { url, query_string } = addressOf(data, filters);
      return {
        label: [filters.query, ...chips].filter(Boolean).join(' · '),
        path: `${scopePaths[filters.scope]}${url}${query_string ? `?${query_string}` : ''}`,
      };
    },
    newest: async (filters, locale, size) => {
      const { asked, filters: engineFilters } = toEngineQuery(data, filters, locale, []);
      // A reader of a feed wants to be told of what was asked for, not of what is like it.
      const request = {
        ...asked,
        ...engineFilters,
        isStrict: true,
        sort: 'latest' as const,
        page: 1,
        size,
        mayLag: true,
      };
      return (await engine.search(request)).jobIds;
    },
  };
}
