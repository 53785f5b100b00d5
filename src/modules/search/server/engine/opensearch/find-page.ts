import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { allOf, anyWord, type Expression, not } from '../core/expression.ts';
import { expectedMatches, type Statistics } from '../core/statistics.ts';
import { wordFor } from '../core/tags.ts';
import { separate, type Understanding } from '../core/understanding.ts';
import { notBeforeOf, type Tuning } from '../jobs/find-jobs.ts';
import type { Bounds, FoundRow, Page } from '../jobs/job-index.ts';
import { byLanguage, FOREIGN_DAYS, readableOf } from '../jobs/levels.ts';
import { filterExpression, type SearchFilters, type SearchRequest } from '../jobs/request.ts';
import { findLevelled } from './find-levelled.ts';
import { BY_PAY, NEWEST, readRow, searchFor } from './search-for.ts';
import { matching } from './to-query.ts';

/** An index of OpenSearch, and what is known of its jobs. */
export interface IndexContext {
  client: OpenSearch;
  index: string;
  statistics: Statistics;
  now: Date;
  tuning: Tuning;
}

/** OpenSearch looks at so many matches while the database looks at one. */
const QUICKER = 16;
const DAY = 86_400_000_000;

export async function findPage(
  request: SearchRequest,
  understood: Understanding,
  page: Page,
  context: IndexContext,
): Promise<FoundRow[]> {
  const { client, index, statistics, tuning } = context;
  const filter = filterExpression(request);
  const bounds = boundsFor(request, context.now);
  const query = allOf([understood.match, filter]);
  const readable = readableOf(request, understood);
  if (readable) return findReadableFirst(readable, query, bounds, page, context);
  if (request.sort !== 'relevance') {
    const order = request.sort === 'pay' ? BY_PAY : NEWEST;
    const [found] = await client.search(index, [searchFor(matching(query, bounds), order, page)]);
    return (found?.hits.hits ?? []).map(readRow);
  }
  const levels = byLanguage(understood.levels, request);
  const separated = byLanguage(separate(understood.levels), request);
  const expected = expectedMatches(query, statistics, { floors: request.payFloors });
  return findLevelled({ levels, separated, filter, bounds, isFew: expected <= tuning.few * QUICKER }, page, context);
}

export function boundsFor(filters: SearchFilters, now: Date): Bounds {
  return { notBefore: notBeforeOf(filters, now), floors: filters.payFloors };
}

/** Readable jobs and the others are two lists, each in the order of the index, merged as if the others were older. */
async function findReadableFirst(
  readable: readonly number[],
  query: Expression,
  bounds: Bounds,
  { offset, limit }: Page,
  { client, index }: IndexContext,
): Promise<FoundRow[]> {
  const wanted = offset + limit;
  const isReadable = anyWord(readable.map((id) => wordFor('writtenIn', id)));
  const lists = [isReadable, not(isReadable)].map((which) =>
    searchFor(matching(allOf([query, which]), bounds), NEWEST, { offset: 0, limit: wanted }),
  );
  const found = await client.search(index, lists);
  const ranked = found.flatMap(({ hits }, at) =>
    hits.hits.map(readRow).map(({ job_id, posted }) => ({ job_id, at: posted - at * FOREIGN_DAYS * DAY })),
  );
  ranked.sort((a, b) => b.at - a.at || b.job_id - a.job_id);
  return ranked.slice(offset, wanted);
}
