import { setImmediate } from 'node:timers/promises';
import { ageChoices, type ChoiceName, choiceNames, type FlagName, filterTable, flagNames } from '../../../filters.ts';
import { allOf, type Expression, isEverything, isNothing } from '../core/expression.ts';
import { expectedMatches } from '../core/statistics.ts';
import { flags, readTag, tagKinds } from '../core/tags.ts';
import type { Understanding } from '../core/understanding.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { filterExpression, type SearchFilters } from './request.ts';
import { facetStatement } from './statements.ts';

type TagFacet = ChoiceName | 'repliesWithin' | 'locationIds' | 'regionIds';
type FacetName = TagFacet | FlagName | 'postedWithin';

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

/** Which tags a filter's choices are. */
const placeKinds = { locationIds: 'location', regionIds: 'region' } as const;
const facetNames: readonly FacetName[] = [
  ...choiceNames,
  ...flagNames,
  'locationIds',
  'regionIds',
  'repliesWithin',
  'postedWithin',
];

/** The hits of every choice of every filter. A filter's own choice does not narrow its own numbers. */
export async function countFacets(
  filters: SearchFilters,
  understood: Understanding,
  around: Surroundings,
): Promise<Facets> {
  const none = facetNames.map((name): [FacetName, FacetChoice[]] => [name, []]);
  const facets = Object.fromEntries(none) as Facets['facets'];
  if (isNothing(understood.match)) return { facets, isEstimate: false };
  const opened = groupPlaces(facetNames.filter((name) => isActive(filters, name)));
  const idle = facetNames.filter((name) => !opened.flat().includes(name));
  const askings = [idle, ...opened].filter((names) => names.length > 0);
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
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Locations and regions are one filter, so they are opened together. */
function groupPlaces(active: FacetName[]): FacetName[][] {
  const isPlace = (name: FacetName) => name === 'locationIds' || name === 'regionIds';
  const others = active.filter((name) => !isPlace(name)).map((name) => [name]);
  return active.some(isPlace) ? [...others, ['locationIds', 'regionIds']] : others;
}

function without(filters: SearchFilters, names: FacetName[]): SearchFilters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) };
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
  const within = { days: filters.postedWithin, floors: filters.payFloors };
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
    younger: new Map(ageChoices.map((days) => [days, times(younger(days))])),
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
  if (name === 'postedWithin') return toChoices(younger);
  if (isFlag(name)) return [{ id: 1, count: countFlag(name, tags.get(tagKinds.flag), all) }];
  const kind = name === 'locationIds' || name === 'regionIds' ? placeKinds[name] : name;
  return toChoices(tags.get(tagKinds[kind]) ?? []);
}

function isFlag(name: FacetName): name is FlagName {
  return (flagNames as FacetName[]).includes(name);
}

/** How many of the matches a switch would leave; its one choice has the id 1. */
function countFlag(name: FlagName, counts: ReadonlyMap<number, number> | undefined, all: number): number {
  const row = filterTable[name];
  const having = counts?.get(flags['wants' in row ? row.wants : row.avoids]) ?? 0;
  return 'wants' in row ? having : all - having;
}

function toChoices(counts: Iterable<[number, number]>): FacetChoice[] {
  return Array.from(counts, ([id, count]) => ({ id, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id);
}
