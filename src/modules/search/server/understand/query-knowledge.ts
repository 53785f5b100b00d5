import { loadOptionData, type OptionData } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID, siteById } from '#src/modules/options/sites.ts';
import { inSlices } from '../engine/core/in-slices.ts';
import { readTag, tagKinds } from '../engine/core/tags.ts';
import { bitOf, readThesaurus, type Thesaurus } from '../engine/core/thesaurus.ts';
import { queryWordsOf } from '../engine/core/words.ts';
import { readKeptQueries } from './kept-queries.ts';
import { learnQueries, type QueryData } from './learn-queries.ts';
import { createPlaceFinder } from './places.ts';
import { createQueryLexicon } from './query-words.ts';
import type { CompanyReader } from './read-company.ts';
import { createPayReader } from './read-pay.ts';
import { readTitles, type TitleMatcher } from './title-matcher.ts';

/** All that is known of words before a text is read. */
export interface QueryKnowledge extends CompanyReader {
  options: OptionData;
  thesaurus: Thesaurus;
  matcher: TitleMatcher;
}

/** With every word in the form of the name or in another. */
const WHOLE = 0.84;

/**
 * Engines over the same lists share what is known of their words, which may take seconds to work out. The rates of the first
 * engine serve all: they only tell an hour's pay from a month's.
 */
const learnt = new WeakMap<
  OptionData['functions'],
  { places: OptionData['places']; queries: Promise<QueryKnowledge> }
>();

export function learntFrom(options: OptionData): Promise<QueryKnowledge> {
  const { functions, places } = options;
  const known = learnt.get(functions);
  if (known?.places === places) return known.queries;
  const queries = inSlices(openQueries(options));
  learnt.set(functions, { places, queries });
  return queries;
}

/** A tenth of a second of work with what the build has kept, seconds without it; in small steps. */
function* openQueries(options: OptionData): Generator<void, QueryKnowledge> {
  const kept = options.functions === loadOptionData().functions ? readKeptQueries() : undefined;
  yield;
  const data = kept ?? (yield* learnQueries(options));
  yield;
  return yield* queriesOf(data, options);
}

export function* queriesOf(data: QueryData, options: OptionData): Generator<void, QueryKnowledge> {
  const thesaurus = readThesaurus(data.thesaurus);
  const matcher = readTitles(data.titles, options);
  const lexicon = createQueryLexicon(data.lexicon);
  yield;
  const places = createPlaceFinder(data.places, options);
  yield;
  const pays = createPayReader();
  // V8 compiles so large an expression when it is first used, once per width of letters; no search should wait for that.
  for (const text of ['salary 3000', 'salary 3000', '月薪3000', '月薪3000']) {
    pays.find(text, 'en', () => 1);
    yield;
  }
  return {
    options,
    thesaurus,
    matcher,
    fold: matcher.fold,
    lexicon,
    places,
    pays,
    rateOf: (currency, countryId) => options.rates.rates[currency ?? siteById(countryId ?? OTHERS_ID).currency] ?? 1,
    isTitle: (text) =>
      matcher.isName(text) ||
      (thesaurus.find(queryWordsOf(text))?.some((value) => readTag(value).kind === tagKinds.functionTitles) ?? false) ||
      matcher.isNameInAnotherForm(text),
    isTitleWord: matcher.isWord,
    isUsualWord: (word, language) => {
      const languages = bitOf('en') | bitOf(language);
      return lexicon.isWord(word) || queryWordsOf(word).some((one) => thesaurus.languagesOf(one) & languages);
    },
    isInTitle: (text, language) => {
      const [best] = matcher.match(text, language, 1);
      return Boolean(best?.isSpelled && best.textCovered >= WHOLE);
    },
  };
}
