import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { listed } from '#src/modules/jobs/listed-job.ts';
import { filterTable, type SearchScope, scopePaths } from '#src/modules/search/filters.ts';
import { barFilters, MENUS } from '#src/modules/search/web/filter-list.ts';
import { isSubmitted, readSubmitted } from '#src/modules/search/web/search-href.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { attempt } from './landing/attempt.ts';

const seoCalls = {
  local: 'POST /api-go/web/search_job_filter_seo',
  remote: 'POST /api-go/web/search_remote_job_filter_seo',
  web3: 'POST /api-go/web/search_web3_job_filter_seo',
} as const;

/** Everything a results page shows, of whichever scope. A form's request moves on to the address of its search. */
export async function loadResults({ request, params, context }: LoaderFunctionArgs, scope: SearchScope) {
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const slug = params.slug ?? 'job-search';
  if (isSubmitted(slug, url.searchParams)) throw await toOwnAddress(services, scope, slug, url.searchParams);

  // Remote addresses may carry the query string as a part of the path.
  const search = [params.queryString?.replace(/^\?/, ''), url.search.slice(1)].filter(Boolean).join('&');
  const { filters, page, chips } = await orNotFound(services.api('POST /job/search-parse', { scope, slug, search }));
  // Whoever asks too often was refused above, with the same limit.
  services.begin();
  const [answer, seo, options, places] = await Promise.all([
    services.api('GET /job/search', { ...filters, page }),
    services.api(seoCalls[scope], { ...filters, page }),
    url.searchParams.has(MENUS) ? loadBarOptions(services) : null,
    services.api('GET /config/popular-locations', {}),
  ]);
  const wanted = Number(url.searchParams.get('job')) || answer.jobs[0]?.id;
  const isEmpty = answer.jobs.length === 0 && !answer.is_limited;
  return {
    filters,
    chips,
    answer: { ...answer, jobs: answer.jobs.map(listed) },
    seo,
    options,
    popularPlaces: places.location_lists.map((place) => ({
      value: String(place.seo_value),
      label: String(place.value),
    })),
    /** Only where nothing was found: what does find something. */
    ways: isEmpty ? await attempt(services, services.api('GET /job/search-ways', filters)) : null,
    selected: services.isWide && wanted ? await loadSelected(services, wanted) : null,
  };
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/** What a plain form sent, at the address that says the same. */
async function toOwnAddress(
  services: PageServices,
  scope: SearchScope,
  slug: string,
  parameters: URLSearchParams,
): Promise<Response> {
  const sent = readSubmitted(scope, parameters, services.language);
  // A form on the page of a search may leave its words to the slug.
  const base = parameters.has('query')
    ? { query: '' }
    : (await orNotFound(services.api('POST /job/search-parse', { scope, slug, search: '' }))).filters;
  const { url, query_string } = await services.api('POST /job/search-resolve', {
    ...sent,
    query: sent.query || base.query,
  });
  return redirect(`/${services.language}${scopePaths[scope]}${url}${query_string ? `?${query_string}` : ''}`);
}

async function loadBarOptions({ api }: PageServices) {
  const lists = await Promise.all(
    barFilters.map(async (name) => {
      const { list } = filterTable[name];
      const answer = await api('GET /config/:name/list', { name: list });
      return [name, (answer[list] ?? []).map(({ id, value }) => ({ id, value: String(value) }))] as const;
    }),
  );
  return Object.fromEntries(lists);
}

/** Closed in the meantime, or no such job: the list still stands. */
async function loadSelected({ api }: PageServices, id: number) {
  try {
    return await api('GET /job/:id', { id });
  } catch {
    return null;
  }
}

/**
 * An address that cannot be read, or is longer than any search, is that of no page; who asked too often is told for how
 * long to wait. Not `instanceof`: the server's client and this build have their own copies of the class.
 */
async function orNotFound<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { status, message } = error as { status?: number; message?: string };
    if (status === 429) throw data(message, { status });
    if (status === 404 || status === 400) throw data(null, { status: 404 });
    throw error;
  }
}
