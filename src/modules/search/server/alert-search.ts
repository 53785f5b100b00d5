import type { Clock } from '#src/kernel/clock.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import { type AlertRound, openAlertRound } from './alert-round.ts';
import { addressOf } from './search-address.ts';
import { chipsOf } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';

/** What alerts need of the search; the same engine and the same filters as the results page. */
export interface AlertSearch {
  describe(filters: SearchFilters, language: string): { label: string; chips: string[]; path: string };
  openRound(): AlertRound;
}

export function createAlertSearch(parts: SearchParts, clock: Clock): AlertSearch {
  const { data, texts } = parts;
  return {
    describe: (filters, language) => {
      const translate = texts.translate(language);
      const chips = chipsOf(data, filters, language, translate).map((chip) => chip.label);
      const { url, query_string } = addressOf(data, filters);
      return {
        label: [filters.query, ...chips].filter(Boolean).join(' · '),
        chips,
        path: `${scopePaths[filters.scope]}${url}${query_string ? `?${query_string}` : ''}`,
      };
    },
    openRound: () => openAlertRound(parts, clock),
  };
}
