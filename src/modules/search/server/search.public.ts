export type { AdviceSearch, AskedPlace, AskedWork } from './advice-search.ts';
export type { AlertJob, AlertRound } from './alert-round.ts';
export type { AlertSearch } from './alert-search.ts';
export { refreshBossFacts } from './boss-facts.tasks.ts';
export {
  allOf,
  anyOf,
  type Expression,
  holds,
  isNothing,
  not,
  nothing,
  toTsquery,
  word,
} from './engine/core/expression.ts';
export { openSearchPool } from './engine/core/run.ts';
export { bigramsOf, isUnspaced, queryWordsOf, wordsOf } from './engine/core/words.ts';
export { createSearchEngine } from './engine/engine.ts';
export type { FeedSearch } from './feed-search.ts';
export { reindex } from './reindex.ts';
export {
  adviceSearch,
  alertSearch,
  feedSearch,
  type MatchTitles,
  searchModule,
  textReader,
  titleMatcher,
} from './search.module.ts';
export type { TextReader } from './text-reader.ts';
export { keepQueries } from './understand/kept-queries.ts';
export type { NamedPlace } from './understand/places.ts';
