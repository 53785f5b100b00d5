import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { readTag, tagKinds } from '../engine/core/tags.ts';
import type { Thesaurus } from '../engine/core/thesaurus.ts';
import { queryWordsOf } from '../engine/core/words.ts';
import { createPlaceFinder } from './places.ts';
import { createQueryLexicon } from './query-words.ts';
import { createTitleMatcher } from './title-matcher.ts';
import type { QueryKnowledge } from './understand-query.ts';

/** All that is known of words before a text is read. */
export function createQueryKnowledge(options: OptionData, thesaurus: Thesaurus): QueryKnowledge {
  const matcher = createTitleMatcher(options);
  const { fold } = matcher;
  return {
    options,
    thesaurus,
    matcher,
    fold,
    lexicon: createQueryLexicon(fold),
    places: createPlaceFinder(options, fold),
    isTitle: (text) =>
      thesaurus.find(queryWordsOf(text))?.some((value) => readTag(value).kind === tagKinds.functionTitles) ?? false,
    isTitleWord: matcher.isWord,
  };
}
