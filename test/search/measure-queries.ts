import type pg from 'pg';
import { findLanguage } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { findSite } from '#src/modules/options/sites.ts';
import { type LabelledQuery, labelTitles, placeOf } from './labelled-queries.ts';
import { arrangementIds, jobTypeIdOf } from './query-jobs.ts';

const FIRST = 5;
const RESULTS = 10;

/** What one query came to; null where a question does not apply to it. */
export interface QueryOutcome {
  query: LabelledQuery;
  picker: boolean | null;
  suggestions: boolean | null;
  search: boolean | null;
  isEmpty: boolean | null;
  /** The first result is where and how the query asks for, and none of the first holds an excluded word. */
  keepsWants: boolean | null;
  harmfulCorrection: string | null;
  /** Titles of `not` among the first five of anything. */
  harmfulTitles: number[];
}

interface Found {
  id: number;
  job_title: string;
  job_title_id: number;
}

interface Ground {
  /** Where the program answers. */
  address: string;
  pool: pg.Pool;
  options: OptionData;
}

/** Asks the running API what a visitor would: the title picker, the suggestions and the search of their country. */
export async function measureQueries(ground: Ground, queries: LabelledQuery[]): Promise<QueryOutcome[]> {
  const labels = labelTitles(ground.options);
  const idsOf = (list: string[]) => new Set(list.flatMap((label) => labels.get(label) ?? []));
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const [picked, suggested, { jobs, corrected_query }] = await askAll(ground.address, query);
    const accepted = idsOf(query.titles);
    const isAny = query.titles.includes('any');
    const has = (ids: number[]) => (accepted.size > 0 ? ids.some((id) => accepted.has(id)) : null);
    const found = jobs.map((job) => job.job_title_id);
    const search = isAny ? jobs.length > 0 : has(found);
    const stays = query.wants.has('correction') || query.kind === 'nonsense';
    const harmful = idsOf(query.wants.get('not') ?? []);
    outcomes.push({
      query,
      picker: has(picked),
      suggestions: has(suggested),
      search,
      isEmpty: query.titles.length > 0 ? jobs.length === 0 : null,
      keepsWants: await keepsWants(ground, query, jobs),
      harmfulCorrection: corrected_query !== null && (stays || search === false) ? corrected_query : null,
      harmfulTitles: [picked, suggested, found].flatMap((ids) => ids.slice(0, FIRST).filter((id) => harmful.has(id))),
    });
  }
  return outcomes;
}

async function askAll(address: string, { language, country, query }: LabelledQuery) {
  const headers = {
    'country-id': String(findSite(country)?.id),
    'language-id': String(findLanguage(language)?.id),
  };
  async function ask<T>(path: string, size: number): Promise<T> {
    const response = await fetch(`${address}/api${path}?${new URLSearchParams({ query, size: String(size) })}`, {
      headers,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return ((await response.json()) as { data: T }).data;
  }
  const [picker, suggestions, search] = await Promise.all([
    ask<{ job_titles: { id: number }[] }>('/config/search/job-title-lists', FIRST),
    ask<{ items: { job_title_id: number | null }[] }>('/job/search-suggestion', FIRST),
    ask<{ jobs: Found[]; corrected_query: string | null }>('/job/search', RESULTS),
  ]);
  return [
    picker.job_titles.map(({ id }) => id),
    suggestions.items.flatMap(({ job_title_id }) => job_title_id ?? []),
    search,
  ] as const;
}

async function keepsWants({ pool, options }: Ground, { wants }: LabelledQuery, jobs: Found[]): Promise<boolean | null> {
  const places = wants.get('place');
  const arrangements = wants.get('arrangement');
  const types = wants.get('job_type');
  const excluded = wants.get('exclude');
  if (!places && !arrangements && !types && !excluded) return null;
  const first = jobs[0];
  if (!first) return false;
  const { rows } = await pool.query<{ country: number; locations: number[]; arrangement: number; type: number }>(
    `select country_id as country, location_ids as locations, work_arrangement_id as arrangement, job_type_id as type
     from jobs where id = $1`,
    [first.id],
  );
  const job = rows[0];
  if (!job) return false;
  const isThere = (label: string) => {
    const place = placeOf(label, options);
    const isIn = !place?.locationIds || place.locationIds.some((id) => job.locations.includes(id));
    return place?.countryId === job.country && isIn;
  };
  return (
    (places?.some(isThere) ?? true) &&
    (arrangements?.some((name) => arrangementIds[name] === job.arrangement) ?? true) &&
    (types?.some((key) => jobTypeIdOf(key, options) === job.type) ?? true) &&
    !excluded?.some((word) => jobs.some(({ job_title }) => job_title.toLowerCase().includes(word)))
  );
}
