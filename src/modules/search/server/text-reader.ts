import { lazy } from '#src/kernel/lazy.ts';
import type { PayPeriod } from '#src/modules/jobs/pay-period.ts';
import type { SearchEngine } from './engine/engine.ts';
import { foldForMatching } from './understand/fold-signs.ts';
import type { NamedPlace } from './understand/places.ts';
import { createQueryLexicon } from './understand/query-words.ts';

export interface TextReader {
  /** The places that a text names, in its order; each name may stand for several. */
  findPlaces(text: string, language: string, countryId: number | undefined): Promise<NamedPlace[][]>;
  /** The job types that a text names by the words that people search with. */
  findJobTypes(text: string, language: string): Promise<string[]>;
  /** Words for how often somebody is paid, in ten languages. */
  payPhrases(period: PayPeriod): readonly string[];
}

/** Reads texts that nobody searches with by what the search knows of words. */
export function createTextReader({ read }: Pick<SearchEngine, 'read'>): TextReader {
  const lexicon = lazy(() => createQueryLexicon(foldForMatching));
  return {
    findPlaces: async (text, language, countryId) =>
      (await read(text, { language, countryId })).flatMap((part) => (part.kind === 'place' ? [part.places] : [])),
    findJobTypes: async (text, language) =>
      (await read(text, { language, countryId: undefined })).flatMap((part) =>
        part.kind === 'jobType' ? [part.value] : [],
      ),
    payPhrases: (period) => lexicon().phrasesOf('pay', period),
  };
}
