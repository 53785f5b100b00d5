import { setImmediate } from 'node:timers/promises';
import { allOf, type Expression, isEverything, isNothing } from './expression.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { type ChoiceFilter, choiceFilters, filterExpression, type SearchFilters } from './request.ts';
import { facetStatement } from './statements.ts';
import { expectedMatches } from './statistics.ts';
import { type Flag, flags, readTag, type TagKind, tagKinds } from './tags.ts';
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

const DAY_MS = 86_400_000;
const CAP = 20_000;
/** Every match is some thirty tags to count, so fewer are counted one by one than for a mere total. */
const EXACT = 3_000;
/** The choices of "posted within", in days. */
const AGES = [1, 3, 7, 14, 30];

/** Which tags a filter's choices are. */
const kinds: Record<Exclude<ListFacet | DaysFacet, 'postedWithinDays'>, TagKind> = {
  ...(Object.fromEntries(Object.entries(choiceFilters).filter(([name]) => name !== 'companyIds')) as Omit<
    typeof choiceFilters,
    'companyIds'
  >),
  locationIds: 'location',
  regionIds: 'region',
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

const facetNames = [...Object.keys(kinds), ...Object.keys(flagCounts), 'postedWithinDays'] as FacetName[];

/** The hits of every choice of every filter. A filter's own choice does not narrow its own numbers. */
export async function countFacets(
  filters: SearchFilters,
  understood: Understanding,
  around: Surroundings,
): Promise<Facets> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets['facets'];
  if (isNothing(understood.match)) return { facets, isEstimate: false };
  const active = facetNames.filter((name) => isActive(filters, name));
  const idle = facetNames.filter((name) => !active.includes(name));
  const askings = [idle, ...groupPlaces(active)].filter((names) => names.length > 0);
  const answers = await Promise.all(
    askings.map(async (names) => {
      const open = names === idle ? filters : without(filters, names);
      const found = await countTags(open, understood, around);
      for (const name of names) facets[name] = pick(found, name);
      return found.isEstimate;
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

interface CountedTags {
  /** By kind and id. */
  tags: Map<number, Map<number, number>>;
  /** All matching jobs, and those at most so many days old. */
  all: number;
  younger: Map<number, number>;
  isEstimate: boolean;
}

/** Of few matches every one is counted, of many those in the sample in memory. */
async function countTags(
  filters: SearchFilters,
  understood: Understanding,
  { run, statistics, now }: Surroundings,
): Promise<CountedTags> {
  const query: Expression = allOf([understood.match, filterExpression(filters)]);
  const within = { days: filters.postedWithinDays, floors: filters.payFloors };
  const expected = expectedMatches(query, statistics, within);
  const { sample, jobCount } = statistics;
  if (sample && (expected > EXACT || isEverything(query))) {
    // Milliseconds without a pause: who waits for the database has its turn first, however many ask for this at once.
    await setImmediate();
    const found = sample.tagsOf(query, within);
    return { ...counted(found.tags, found.ages, jobCount / sample.size), isEstimate: true };
  }
  const rows = await run<{ tags: string; posted_at: Date }>(
    facetStatement(query, { notBefore: notBeforeOf(filters, now), floors: filters.payFloors }, CAP),
  );
  const tags = new Map<number, number>();
  for (const row of rows) countListed(row.tags, tags);
  const ages = rows.map((row) => (now.getTime() - row.posted_at.getTime()) / DAY_MS);
  return { ...counted(tags, ages, 1), isEstimate: rows.length >= CAP };
}

function counted(tags: Map<number, number>, ages: number[], scale: number): Omit<CountedTags, 'isEstimate'> {
  const times = (count: number) => Math.round(count * scale);
  const younger = (days: number) => ages.filter((age) => age <= days).length;
  const byKind = new Map<number, Map<number, number>>();
  for (const [value, count] of tags) {
    const { kind, id } = readTag(value);
    const own = byKind.get(kind) ?? new Map<number, number>();
    byKind.set(kind, own.set(id, times(count)));
  }
  return {
    tags: byKind,
    all: times(ages.length),
    younger: new Map(AGES.map((days) => [days, times(younger(days))])),
  };
}

/** Adds the numbers of a list such as `{1,22,333}`: thousands of rows are quicker to count here than in the database. */
function countListed(list: string, counts: Map<number, number>): void {
  let value = 0;
  for (let at = 1; at < list.length; at += 1) {
    const digit = list.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      continue;
    }
    counts.set(value, (counts.get(value) ?? 0) + 1);
    value = 0;
  }
}

function pick({ tags, all, younger }: CountedTags, name: FacetName): FacetChoice[] {
  if (name in flagCounts) {
    const having = (flag: Flag) => tags.get(tagKinds.flag)?.get(flags[flag]) ?? 0;
    return [{ id: 1, count: flagCounts[name as FlagFacet](having, all) }];
  }
  if (name === 'postedWithinDays') return toChoices(younger);
  return toChoices(tags.get(tagKinds[kinds[name as keyof typeof kinds]]) ?? []);
}

function toChoices(counts: Iterable<[number, number]>): FacetChoice[] {
  return Array.from(counts, ([id, count]) => ({ id, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id);
}
