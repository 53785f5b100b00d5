import type { Bucket, Buckets, Found } from '#src/platform/opensearch/opensearch.ts';
import type { JobIndex, MatchedPay } from '../jobs/job-index.ts';
import { filterExpression } from '../jobs/request.ts';
import { findLevelled } from './find-levelled.ts';
import { boundsFor, findPage, type IndexContext } from './find-page.ts';
import { NEWEST, readRow, searchFor } from './search-for.ts';
import { matching, microseconds } from './to-query.ts';

const DAY_MS = 86_400_000;
/** More tags, or pays, than matches have that are counted one by one. */
const MOST_BUCKETS = 50_000;
const MOST_CURRENCIES = 300;

/** Jobs in OpenSearch: what was committed a moment ago is found, in the order of the database. */
export function createOpenSearchIndex(context: IndexContext): JobIndex {
  const { client, index, now } = context;
  const askOne = async (search: object): Promise<Found> => {
    const [found] = await client.search(index, [search]);
    return found ?? { hits: { hits: [] } };
  };
  return {
    page: (request, understood, page) => findPage(request, understood, page, context),
    async latest(lists) {
      const searches = lists.map(({ filters, size }) => {
        const query = matching(filterExpression(filters), boundsFor(filters, now));
        return searchFor(query, NEWEST, { offset: 0, limit: size });
      });
      const found = searches.length ? await client.search(index, searches) : [];
      return found.map(({ hits }) => hits.hits.map((hit) => readRow(hit).job_id));
    },
    async count(query, bounds, cap) {
      const found = await askOne({ query: matching(query, bounds), size: 0, track_total_hits: cap ?? true });
      return Math.min(totalOf(found), cap ?? Number.POSITIVE_INFINITY);
    },
    async tags(query, bounds, ages, cap) {
      const from = (age: number) => microseconds(new Date(now.getTime() - age * DAY_MS));
      const ranges = ages.map((age) => ({ key: String(age), from: from(age) }));
      const found = await askOne({
        query: matching(query, bounds),
        size: 0,
        track_total_hits: cap,
        aggs: {
          tags: { terms: { field: 'tags', size: MOST_BUCKETS } },
          younger: { range: { field: 'posted_at', ranges } },
        },
      });
      return { tags: countsOf(found, 'tags'), younger: countsOf(found, 'younger'), all: totalOf(found) };
    },
    async pays(query, notBefore, cap) {
      const found = await askOne({
        query: matching(query, { notBefore }),
        size: 0,
        track_total_hits: cap,
        aggs: {
          currencies: {
            terms: { field: 'currency_id', size: MOST_CURRENCIES },
            aggs: { pays: { terms: { field: 'monthly_max', size: MOST_BUCKETS } } },
          },
        },
      });
      return paysOf(found);
    },
    async candidates(levels, filters, limit) {
      const bounds = boundsFor(filters, now);
      const filter = filterExpression(filters);
      const asked = { levels, separated: levels, filter, bounds, isFew: false, fields: ['tags'] };
      const rows = await findLevelled(asked, { offset: 0, limit }, context);
      return rows.map(({ job_id, posted, tags = [] }) => ({ job_id, tags, posted_at: new Date(posted / 1000) }));
    },
  };
}

function totalOf({ hits }: Found): number {
  return hits.total?.value ?? 0;
}

function bucketsOf({ aggregations }: Found, name: string): Bucket[] {
  const { buckets = [], sum_other_doc_count = 0 } = aggregations?.[name] ?? {};
  if (sum_other_doc_count > 0) throw new RangeError(`OpenSearch has left out some ${name}`);
  return buckets;
}

function countsOf(found: Found, name: string): Map<number, number> {
  return new Map(bucketsOf(found, name).map(({ key, doc_count }) => [Number(key), doc_count]));
}

/** Whoever states no pay of a month in a known currency leaves it open. */
function paysOf(found: Found): MatchedPay[] {
  const stated = bucketsOf(found, 'currencies').flatMap((currency) =>
    (currency.pays as Buckets).buckets.map((pay) => ({
      currency_id: Number(currency.key),
      monthly_max: Number(pay.key),
      count: pay.doc_count,
    })),
  );
  const open = totalOf(found) - stated.reduce((sum, { count }) => sum + count, 0);
  return open > 0 ? [...stated, { currency_id: null, monthly_max: null, count: open }] : stated;
}
