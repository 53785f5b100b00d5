import { lazy } from '#src/kernel/lazy.ts';
import { openEngines } from '#src/modules/ai/server/ai.public.ts';
import { createJobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import { matchingParts } from '#src/modules/matching/server/matching.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { adviceSearch } from '#src/modules/search/server/search.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { coachLimits } from './coach.limits.ts';
import { coachRoutes } from './coach.routes.ts';
import { coachTasks } from './coach.tasks.ts';
import { createTitleFinder } from './understand/title-finder.ts';

/** AI-05: a conversation about one's own job search, and interviews to practise. */
export const coachModule = defineModule({
  name: 'coach',
  limits: coachLimits,
  build: (services: Services) => {
    const { db, clock, data, namesIn, ask } = services;
    const parts = {
      ...services,
      engines: openEngines(services),
      search: adviceSearch(services),
      matching: matchingParts(services),
      presenter: createJobPresenter(services),
      asResume: createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') }),
      titles: lazy(() => createTitleFinder(data)),
    };
    return { routes: [coachRoutes(parts)], tasks: coachTasks(db, clock) };
  },
});
