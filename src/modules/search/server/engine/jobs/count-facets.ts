import { setImmediate } from 'node:timers/promises';
import { ageChoices, type ChoiceName, choiceNames, type FlagName, filterTable, flagNames } from '../../../filters.ts';
import { allOf, type Expression, isEverything, isNothing } from '../core/expression.ts';
import { expectedMatches } from '../core/statistics.ts';
import { flags, readTag, tagKinds } from '../core/tags.ts';
import type { Understanding } from '../core/understanding.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import type { MatchedTags } from './job-index.ts';
import { filterExpression, type SearchFilters } from './request.ts';

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

const CAP = 20_000;
/** Every match is some thirty tags to count, so fewer are counted one by one than for a mere total. */
const EXACT = 3_000;
const LEAST_SAMPLED = 500;
/** Where the sample is a good part of all jobs it tells fewer matches well too: within this share of their number. */
const CLOSE = 0.05;

/** Up to so many matches are counted one by one; beyond, the sample answers. Where it is all there was, no sooner. */
export function mostCounted(jobCount: number, sampled: number): number {
  if (sampled >= jobCount) return EXACT;
  const enough = (jobCount - sampled) / sampled / CLOSE ** 2;
  return Math.min(EXACT, Math.max(LEAST_SAMPLED, enough));
}

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
  { jobs, statistics, now }: Surroundings,
): Promise<CountedTags> {
  const query: Expression = allOf([understood.match, filterExpression(filters)]);
  const within = { days: filters.postedWithin, floors: filters.payFloors };
  const expected = expectedMatches(query, statistics, within);
  const { sample, jobCount } = statistics;
  if (sample && (expected > mostCounted(jobCount, sample.size) || isEverything(query))) {
    // Milliseconds without a pause: who waits for the database has its turn first, however many ask for this at once.
    await setImmediate();
    const found = sample.tagsOf(query, within);
    const younger = ageChoices.map((days): [number, number] => [days, found.ages.filter((age) => age <= days).length]);
    const sampled = { tags: found.tags, all: found.ages.length, younger: new Map(younger) };
    return { ...counted(sampled, jobCount / sample.size), isEstimate: true };
  }
  const bounds = { notBefore: notBeforeOf(filters, now), floors: filters.payFloors };
  const matched = await jobs.tags(query, bounds, ageChoices, CAP);
  return { ...counted(matched, 1), isEstimate: matched.all >= CAP };
}

function counted({ tags, all, younger }: MatchedTags, scale: number): Omit<CountedTags, 'isEstimate'> {
  const times = (count: number) => Math.round(count * scale);
  const byKind = new Map<number, Map<number, number>>();
  for (const [value, count] of tags) {
    const { kind, id } = readTag(value);
    const own = byKind.get(kind) ?? new Map<number, number>();
    byKind.set(kind, own.set(id, times(count)));
  }
  return {
    tags: byKind,
    all: times(all),
    younger: new Map(Array.from(younger, ([days, count]) => [days, times(count)])),
  };
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
