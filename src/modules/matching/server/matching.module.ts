import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { titleMatcher } from '#src/modules/search/server/search.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { once } from '#src/platform/modules/once.ts';
import { createLoadMatchJobs } from './match-jobs.ts';
import { createMatchAll } from './matcher.ts';
import { matchingListeners } from './matching.listeners.ts';
import { matchingRoutes } from './matching.routes.ts';
import { createLoadTalents } from './talents.ts';

/** Prepared people and jobs are kept in memory: there is one of it. */
export const openMatching = once((services: Services) => {
  const { data, namesIn, texts, ask } = services;
  const profileAsResume = createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') });
  const loadTalents = createLoadTalents({ data, profileAsResume, matchTitles: titleMatcher(services) });
  const parts = { data, namesIn, texts, loadTalents, loadMatchJobs: createLoadMatchJobs(data) };
  return { ...parts, matchAll: createMatchAll(parts) };
});

/** How well job seekers and jobs fit, line by line. */
export const matchingModule = defineModule({
  name: 'matching',
  build: (services: Services) => ({
    routes: [matchingRoutes(openMatching(services))],
    listeners: matchingListeners,
  }),
});
