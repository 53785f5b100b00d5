import { type ChoiceName, choiceNames, filterTable } from '../../filters.ts';

type ChoiceTags = { [Name in ChoiceName]: (typeof filterTable)[Name]['tag'] };

/**
 * Everything a filter can ask of a job is a tag: a whole number made of a kind and an id. The row keeps its tags as an
 * array (facets, walks along a B-tree) and as words of the document (the GIN index). Kinds are numbers of their own; 20 is
 * not used any more.
 */
export const tagKinds = {
  ...(Object.fromEntries(choiceNames.map((name) => [name, filterTable[name].tag])) as ChoiceTags),
  country: 1,
  location: 7,
  region: 8,
  skill: 15,
  /** Countries from which a remote job may be done; 0 is the whole world. */
  openTo: 17,
  flag: 18,
  /** On-site, hybrid and field jobs by country. */
  localIn: 19,
  /** Days within which the Boss usually answers; who answers within one answers within three. */
  repliesWithin: filterTable.repliesWithin.tag,
  /** The language of the posting itself. */
  writtenIn: 22,
  /** Last, because the ids of companies may grow beyond the width of a kind. */
  company: 100,
} as const;

export type TagKind = keyof typeof tagKinds;

export const flags = { verified: 1, urgent: 2, web3: 3, agency: 4, shownPay: 5, inactiveBoss: 6 } as const;
export type Flag = keyof typeof flags;

/** Ids stay below it: the largest are locations, country id × 1000 + number. */
const KIND = 10_000_000;

export function tag(kind: TagKind, id: number): number {
  return tagKinds[kind] * KIND + id;
}

export function flagTag(flag: Flag): number {
  return tag('flag', flags[flag]);
}

export function readTag(value: number): { kind: number; id: number } {
  const kind = Math.min(Math.floor(value / KIND), tagKinds.company);
  return { kind, id: value - kind * KIND };
}

/** The tag as a word of the document. Text words never begin with #. */
export function tagWord(value: number): string {
  return `#${value.toString(36)}`;
}

/** What is asked for together with a country so often, and apart holds far more jobs: one word for both. */
export const countryPairs = { mainFunctions: 'f', salary: 's', writtenIn: 'l' } as const satisfies Partial<
  Record<TagKind, string>
>;

export function countryPairWord(countryId: number, kind: keyof typeof countryPairs, id: number): string {
  return `#c${countryPairs[kind]}${countryId}.${id}`;
}

export function wordFor(kind: TagKind, id: number): string {
  return tagWord(tag(kind, id));
}

const workKinds: readonly number[] = [tagKinds.functionTitles, tagKinds.jobFunctions, tagKinds.mainFunctions];

/** Is the word a tag that says what work a job is? */
export function isWorkTag(word: string): boolean {
  return /^#[0-9a-z]+$/.test(word) && workKinds.includes(readTag(Number.parseInt(word.slice(1), 36)).kind);
}
