import { tidyText } from '#src/kernel/text.ts';
import {
  type FilterKind,
  filterNames,
  filterParameters,
  filterTable,
  replyChoices,
  type SearchFilters,
  type SearchScope,
  scopePaths,
  searchOf,
  sorts,
} from '../filters.ts';
import { buildSlug, hasAddress, hasWords, PLAIN_SLUG } from '../search-slug.ts';
import { readPay } from './read-pay.ts';

/** Where a plain form of a scope goes; the page behind it moves on to the search's own address. */
export function searchAction(language: string, scope: SearchScope): string {
  return `/${language}${scopePaths[scope]}/${PLAIN_SLUG}`;
}

/** The address of a search: text and a single place in the slug, everything else as parameters. */
export function searchHref(language: string, filters: SearchFilters, page = 1): string {
  const query = tidyText(filters.query ?? '');
  const only = filters.location?.length === 1 ? (filters.location[0] ?? null) : null;
  const slug = buildSlug({ query, place: only });
  const isPlain = slug === PLAIN_SLUG;
  // Text that makes no slug stays a parameter; of the rest, what the slug says is not said twice.
  const rest = isPlain ? { ...filters, query } : { ...filters, query: '', location: only ? [] : filters.location };
  const parameters = filterParameters(rest);
  if (page > 1) parameters.set('page', String(page));
  const search = searchOf(parameters);
  return `/${language}${scopePaths[filters.scope]}/${encodeURIComponent(slug)}${search ? `?${search}` : ''}`;
}

/** Where an alert of a search is made; none without a word or a filter. */
export function alertHref(language: string, filters: SearchFilters): string | undefined {
  const query = hasWords(filters.query ?? '') ? filters.query : undefined;
  const parameters = filterParameters({ ...filters, query, sort: 'relevance', postedWithin: undefined });
  if (parameters.size === 0) return undefined;
  parameters.set('scope', filters.scope);
  return `/${language}/settings/alerts?${searchOf(parameters)}`;
}

/** Whether an address comes from a form: a form repeats names and sends what is empty. */
export function isSubmitted(slug: string, parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()];
  const isRepeated = new Set(names).size < names.length;
  const isBlank = [...parameters.values()].some((value) => value === '');
  return isRepeated || isBlank || (slug === PLAIN_SLUG && hasAddress(parameters.get('query') ?? ''));
}

/** The filters that a form sent; what is no number or no choice falls away. */
export function readSubmitted(scope: SearchScope, parameters: URLSearchParams, language: string): SearchFilters {
  const read = filterNames.map((name) => {
    const sent = parameters.getAll(name).join(',');
    return [name, readers[filterTable[name].is](sent, language)];
  });
  return { scope, ...Object.fromEntries(read) };
}

const list = (sent: string) => [...new Set(sent.split(','))].filter(Boolean);
const ids = (sent: string) =>
  list(sent)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id >= 0);

const readers: Record<FilterKind, (sent: string, language: string) => unknown> = {
  text: (sent) => tidyText(sent).slice(0, 200) || undefined,
  places: (sent) => list(sent).slice(0, 100),
  choices: ids,
  companies: ids,
  amount: readPay,
  currency: (sent) => /^[A-Z]{3}$/.exec(sent)?.[0],
  age: (sent) => ids(sent).find((days) => days > 0 && days <= 365),
  reply: (sent) => replyChoices.find((days) => String(days) === sent),
  flag: (sent) => sent === '1' || undefined,
  switch: (sent) => sent === '1' || undefined,
  sort: (sent) => sorts.find((sort) => sort === sent) ?? sorts[0],
};

/** Text, how it is read, scope and order stay; every filter goes. */
export function withoutFilters({ scope, query, exactly, sort }: SearchFilters): SearchFilters {
  return { scope, query, exactly, sort };
}
