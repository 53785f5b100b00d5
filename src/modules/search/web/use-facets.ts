import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { filterParameters, type SearchFilters } from '../filters.ts';

/** How many results a choice of a filter would leave; undefined while nobody knows. */
export type CountOf = (name: string, id: number) => number | undefined;

/** Asks for the numbers when somebody turns to the filters: the results do not wait for them. */
export function useFacets(filters: SearchFilters, isWanted: boolean, delay = 0): CountOf {
  const key = `${filters.scope}?${filterParameters({ ...filters, sort: 'relevance' })}`;
  const [counts, setCounts] = useState<Map<string, number>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of the filters
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const ask = () =>
      api('GET /job/search-facets', filters).then(
        ({ facets }) => {
          if (isCurrent) setCounts(toCounts(facets));
        },
        // Choices without numbers are still choices.
        () => undefined,
      );
    const timer = setTimeout(ask, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isWanted, delay]);

  return (name, id) => {
    if (!counts) return undefined;
    return counts.get(`${name}:${id}`) ?? (counts.has(name) ? 0 : undefined);
  };
}

function toCounts(facets: Record<string, { id: number; count: number }[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, choices] of Object.entries(facets)) {
    counts.set(name, choices.length);
    for (const { id, count } of choices) counts.set(`${name}:${id}`, count);
  }
  return counts;
}
