import type { Found, OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { allOf, type Expression, isNothing } from '../core/expression.ts';
import type { Bounds, Page } from '../jobs/job-index.ts';
import { BY_SCORE, NEWEST, type Row, readRow, searchFor } from './search-for.ts';
import { matching, toQuery } from './to-query.ts';

interface Levelled {
  /** The closest first; a job counts for the first that it matches. */
  levels: readonly Expression[];
  /** The same without what an earlier one holds. */
  separated: readonly Expression[];
  filter: Expression;
  bounds: Bounds;
  /** So few match that all of them may be looked at. */
  isFew: boolean;
  fields?: readonly string[];
}

interface Place {
  client: OpenSearch;
  index: string;
}

/**
 * The jobs of the first level, the newest first, then those of the next. Of few all are looked at in one question, each
 * with its level for a score. Of many each level is read in the order of the index, as far as it is needed: mostly the
 * first has the page.
 */
export async function findLevelled(asked: Levelled, page: Page, place: Place): Promise<Row[]> {
  return asked.isFew ? scored(asked, page, place) : inTurn(asked, page, place);
}

async function scored({ levels, filter, bounds, fields }: Levelled, page: Page, place: Place): Promise<Row[]> {
  // Scores are small whole numbers, which nothing rounds.
  const queries = levels.flatMap((level, at) =>
    isNothing(level) ? [] : [{ constant_score: { filter: toQuery(level), boost: levels.length - at } }],
  );
  if (queries.length === 0) return [];
  const query = { bool: { must: [{ dis_max: { queries } }], filter: [matching(filter, bounds)] } };
  const [found] = await place.client.search(place.index, [searchFor(query, BY_SCORE, page, fields)]);
  return (found?.hits.hits ?? []).map((hit) => ({ ...readRow(hit), level: levels.length - (hit.sort[0] ?? 0) }));
}

async function inTurn(asked: Levelled, { offset, limit }: Page, { client, index }: Place): Promise<Row[]> {
  const { separated, filter, bounds, fields } = asked;
  const wanted = offset + limit;
  const searches = separated
    .map((level, at) => ({ at, query: allOf([level, filter]) }))
    .filter(({ query }) => !isNothing(query));
  const rows: Row[] = [];
  const read = async (some: typeof searches) => {
    const page = { offset: 0, limit: wanted - rows.length };
    const bodies = some.map(({ query }) => searchFor(matching(query, bounds), NEWEST, page, fields));
    const found: Found[] = bodies.length ? await client.search(index, bodies) : [];
    rows.push(...found.flatMap(({ hits }, at) => hits.hits.map((hit) => ({ ...readRow(hit), level: some[at]?.at }))));
  };
  await read(searches.slice(0, 1));
  if (rows.length < wanted) await read(searches.slice(1));
  return rows.slice(offset, wanted);
}
