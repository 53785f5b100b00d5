import { REMOTE } from '#src/modules/options/ids.ts';
import type { QueryUnderstanding } from '../../understand/understand-query.ts';
import { allOf, anyOf, type Expression, isNothing } from '../core/expression.ts';
import { expectedMatches } from '../core/statistics.ts';
import { dropImpossible } from './drop-impossible.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { filterExpression, type SearchFilters } from './request.ts';

/** A way to take a text, with the spelling it was read in. */
export interface Reading {
  understood: QueryUnderstanding;
  correctedText: string | null;
}

export interface PreparedSearch<Filters extends SearchFilters> extends Reading {
  /** Where the text says to look elsewhere, there. */
  filters: Filters;
  /** No reading finds a job: there is nothing to look for. */
  isEmpty?: boolean;
}

/** The ways to take a text, the closest first: each relaxes the query a little more. */
export interface Readings {
  typed: Reading;
  /** For when that finds nothing; worked out one by one. */
  looser?: AsyncIterable<Reading>;
}

/** When so many are expected, there surely is one. */
const SURELY = 400;

/**
 * Takes the first reading that finds a job under the filters; the first of all when none does. Who looks for the jobs
 * anyway says with `finds` whether there are any, and nobody asks twice.
 */
export async function prepareSearch<Filters extends SearchFilters>(
  filters: Filters,
  { typed, looser }: Readings,
  around: Surroundings,
  finds = (prepared: PreparedSearch<Filters>) => findsAny([prepared], around),
): Promise<PreparedSearch<Filters>> {
  const prepare = (reading: Reading) => ({ ...reading, filters: placed(filters, reading.understood) });
  const first = prepare(typed);
  if (!looser || (await finds(first))) return first;
  const others: PreparedSearch<Filters>[] = [];
  for await (const reading of looser) others.push(prepare(reading));
  // Asking for all of them at once tells soonest that none finds anything.
  if (others.length > 1 && !(await findsAny(others, around))) return { ...first, isEmpty: true };
  for (const other of others) {
    if (await finds(other)) return other;
  }
  return { ...first, isEmpty: true };
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

/** Whether one of the readings finds a job. */
async function findsAny(readings: PreparedSearch<SearchFilters>[], around: Surroundings): Promise<boolean> {
  for (const same of groupByFilters(readings)) {
    const [{ filters }] = same;
    const match = dropImpossible(anyOf(same.map(({ understood }) => understood.match)), filters, around.fieldOf);
    if (!isNothing(match) && (await findsOne(match, filters, around))) return true;
  }
  return false;
}

type Several<One> = [One, ...One[]];

/** Mostly all have the same filters, and the index then looks for those only once. */
function groupByFilters(readings: PreparedSearch<SearchFilters>[]): Several<PreparedSearch<SearchFilters>>[] {
  const groups = new Map<string, Several<PreparedSearch<SearchFilters>>>();
  for (const reading of readings) {
    const key = JSON.stringify(reading.filters);
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return [...groups.values()];
}

async function findsOne(match: Expression, filters: SearchFilters, around: Surroundings): Promise<boolean> {
  const query = allOf([match, filterExpression(filters)]);
  const within = { days: filters.postedWithin, floors: filters.payFloors };
  if (expectedMatches(query, around.statistics, within) >= SURELY) return true;
  const bounds = { notBefore: notBeforeOf(filters, around.now), floors: filters.payFloors };
  return (await around.jobs.count(query, bounds, 1)) > 0;
}
