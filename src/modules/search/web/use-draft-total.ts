import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { filterParameters, type SearchFilters } from '../filters.ts';

/** How many jobs the filters would show; undefined while it is being counted. */
export function useDraftTotal(filters: SearchFilters, delay: number): number | undefined {
  const key = filterParameters(filters).toString();
  const [total, setTotal] = useState<{ key: string; value: number }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of the filters
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      api('GET /job/search', { ...filters, size: 1 }).then(
        (answer) => {
          if (isCurrent) setTotal({ key, value: answer.total.value });
        },
        () => undefined,
      );
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, delay]);

  return total?.key === key ? total.value : undefined;
}
