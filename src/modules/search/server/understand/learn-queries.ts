import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { learnThesaurus } from '../engine/core/learn-thesaurus.ts';
import type { ThesaurusData } from '../engine/core/thesaurus.ts';
import { learnTitles } from './learn-titles.ts';
import { learnPlaceNames, type PlacesData } from './places.ts';
import { type LexiconData, learnQueryWords } from './query-words.ts';
import type { TitleData } from './title-matcher.ts';

/** All that has to be worked out from our lists of words before a text can be read, as plain numbers. */
export interface QueryData {
  thesaurus: ThesaurusData;
  titles: TitleData;
  lexicon: LexiconData;
  places: PlacesData;
}

/** It takes seconds of work, in small steps. */
export function* learnQueries(options: OptionData): Generator<void, QueryData> {
  const thesaurus = yield* learnThesaurus(options);
  yield;
  const titles = yield* learnTitles(options);
  yield;
  const lexicon = learnQueryWords();
  yield;
  return { thesaurus, titles, lexicon, places: learnPlaceNames(options) };
}
