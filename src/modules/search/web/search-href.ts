import { tidyText } from '#src/kernel/text.ts';
import type { SearchFilters } from '../search.contract.ts';
import { buildSlug, hasWords, PLAIN_SLUG } from '../search-slug.ts';
import { readPay } from './read-pay.ts';

export type SearchScope = SearchFilters['scope'];

/** Lists of numbers, lists of keys, single values: how a filter is written in an address. */
const idFilters = [
  'salary',
  'jobType',
  'mainFunctions',
  'jobFunctions',
  'functionTitles',
  'qualification',
  'workExperience',
  'workArrangement',
  'companySize',
  'industry',
  'benefits',
  'languages',
  'excludeCompanies',
] as const;
const flagFilters = ['verified', 'urgent', 'excludeAgencies', 'excludeHiddenPay', 'excludeInactive'] as const;
/** The orders of results, the usual one first. */
export const sorts = ['relevance', 'latest', 'pay'] as const;
export type IdFilter = (typeof idFilters)[number];
export type FlagFilter = (typeof flagFilters)[number];

const scopePaths: Record<SearchScope, string> = { local: '', remote: '/remote-job', web3: '/web3-jobs' };

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
  const search = parameters.toString().replaceAll('%2C', ',');
  return `/${language}${scopePaths[filters.scope]}/${encodeURIComponent(slug)}${search ? `?${search}` : ''}`;
}

/** Where an alert of a search is made; none without a word or a filter. */
export function alertHref(language: string, filters: SearchFilters): string | undefined {
  const query = hasWords(filters.query ?? '') ? filters.query : undefined;
  const parameters = filterParameters({ ...filters, query, sort: 'relevance', postedWithin: undefined });
  if (parameters.size === 0) return undefined;
  parameters.set('scope', filters.scope);
  return `/${language}/settings/alerts?${parameters.toString().replaceAll('%2C', ',')}`;
}

/** Every filter that says something, under the specification's names. */
export function filterParameters(filters: SearchFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value) parameters.set(name, value);
  };
  put('query', filters.query);
  put('location', filters.location?.join(','));
  for (const name of idFilters) put(name, filters[name]?.toSorted((one, other) => one - other).join(','));
  put('minPay', filters.minPay?.toString());
  put('payCurrency', filters.minPay ? filters.payCurrency : undefined);
  put('postedWithin', filters.postedWithin?.toString());
  put('repliesWithin', filters.repliesWithin?.toString());
  for (const name of flagFilters) put(name, filters[name] ? '1' : undefined);
  put('excludeKeywords', filters.excludeKeywords);
  put('sort', filters.sort === 'relevance' ? undefined : filters.sort);
  return parameters;
}

/** Whether an address comes from a form: a form repeats names and sends what is empty. */
export function isSubmitted(slug: string, parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()];
  const isRepeated = new Set(names).size < names.length;
  const isBlank = [...parameters.values()].some((value) => value === '');
  return isRepeated || isBlank || (slug === PLAIN_SLUG && hasWords(parameters.get('query') ?? ''));
}

/** The filters that a form sent; what is no number or no choice falls away. */
export function readSubmitted(scope: SearchScope, parameters: URLSearchParams, language: string): SearchFilters {
  const list = (name: string) =>
    [...new Set(parameters.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean);
  const ids = (name: string) =>
    list(name)
      .map(Number)
      .filter((id) => Number.isInteger(id) && id >= 0);
  const days = Number(parameters.get('postedWithin'));
  const replyDays = Number(parameters.get('repliesWithin'));
  const filters: SearchFilters = {
    scope,
    query: tidyText(parameters.get('query') ?? '').slice(0, 200),
    location: list('location').slice(0, 100),
    postedWithin: Number.isInteger(days) && days > 0 && days <= 365 ? days : undefined,
    repliesWithin: replyDays === 1 || replyDays === 3 || replyDays === 7 ? replyDays : undefined,
    minPay: readPay(parameters.get('minPay') ?? '', language),
    payCurrency: /^[A-Z]{3}$/.exec(parameters.get('payCurrency') ?? '')?.[0],
    excludeKeywords: tidyText(parameters.get('excludeKeywords') ?? '').slice(0, 200) || undefined,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
  };
  for (const name of idFilters) filters[name] = ids(name);
  for (const name of flagFilters) filters[name] = parameters.get(name) === '1' || undefined;
  return filters;
}

/** Text, scope and order stay; every filter goes. */
export function withoutFilters({ scope, query, sort }: SearchFilters): SearchFilters {
  return { scope, query, sort };
}
