import type { PayPeriod } from '#src/modules/jobs/pay-period.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { NamedPlace } from './understand/places.ts';
import { phrasesOf } from './understand/query-words.ts';

export interface TextReader {
  /** The places that a text names, in its order; each name may stand for several. */
  findPlaces(text: string, language: string, countryId: number | undefined): Promise<NamedPlace[][]>;
  /** A text without the places and the ways of working that it names, and these; each name may stand for several places. */
  takeApart(
    text: string,
    language: string,
    countryId: number | undefined,
  ): Promise<{ rest: string; places: NamedPlace[][]; arrangements: string[] }>;
  /** The job types that a text names by the words that people search with. */
  findJobTypes(text: string, language: string): Promise<string[]>;
  /** Words for how often somebody is paid, in ten languages. */
  payPhrases(period: PayPeriod): readonly string[];
}

/** Reads texts that nobody searches with by what the search knows of words. */
export function createTextReader({ read }: Pick<SearchEngine, 'read'>): TextReader {
  return {
    findPlaces: async (text, language, countryId) =>
      (await read(text, { language, countryId })).flatMap((part) => (part.kind === 'place' ? [part.places] : [])),
    takeApart: async (text, language, countryId) => {
      const said = (await read(text, { language, countryId })).filter(
        ({ kind }) => kind === 'place' || kind === 'arrangement',
      );
      let rest = text.normalize('NFKC');
      for (const { start, end } of said) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
      return {
        rest: rest.replace(/\s+/g, ' ').trim(),
        places: said.flatMap((part) => (part.kind === 'place' ? [part.places] : [])),
        arrangements: said.flatMap((part) => (part.kind === 'arrangement' ? [part.value] : [])),
      };
    },
    findJobTypes: async (text, language) =>
      (await read(text, { language, countryId: undefined })).flatMap((part) =>
        part.kind === 'jobType' ? [part.value] : [],
      ),
    payPhrases: (period) => phrasesOf('pay', period),
  };
}
