import type { PlaceFinder } from './places.ts';
import type { QueryLexicon } from './query-words.ts';
import type { PayReader } from './read-pay.ts';

/** What has to be known to take a text apart. */
export interface QueryReader {
  lexicon: QueryLexicon;
  places: PlaceFinder;
  pays: PayReader;
  /** How many units of a currency, or of the country's own, make one of that of the rates. */
  rateOf(currency: string | undefined, countryId: number | undefined): number;
  fold: (text: string) => string;
  /** Whether the text is a name of a job title. */
  isTitle(text: string): boolean;
  /** Whether names of job titles hold the word. */
  isTitleWord(folded: string): boolean;
  /** Whether all words of the text stand in the name of a title, in one form or another. */
  isInTitle(text: string, language: string): boolean;
}

/** Whoever typed a text. */
export interface Asker {
  language: string;
  countryId: number | undefined;
}
