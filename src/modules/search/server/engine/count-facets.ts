import { expectedMatches, inSample, sampleFor } from './count-jobs.ts';
import { allOf, type Expression, isEverything } from './expression.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { type ChoiceFilter, choiceFilters, filterExpression, type SearchFilters } from './request.ts';
import { ANY_AGE, facetStatement } from './statements.ts';
import { type Flag, flagTag, readTag, type TagKind, tag, tagKinds } from './tags.ts';
import type { Understanding } from './understand.ts';

type ListFacet = Exclude<ChoiceFilter, 'companyIds'> | 'locationIds' | 'regionIds';
type FlagFacet = 'verifiedOnly' | 'urgentOnly' | 'withoutAgencies' | 'withoutHiddenPay' | 'withoutInactiveBosses';
type DaysFacet = 'postedWithinDays' | 'repliesWithinDays';
type FacetName = ListFacet | FlagFacet | DaysFacet;

interface FacetChoice {
  id: number;
  count: number;
}

export interface Facets {
  /** For every filter, the number of jobs for each choice if it were chosen beside the other filters. */
  facets: Record<FacetName, FacetChoice[]>;
  isEstimate: boolean;
}

const CAP = 20_000;
/** Every match is some thirty tags to count, so fewer are counted one by one than for a mere total. */
const EXACT = 1_500;

/** Which tags a filter's choices are. */
const kinds: Record<ListFacet | DaysFacet, TagKind> = {
  ...(Object.fromEntries(Object.entries(choiceFilters).filter(([name]) => name !== 'companyIds')) as Omit<
    typeof choiceFilters,
    'companyIds'
  >),
  locationIds: 'location',
  regionIds: 'region',
  postedWithinDays: 'age',
  repliesWithinDays: 'repliesWithin',
};

/** How many of the matches a switch would leave, by the numbers of their flags; its one choice has the id 1. */
const flagCounts: Record<FlagFacet, (counted: (flag: Flag) => number, all: number) => number> = {
  verifiedOnly: (counted) => counted('verified'),
  urgentOnly: (counted) => counted('urgent'),
  withoutAgencies: (counted, all) => all - counted('agency'),
  withoutHiddenPay: (counted) => counted('shownPay'),
  withoutInactiveBosses: (counted, all) => all - counted('inactiveBoss'),
};

const facetNames = [...Object.keys(kinds), ...Object.keys(flagCounts)] as FacetName[];

/** The hits of every choice of every filter. A filter's own choice does not narrow its own numbers. */
export async function countFacets(
  filters: SearchFilters,
  understood: Understanding,
  around: Surroundings,
): Promise<Facets> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets['facets'];
  const active = facetNames.filter((name) => isActive(filters, name));
  const idle = facetNames.filter((name) => !active.includes(name));
  const askings = [idle, ...groupPlaces(active)].filter((names) => names.length > 0);
  const answers = await Promise.all(
    askings.map(async (names) => {
      const open = names === idle ? filters : without(filters, names);
      const { tags, isEstimate } = await countTags(open, understood, around);
      for (const name of names) facets[name] = pick(tags, name);
      return isEstimate;
    }),
  );
  return { facets, isEstimate: answers.includes(true) };
}

function isActive(filters: SearchFilters, name: FacetName): boolean {
  if (name === 'withoutAgencies') return Boolean(filters.exclude?.agencies);
  if (name === 'withoutHiddenPay') return Boolean(filters.exclude?.hiddenPay);
  if (name === 'withoutInactiveBosses') return Boolean(filters.exclude?.inactiveBosses);
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Locations and regions are one filter, so they are opened together. */
function groupPlaces(active: FacetName[]): FacetName[][] {
  const isPlace = (name: FacetName) => name === 'locationIds' || name === 'regionIds';
  const others = active.filter((name) => !isPlace(name)).map((name) => [name]);
  return active.some(isPlace) ? [...others, ['locationIds', 'regionIds']] : others;
}

function without({ exclude, ...filters }: SearchFilters, names: FacetName[]): SearchFilters {
  return {
    ...filters,
    exclude: {
      ...exclude,
      ...(names.includes('withoutAgencies') && { agencies: false }),
      ...(names.includes('withoutHiddenPay') && { hiddenPay: false }),
      ...(names.includes('withoutInactiveBosses') && { inactiveBosses: false }),
    },
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  };
}

async function countTags(filters: SearchFilters, understood: Understanding, around: Surroundings) {
  const query: Expression = allOf([understood.match, filterExpression(filters)]);
  const expected = expectedMatches(query, filters, around.statistics);
  const sample = isEverything(query) ? Math.max(64, sampleFor(expected, EXACT)) : sampleFor(expected, EXACT);
  const notBefore = notBeforeOf(filters, around.now);
  const rows = await around.run<{ tag: number; count: number }>(
    facetStatement(inSample(query, sample), notBefore, around.now, CAP),
  );
  return { tags: new Map(rows.map(({ tag, count }) => [tag, count * sample])), isEstimate: sample > 1 };
}

function pick(tags: Map<number, number>, name: FacetName): FacetChoice[] {
  if (name in flagCounts) {
    const counted = (flag: Flag) => tags.get(flagTag(flag)) ?? 0;
    return [{ id: 1, count: flagCounts[name as FlagFacet](counted, tags.get(tag('age', ANY_AGE)) ?? 0) }];
  }
  const kind = tagKinds[kinds[name as ListFacet]];
  return [...tags]
    .map(([value, count]) => ({ ...readTag(value), count }))
    .filter((one) => one.kind === kind && !(name === 'postedWithinDays' && one.id === ANY_AGE))
    .map(({ id, count }) => ({ id, count }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
}
