/** What a job asks for, in the order of the ledger, each with its share of the points; a job divides 100 among those it has. */
export const MATCH_KINDS = {
  experience: 18,
  title: 14,
  skill: 28,
  licence: 10,
  degree: 9,
  language: 4,
  place: 5,
  arrangement: 4,
  type: 2,
  eligibility: 6,
  pay: 8,
} as const;

export type MatchKind = keyof typeof MATCH_KINDS;
export const matchKinds = Object.keys(MATCH_KINDS) as MatchKind[];

/** Unknown is no miss: nothing that someone has told says either. */
export const LINE_STATES = ['met', 'partial', 'missed', 'unknown'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Where someone's own words stand. */
export const SOURCES = [
  'headline',
  'summary',
  'work',
  'education',
  'skills',
  'licences',
  'languages',
  'wishes',
  'country',
  'statement',
] as const;
export type Source = (typeof SOURCES)[number];

/**
 * What someone may correct. Where they may work by law and be hired from is told in their settings, because it also
 * decides whether they may write.
 */
export const correctable: ReadonlySet<MatchKind> = new Set([
  'experience',
  'title',
  'skill',
  'licence',
  'degree',
  'language',
  'place',
  'arrangement',
  'type',
  'pay',
]);
/** Said once, a fact about the person counts for every job that asks the same; a wish is about one job. */
export const saidForAll: ReadonlySet<MatchKind> = new Set(['experience', 'skill', 'licence', 'degree', 'language']);

export const LONGEST_STATEMENT = 300;
export const MOST_CORRECTIONS = 200;
/** As many jobs as a page of results has. */
export const MOST_AT_ONCE = 60;
