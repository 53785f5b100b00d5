import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { filterTable, type OfferedName } from '../filters.ts';
import type { FilterOption, FilterOptions } from './filter-list.ts';

/** The option lists of filters that the page did not bring; each appears when it has come. */
export function useFilterOptions(
  names: readonly OfferedName[],
  known: FilterOptions,
  isWanted: boolean,
): FilterOptions {
  const [loaded, setLoaded] = useState<FilterOptions>({});
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    for (const name of names) {
      loadOptions(filterTable[name].list)
        // A list that does not come leaves its filter empty, the others work.
        .catch(() => [])
        .then((options) => {
          if (isCurrent) setLoaded((before) => ({ ...before, [name]: options }));
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [names, isWanted]);
  return { ...loaded, ...known };
}

async function loadOptions(name: string): Promise<FilterOption[]> {
  const lists = await api('GET /config/:name/list', { name });
  return (lists[name] ?? []).map(({ id, value }) => ({ id, value: String(value) }));
}
