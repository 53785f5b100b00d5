import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { titleMatcher } from '#src/modules/search/server/search.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { createLoadMatchJobs } from './match-jobs.ts';
import { createMatchAll } from './matcher.ts';
import { matchingListeners } from './matching.listeners.ts';
import { matchingRoutes } from './matching.routes.ts';
import { createLoadTalents } from './talents.ts';

/** How well job seekers and jobs fit, line by line. */
export const matchingModule = defineModule({
  name: 'matching',
  build: (services: Services) => {
    const { data, namesIn, texts, ask } = services;
    const profileAsResume = createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') });
    const loadTalents = createLoadTalents({ data, profileAsResume, matchTitles: titleMatcher(services) });
    const parts = { data, namesIn, texts, loadTalents, loadMatchJobs: createLoadMatchJobs(data) };
    return {
      routes: [matchingRoutes({ ...parts, matchAll: createMatchAll(parts) })],
      listeners: matchingListeners,
    };
  },
});
