import type { MatchAll, MatcherParts } from './matcher.ts';

/** What the verbs of this module work with. */
export interface MatchingParts extends MatcherParts {
  matchAll: MatchAll;
}
