import type { HiringFacts } from '#src/modules/preferences/server/preferences.public.ts';
import type { Source } from '../match-lines.ts';
import type { TitleWords } from './same-title.ts';

/** What was chosen from a list has no words of its own: its name is told in the reader's language. */
type Choice =
  | { of: 'language' | 'country' | 'location' | 'arrangement' | 'type'; id: number }
  | { of: 'pay'; min: number; max: number; currency: string };

/** Someone's own words or choice, and where they stand. */
export interface Quote {
  source: Source;
  text?: string;
  /** The job or the school it is from. */
  where?: string;
  /** Of a job; it has not ended where there is no last year. */
  years?: { from: number; to: number | null };
  choice?: Choice;
}

/** A place in the lists of job titles. */
export interface LineOfWork {
  titleId: number;
  subId: number;
  mainId: number;
}

export interface WorkFact {
  title: string;
  words: TitleWords;
  company: string;
  /** Months since year 0, the last one included. */
  from: number;
  to: number;
  isCurrent: boolean;
  /** What the title means, the likeliest first. */
  functions: LineOfWork[];
}

export interface WishFact {
  title: string;
  function: LineOfWork | null;
  arrangementId: number;
  typeId: number;
  countryId: number;
  regionId: number | null;
  /** The location and those it lies in; empty for someone who wants to leave the country. */
  within: readonly number[];
  locationId: number;
  isAbroad: boolean;
  /** Whole units a month. */
  pay: { min: number; max: number; currency: string };
  languageId: number;
}

/**
 * AI-09: all that a match is made of. Nothing here tells a name, a gender, an age, a nationality or a face, so that no
 * rule can ask for it.
 */
export interface TalentFacts {
  /** They have told nothing that could match. */
  isEmpty: boolean;
  countryId: number;
  works: WorkFact[];
  /** Skills by their own names, with the level that was said. */
  skills: { name: string; levelId: number | null; ids: readonly number[] }[];
  /** Skills of the lists that stand in their own words, with the words. */
  mentions: ReadonlyMap<number, Quote>;
  /** They have written about what they can do, so that what is not there was not found. */
  hasWords: boolean;
  studies: { text: string; school: string; rank: number | null; isCurrent: boolean }[];
  /** By kind of licence; the day it runs out as far as it is told. */
  licences: ReadonlyMap<string, Quote & { expires: string | null }>;
  hasListed: boolean;
  /** Language to proficiency; null where nothing is said about that. */
  languages: ReadonlyMap<number, number | null>;
  wishes: WishFact[];
  hiring: HiringFacts;
}

export interface JobFacts {
  id: number;
  function: LineOfWork;
  title: string;
  words: TitleWords;
  skillIds: readonly number[];
  /** Skills of the lists that are certificates. */
  certificateIds: readonly number[];
  /** Kinds of licences that its text asks for. */
  licences: readonly string[];
  experienceId: number;
  leastMonths: number;
  degreeId: number;
  /** Zero where none is asked for. */
  degreeRank: number;
  languageIds: readonly number[];
  isRemote: boolean;
  countryId: number;
  /** Its locations and those they lie in. */
  within: readonly number[];
  locationIds: readonly number[];
  regionIds: readonly number[];
  arrangementId: number;
  typeId: number;
  /** A month in whole units; null where the job does not tell it. An unpaid one pays nothing. */
  pay: { min: number; max: number | null; currency: string } | null;
}
