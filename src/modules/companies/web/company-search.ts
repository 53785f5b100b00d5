import { tidyText } from '#src/kernel/text.ts';

/** What a visitor asks of the company list; each filter takes one choice. */
export interface CompanySearch {
  query: string | undefined;
  industry: number | undefined;
  size: number | undefined;
  financing_stage: number | undefined;
  /** In every country instead of the visitor's own. */
  where: 'all' | undefined;
  page: number;
}

const MOST_PAGES = 100_000;

/** Reads the address of the company list; nonsense is left out rather than refused. */
export function readCompanySearch(search: URLSearchParams): CompanySearch {
  const whole = (name: string) => {
    const value = Number(search.get(name) || Number.NaN);
    return Number.isInteger(value) && value > 0 && value <= MOST_PAGES ? value : undefined;
  };
  const query = tidyText(search.get('query') ?? '').slice(0, 200);
  return {
    query: query || undefined,
    industry: whole('industry'),
    size: whole('size'),
    financing_stage: whole('financing_stage'),
    where: search.get('where') === 'all' ? 'all' : undefined,
    page: whole('page') ?? 1,
  };
}

/** The same search on another page, as a query string. */
export function companySearchOn(page: number, search: CompanySearch): string {
  const query = new URLSearchParams();
  for (const name of ['query', 'industry', 'size', 'financing_stage', 'where'] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '?';
}
