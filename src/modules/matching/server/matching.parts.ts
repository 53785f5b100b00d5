import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { titleMatcher } from '#src/modules/search/server/search.public.ts';
import { createLoadMatchJobs } from './match-jobs.ts';
import { createMatchAll, type MatchAll, type MatcherParts } from './matcher.ts';
import { createLoadTalents, createPrepare } from './talents.ts';

/** What the verbs of this module work with. */
export interface MatchingParts extends MatcherParts {
  matchAll: MatchAll;
  /** One person as they are now, for whoever keeps something made of it. */
  prepareTalent: ReturnType<typeof createPrepare>;
}

/** Prepared people are kept in memory: whoever asks shares them. */
const made = new WeakMap<Services, MatchingParts>();

export function matchingParts(services: Services): MatchingParts {
  const known = made.get(services) ?? makeParts(services);
  made.set(services, known);
  return known;
}

function makeParts(services: Services): MatchingParts {
  const { data, namesIn, texts, ask } = services;
  const profileAsResume = createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') });
  const talentParts = { data, profileAsResume, matchTitles: titleMatcher(services) };
  const loadTalents = createLoadTalents(talentParts);
  const parts = { data, namesIn, texts, loadTalents, loadMatchJobs: createLoadMatchJobs(data) };
  return { ...parts, matchAll: createMatchAll(parts), prepareTalent: createPrepare(talentParts) };
}
