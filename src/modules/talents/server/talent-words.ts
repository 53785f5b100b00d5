import type { TalentFacts } from '#src/modules/matching/server/matching.public.ts';
import type { ShownFacts } from '#src/modules/preferences/candidate-facts.ts';
import { bigramsOf, wordsOf } from '#src/modules/search/server/search.public.ts';

/** How documents are written; another number has them all written anew. */
export const DOCUMENT_RULE = 1;

/** What a talent is a tag of; each is a word of the document that no text has. */
const KINDS = {
  /** What they have worked as and wish for, and the two groups that it lies in. */
  title: 't',
  sub: 's',
  main: 'm',
  skill: 'k',
  language: 'g',
  /** Where they wish to work: the place, those it lies in, its region and country. */
  location: 'p',
  region: 'r',
  country: 'c',
  arrangement: 'a',
  /** May work there by law. */
  mayWork: 'e',
} as const;
export type TagKind = keyof typeof KINDS;

export function tagOf(kind: TagKind, id: number): string {
  return `#${KINDS[kind]}${id}`;
}

/** A word as part of a title: it says more than the same word elsewhere. */
export function titleWord(word: string): string {
  return `^${word}`;
}

/** By the list of work eligibilities: citizen, permanent resident, work permit. */
const MAY_WORK: ReadonlySet<number> = new Set([1, 2, 3]);
/** What tells who somebody is cannot be searched, so that nobody is found by the name of their employer. */
const LEAST_NAME = 2;

/** A text without names that stand in it. */
export function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    if (name.length < LEAST_NAME) continue;
    const sought = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(name);
    const pattern = isLatin ? `(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}])` : sought;
    rest = rest.replace(new RegExp(pattern, 'giu'), ' ');
  }
  if (rest === text) return text;
  // What stood between the two: 'Chef at', 'Chef @', 'Chef -'.
  return trimBetween(rest.replace(/\s+/g, ' '))
    .replace(/\s(?:at|bei|en|na|di|de|'da|'de)$/iu, '')
    .trim();
}

const BETWEEN = /[\s,;:|@·–—-]/u;

/** Without the signs at its end, one by one: an expression for all of them takes the square of their number. */
function trimBetween(text: string): string {
  let end = text.length;
  while (end > 0 && BETWEEN.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** All names that would tell who somebody is, the longest first. */
export function namesOf({ works, studies }: TalentFacts, lastName: string): string[] {
  const names = [...works.map(({ company }) => company), ...studies.map(({ school }) => school), lastName];
  return [...new Set(names.map((name) => name.trim()))].sort((one, other) => other.length - one.length);
}

/**
 * The words by which a talent is found: only of what they show and never of what tells who they are. Descriptions are not
 * in it but as the skills of our lists that they name.
 */
export function documentOf(facts: TalentFacts, shows: ShownFacts, lastName: string): string[] {
  const names = namesOf(facts, lastName);
  const words = new Set<string>();
  const add = (...more: readonly string[]) => {
    for (const one of more) words.add(one);
  };
  const wishes = shows.wishes ? facts.wishes : [];
  for (const line of [...facts.works.flatMap(({ functions }) => functions), ...wishes.map((one) => one.function)]) {
    if (line) add(tagOf('title', line.titleId), tagOf('sub', line.subId), tagOf('main', line.mainId));
  }
  for (const title of [...facts.works, ...wishes].map((one) => withoutNames(one.title, names))) {
    const own = textWords(title);
    add(...own, ...own.map(titleWord));
  }
  const texts = [
    ...facts.skills.map(({ name }) => name),
    ...facts.studies.flatMap(({ text, school }) => (text === school ? [] : [text])),
    ...[...facts.licences.values()].flatMap(({ source, text = '' }) => (source === 'licences' ? [text] : [])),
  ];
  for (const text of texts) add(...textWords(withoutNames(text, names)));
  add(...facts.skills.flatMap(({ ids }) => ids.map((id) => tagOf('skill', id))));
  add(...[...facts.mentions.keys()].map((id) => tagOf('skill', id)));
  if (shows.languages) add(...[...facts.hiring.languageIds].map((id) => tagOf('language', id)));
  if (shows.wishes) add(...wishes.map(({ arrangementId }) => tagOf('arrangement', arrangementId)));
  if (shows.place) add(...facts.wishes.flatMap(placeTags));
  if (shows.eligibility) {
    for (const [country, status] of facts.hiring.workEligibilities) {
      if (MAY_WORK.has(status)) add(tagOf('mayWork', country));
    }
  }
  return [...words];
}

function textWords(text: string): string[] {
  return [...wordsOf(text), ...bigramsOf(text)];
}

function placeTags({ within, locationId, regionId, countryId }: TalentFacts['wishes'][number]): string[] {
  const places = within.length > 0 ? within : [locationId];
  return [
    ...places.map((id) => tagOf('location', id)),
    ...(regionId === null ? [] : [tagOf('region', regionId)]),
    tagOf('country', countryId),
  ];
}

/** Whole years in which they have worked; two jobs at once count once. */
export function yearsOf({ works }: TalentFacts): number | null {
  if (works.length === 0) return null;
  const spans = works.map(({ from, to }) => ({ from, to })).sort((one, other) => one.from - other.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return Math.floor(months / 12);
}

/** The highest degree that is done. */
export function degreeRankOf({ studies }: TalentFacts): number | null {
  const ranks = studies.flatMap(({ rank, isCurrent }) => (rank === null || isCurrent ? [] : [rank]));
  return ranks.length > 0 ? Math.max(...ranks) : null;
}
