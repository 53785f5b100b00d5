import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { flag, idList, pageNumber } from '#src/kernel/schemas.ts';
import { jobCard } from '#src/modules/jobs/job-card.ts';
import {
  type FilterKind,
  type FilterName,
  filterNames,
  filterTable,
  replyChoices,
  type SearchFilters,
  type SearchScope,
  scopePaths,
  sorts,
} from './filters.ts';

const queryText = z.string().max(200, { abort: true });
/** Seo values of places: `tokyo`, `kuala-lumpur`, regions too. */
const placeKeys = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(z.string().max(100)).max(100),
);

/** More than anyone earns in a month, in any currency. */
const MOST_PAY = 1_000_000_000_000;

const scope = z.enum(Object.keys(scopePaths) as SearchScope[]).default('local');

/** How each kind of filter is read. */
const kinds = {
  text: queryText.optional(),
  places: placeKeys.optional(),
  choices: idList.optional(),
  companies: idList.optional(),
  /** SRCH-04: at the top of a job's range; jobs that leave their pay open are left out. */
  amount: z.coerce.number().int().min(1).max(MOST_PAY).optional(),
  /** Without it, the currency of the country. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  age: z.coerce.number().int().min(1).max(365).optional(),
  reply: z.coerce.number().pipe(z.literal(replyChoices)).optional(),
  flag: flag.optional(),
  switch: flag.optional(),
  sort: z.enum(sorts).default(sorts[0]),
} satisfies Record<FilterKind, z.ZodType>;

const filterShape = Object.fromEntries(filterNames.map((name) => [name, kinds[filterTable[name].is]])) as {
  [Name in FilterName]: (typeof kinds)[(typeof filterTable)[Name]['is']];
};

/** The specification's parameters of a results address, and the ones we added; names are those of the address. */
export const searchFilters = z.object({ scope, ...filterShape }) satisfies z.ZodType<SearchFilters>;

/** Far more than anyone types or turns pages; whoever wants to copy everything needs many days. */
const reading = { max: 600, seconds: 60, sparesThisMachine: true };

/** Another search and how many jobs it finds. */
const wayOn = z.object({ label: z.string(), url: z.string(), count: z.number().int() });

const facetCount = z.object({ id: z.number().int(), count: z.number().int() });

const listAnswer = z.object({ jobs: z.array(jobCard), query_id: z.string() });
const recommendedAnswer = listAnswer.extend({
  /** The preference that a job is hidden for; null for whoever has none. */
  job_preference_id: z.number().int().nullable(),
  /** What the first of them were chosen by. */
  basis: z.enum(['preferences', 'interests', 'newest']),
});
const listInput = {
  size: z.coerce.number().int().min(1).max(50).default(6),
  page: pageNumber,
  device: z.string().max(50).optional(),
  device_uuid: z.string().max(100).optional(),
};

const suggestionInput = z.object({
  query: z.string().max(200),
  size: z.coerce.number().int().min(1).max(20).default(5),
  query_histories: z.array(z.string().max(200)).max(10).optional(),
});
const suggestionAnswer = z.object({
  items: z.array(
    z.object({
      type: z.enum(['hot_search', 'company', 'job_title', 'history']),
      label: z.string(),
      value: z.string(),
      logo_url: z.string().nullable(),
      source: z.string(),
      job_title_id: z.number().int().nullable(),
    }),
  ),
});

const recommendedJob = z.object({ preferenceId: id, jobId: id });

const seoInput = searchFilters.partial().extend({ page: pageNumber });
/** Empty when the texts could not be made: the page then uses its own plain ones. */
const seoAnswer = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  heading: z.string().optional(),
  canonical_url: z.string().optional(),
  related_searches: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
});

const seo = (what: string) =>
  endpoint({
    summary: `Title, description, heading, canonical address and related searches of ${what} results`,
    access: 'anyone' as const,
    input: seoInput,
    answer: seoAnswer,
    errors: [],
    limit: reading,
    isRead: true,
  });

const suggestions = (what: string) =>
  endpoint({
    summary: `Suggestions while typing, ${what}`,
    access: 'anyone' as const,
    input: suggestionInput,
    answer: suggestionAnswer,
    errors: [],
    limit: reading,
  });

export const searchContract = {
  'GET /job/search': endpoint({
    summary: 'Jobs that satisfy every filter',
    access: 'anyone',
    mayLag: true,
    input: searchFilters.extend({ page: pageNumber, size: z.coerce.number().int().min(1).max(50).default(20) }),
    answer: listAnswer.extend({
      total: z.object({
        value: z.number().int(),
        /** So many of them are related to the text rather than what it asks for. */
        related: z.number().int(),
        is_estimate: z.boolean(),
        is_lower_bound: z.boolean(),
      }),
      page: z.number().int(),
      page_count: z.number().int(),
      /** Visitors see three pages; after that they are invited to sign in. */
      is_limited: z.boolean(),
      /** What was searched instead of a misspelt text. */
      corrected_query: z.string().nullable(),
      /** SRCH-11: what the text was taken to mean, each with the same search without it. */
      understood: z.array(z.object({ kind: z.string(), label: z.string(), url: z.string() })),
      /** SRCH-10: what was given up because nothing satisfied the whole text: the work, how it is done, or where. */
      relaxed: z.enum(['pay', 'work', 'company', 'manner', 'place']).nullable(),
      /** From this place of the page on, jobs are related to the text rather than what it asks for. */
      related_from: z.number().int().nullable(),
      /** The same words, not understood in any way; null when that would make no difference. */
      literal_url: z.string().nullable(),
    }),
    errors: [],
    limit: reading,
  }),
  'GET /job/search-facets': endpoint({
    summary: 'For each filter, how many of the results each choice would leave',
    access: 'anyone',
    input: searchFilters,
    answer: z.object({
      facets: z.record(z.string(), z.array(facetCount)),
      /** Places and regions by their keys in an address. */
      places: z.record(z.string(), z.number().int()),
      is_estimate: z.boolean(),
    }),
    errors: [],
    limit: reading,
  }),
  'GET /job/search-pay': endpoint({
    summary: "What the jobs of a search pay a month, in the country's currency, whatever pay it asks for",
    access: 'anyone',
    input: searchFilters,
    answer: z.object({
      currency: z.string(),
      /** Bars of equal width from `low` on: the first holds what pays less too, the last what pays more. */
      low: z.number().int(),
      step: z.number().int(),
      counts: z.array(z.number().int()),
      /** Jobs that leave their pay open. */
      unstated: z.number().int(),
      is_estimate: z.boolean(),
    }),
    errors: [],
    limit: reading,
  }),
  'GET /job/search-ways': endpoint({
    summary:
      'Ways to continue from a search that finds nothing: without one of its filters, in places nearby, and searches like it',
    access: 'anyone',
    input: searchFilters,
    answer: z.object({
      without: z.array(z.object({ name: z.string(), value: z.string(), count: z.number().int() })),
      nearby: z.array(wayOn),
      similar: z.array(wayOn),
    }),
    errors: [],
    limit: reading,
  }),
  'POST /job/search-resolve': endpoint({
    summary: 'The address of a search: slug and query string',
    access: 'anyone',
    input: searchFilters,
    answer: z.object({ url: z.string(), query_string: z.string() }),
    errors: [],
    isRead: true,
  }),
  'POST /job/search-parse': endpoint({
    summary: 'The filters behind an address of a results page',
    access: 'anyone',
    input: z.object({
      scope,
      slug: z.string().max(400),
      search: z.string().max(4000).default(''),
    }),
    answer: z.object({
      filters: searchFilters,
      page: z.number().int(),
      /** Every active filter as a chip: remove it by dropping `value` from `name`. */
      chips: z.array(z.object({ name: z.string(), value: z.string(), label: z.string() })),
    }),
    errors: ['notFound'],
    limit: reading,
    isRead: true,
  }),
  'GET /config/search/job-title-lists': endpoint({
    summary: 'Job titles that match a typed text',
    access: 'anyone',
    limit: reading,
    input: z.object({
      query: z.string().max(200),
      size: z.coerce.number().int().min(1).max(50).default(5),
      language_code: z.string().max(10).optional(),
    }),
    answer: z.object({
      job_titles: z.array(
        z.object({
          id: z.number().int(),
          value: z.string(),
          main_function: z.string(),
          sub_function: z.string(),
          main_job_function_id: z.number().int(),
          function_id: z.number().int(),
          is_blue_collar_job: z.boolean(),
          is_featured: z.boolean(),
          is_web3_job: z.boolean(),
        }),
      ),
    }),
    errors: [],
    cacheSeconds: 3600,
  }),
  'GET /job/search-suggestion': suggestions('local jobs'),
  'GET /job/search-remote-suggestion': suggestions('remote jobs'),
  'POST /api-go/web/search_job_filter_seo': seo('local'),
  'POST /api-go/web/search_remote_job_filter_seo': seo('remote'),
  'POST /api-go/web/search_web3_job_filter_seo': seo('web3'),
  'POST /job/metrics/job-hot-search': endpoint({
    summary: 'Counts a search that someone really made',
    access: 'anyone',
    input: z.object({
      device: z.enum(['web', 'mobile_web', 'ios', 'android']),
      page: z.string().max(60),
      source: z.string().max(60).default(''),
      query: z.string().max(200),
      job_title_id: z.number().int().nullable().optional(),
      /** The visitor may be counted, so the title helps to recommend. */
      remember: flag.default(false),
    }),
    answer: z.object({ is_counted: z.boolean() }),
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /job/hot-searches': endpoint({
    summary: 'What people in this country search for most',
    access: 'anyone',
    input: z.object({ scope }),
    answer: z.object({ searches: z.array(z.object({ label: z.string(), url: z.string() })) }),
    errors: [],
  }),
  'GET /job/popular-jobs': endpoint({
    summary: 'The most viewed open jobs of the country',
    access: 'anyone',
    input: z.object({ ...listInput, main_function_ids: idList.optional() }),
    answer: listAnswer,
    errors: [],
  }),
  'GET /job/latest-jobs': endpoint({
    summary: 'The newest open jobs of the country',
    access: 'anyone',
    mayLag: true,
    input: z.object({ ...listInput, scope: z.enum(['local', 'remote', 'web3', 'urgent']).default('local') }),
    answer: listAnswer,
    errors: [],
  }),
  'GET /job/recommended-jobs': endpoint({
    summary:
      'Jobs that fit your preferences, or what a visitor has searched for and viewed; otherwise the newest, one per company',
    access: 'anyone',
    input: z.object(listInput),
    answer: recommendedAnswer,
    errors: [],
  }),
  'GET /job/home-lists': endpoint({
    summary: 'All lists of the home page at once: recommended, latest, popular, urgent, remote and web3 jobs',
    access: 'anyone',
    mayLag: true,
    input: z.object({
      size: z.coerce.number().int().min(1).max(12).default(6),
      /** So many more recommended ones, in place of those that are hidden. */
      spare: z.coerce.number().int().min(0).max(12).default(0),
    }),
    answer: z.object({
      recommended: recommendedAnswer,
      latest: listAnswer,
      popular: listAnswer,
      urgent: listAnswer,
      remote: listAnswer,
      web3: listAnswer,
    }),
    errors: [],
  }),
  'GET /job/popular-remote-jobs': endpoint({
    summary: 'Popular remote jobs, by main function for visitors',
    access: 'anyone',
    input: z.object({
      ...listInput,
      main_function_ids: idList.optional(),
      sort: z.coerce.number().int().min(1).max(2).optional(),
      source: z.string().max(20).optional(),
    }),
    answer: listAnswer,
    errors: [],
  }),
  'GET /job/reco-remote-jobs': endpoint({
    summary: 'Remote jobs for a job preference; without one, based on what the visitor has viewed',
    access: 'anyone',
    input: searchFilters.omit({ scope: true, sort: true, query: true }).extend({
      ...listInput,
      job_preference_id: id.optional(),
      /** 1 latest, 2 recommended. */
      sort: z.coerce.number().int().min(1).max(2).default(2),
      device_udid: z.string().max(100).optional(),
    }),
    answer: listAnswer.extend({
      /** The preference that was looked for; null for whoever has no remote one. */
      job_preference_id: z.number().int().nullable(),
    }),
    errors: ['notFound'],
  }),
  'DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete': endpoint({
    summary: 'Hides a recommended job for good',
    access: 'account',
    input: recommendedJob.extend({
      device: z.string().max(50).optional(),
      device_uuid: z.string().max(100).optional(),
      device_udid: z.string().max(100).optional(),
    }),
    answer: z.object({ is_hidden: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 240, seconds: 60 },
  }),
  'POST /job/job-preferences/:preferenceId/reco-jobs/:jobId/restore': endpoint({
    summary: 'Shows a hidden recommended job again',
    access: 'account',
    input: recommendedJob,
    answer: z.object({ is_hidden: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 240, seconds: 60 },
  }),
  'GET /job/:id/similar': endpoint({
    summary: 'Open jobs like this one',
    access: 'anyone',
    input: z.object({ id: z.coerce.number().int().min(1), size: z.coerce.number().int().min(1).max(20).default(6) }),
    answer: listAnswer,
    errors: ['notFound'],
  }),
  'GET /companies/:slug/hot-jobs': endpoint({
    summary: "A company's open jobs, the most wanted first",
    access: 'anyone',
    input: z.object({
      slug: z.string().max(200),
      size: z.coerce.number().int().min(1).max(50).default(20),
      page: pageNumber,
      function: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    }),
    answer: listAnswer.extend({ total: z.number().int() }),
    errors: ['notFound'],
  }),
} satisfies Contract;

type SearchContract = typeof searchContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends SearchContract {}
}
