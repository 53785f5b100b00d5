import { REMOTE } from '#src/modules/options/ids.ts';
import type { QueryUnderstanding } from '../../understand/understand-query.ts';
import { allOf, isNothing } from '../core/expression.ts';
import { expectedMatches } from '../core/statistics.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { filterExpression, type SearchFilters } from './request.ts';
import { countStatement } from './statements.ts';

/** A way to take a text, with the spelling it was read in. */
export interface Reading {
  understood: QueryUnderstanding;
  correctedText: string | null;
}

export interface PreparedSearch<Filters extends SearchFilters> extends Reading {
  /** Where the text says to look elsewhere, there. */
  filters: Filters;
}

/** The ways to take a text, the closest first: each relaxes the query a little more. */
export interface Readings {
  typed: Reading;
  /** For when that finds nothing; worked out one by one. */
  looser?: AsyncIterable<Reading>;
}

/** When so many are expected, there surely is one. */
const SURELY = 400;

/** Takes the first reading that finds a job under the filters; the first of all when none does. */
export async function prepareSearch<Filters extends SearchFilters>(
  filters: Filters,
  { typed, looser }: Readings,
  around: Surroundings,
): Promise<PreparedSearch<Filters>> {
  const prepare = (reading: Reading) => ({ ...reading, filters: placed(filters, reading.understood) });
  const first = prepare(typed);
  if (!looser || (await findsAny(first, around))) return first;
  for await (const reading of looser) {
    const prepared = prepare(reading);
    if (await findsAny(prepared, around)) return prepared;
  }
  return first;
}

/**
 * Remote work is looked for among remote jobs, and a city abroad in its country, unless filters say where; pay counts as
 * the filter for it does, unless that is set.
 */
function placed<Filters extends SearchFilters>(filters: Filters, { where, payFloors }: QueryUnderstanding): Filters {
  const isPlaced = filters.locationIds?.length || filters.regionIds?.length;
  const moved = { ...filters };
  moved.payFloors ??= payFloors;
  if (where.isRemote && filters.scope === 'local') moved.scope = 'remote';
  else if (where.isRemote && !filters.workArrangement?.length) moved.workArrangement = [REMOTE];
  if (where.countryIds.length && !isPlaced)
    moved.countryId = where.countryIds.length === 1 ? where.countryIds[0] : undefined;
  return moved;
}

async function findsAny(
  { filters, understood }: PreparedSearch<SearchFilters>,
  around: Surroundings,
): Promise<boolean> {
  if (isNothing(understood.match)) return false;
  const query = allOf([understood.match, filterExpression(filters)]);
  const within = { days: filters.postedWithin, floors: filters.payFloors };
  if (expectedMatches(query, around.statistics, within) >= SURELY) return true;
  const statement = countStatement(
    query,
    { notBefore: notBeforeOf(filters, around.now), floors: filters.payFloors },
    1,
  );
  const [row] = await around.run<{ count: number }>(statement);
  return (row?.count ?? 0) > 0;
}
