import type { SearchFilters } from './filters.ts';

/** The same search without one choice: where a chip leads, and what an empty result would find then. */
export function withoutChoice(filters: SearchFilters, name: string, value: string): SearchFilters {
  const current = filters[name as keyof SearchFilters];
  const left = Array.isArray(current) ? current.filter((one) => String(one) !== value) : undefined;
  return { ...filters, [name]: left };
}
