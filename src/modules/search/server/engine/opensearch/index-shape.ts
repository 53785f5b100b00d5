import { type Sql, sql } from '#src/platform/database/sql.ts';

/** To be raised with whatever is changed below: the worker then fills a new index, and until it serves the database answers. */
export const SHAPE = 1;

/**
 * Settings and mappings of an index: words as they are, in the order that most searches ask for; what a job says is kept
 * in the database only.
 */
export const indexShape = {
  settings: {
    index: {
      sort: { field: ['posted_at', 'job_id'], order: ['desc', 'desc'] },
      refresh_interval: '500ms',
      // The deepest page and the one job behind it that tells of another page.
      max_result_window: 20_000,
      // A job that was closed while the index was filled must not come back with an older portion.
      gc_deletes: '1h',
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      doc: { type: 'keyword', doc_values: false },
      tags: { type: 'integer', index: false },
      posted_at: { type: 'long' },
      job_id: { type: 'long', index: false },
      comparable_pay: { type: 'long', index: false },
      monthly_max: { type: 'long' },
      currency_id: { type: 'integer' },
    },
  },
} as const;

/**
 * The document of a search row `s`, as JSON. The words for stretches of time are left out: they lead the database's
 * index to the newest jobs, and this one is in their order.
 */
export const documentOfRow: Sql = sql`json_build_object(
  'doc', array(select word from unnest(tsvector_to_array(s.doc)) word where word not like '#:%'),
  'tags', s.tags,
  'posted_at', (extract(epoch from s.posted_at) * 1000000)::bigint,
  'job_id', s.job_id,
  'comparable_pay', s.comparable_pay,
  'monthly_max', s.monthly_max,
  'currency_id', s.currency_id)::text`;
