import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { matchingLimits, matchingRanking } from './matching.limits.ts';
import { matchingListeners } from './matching.listeners.ts';
import { matchingParts } from './matching.parts.ts';
import { matchingRoutes } from './matching.routes.ts';

/** How well job seekers and jobs fit, line by line. */
export const matchingModule = defineModule({
  name: 'matching',
  limits: matchingLimits,
  ranking: matchingRanking,
  build: (services: Services) => ({
    routes: [matchingRoutes(matchingParts(services))],
    listeners: matchingListeners,
  }),
});
