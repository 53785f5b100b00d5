import type { Hit } from '#src/platform/opensearch/opensearch.ts';
import type { FoundRow, Page } from '../jobs/job-index.ts';
import type { Query } from './to-query.ts';

type Order = readonly Record<string, unknown>[];

/** The order in which the index itself is kept: who asks for it reads no further than the page. */
export const NEWEST: Order = [{ posted_at: 'desc' }, { job_id: 'desc' }];
export const BY_PAY: Order = [{ comparable_pay: { order: 'desc', missing: '_last' } }, ...NEWEST];
export const BY_SCORE: Order = [{ _score: 'desc' }, ...NEWEST];

export interface Row extends FoundRow {
  /** In microseconds, as exact as the database keeps it. */
  posted: number;
  tags?: number[];
}

/** A search that gives places in an order, and nothing of the documents but the fields that are named. */
export function searchFor(query: Query, sort: Order, { offset, limit }: Page, fields: readonly string[] = []): object {
  return {
    query,
    sort,
    from: offset,
    size: limit,
    track_total_hits: false,
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: fields,
  };
}

/** Every order ends with the time and the job. */
export function readRow({ sort, fields }: Hit): Row {
  const [posted = 0, job_id = 0] = sort.slice(-2);
  return { job_id, posted, tags: fields?.tags };
}
