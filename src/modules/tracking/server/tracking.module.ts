import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { trackingRanking } from './tracking.limits.ts';
import { trackingRoutes } from './tracking.routes.ts';
import { purgeTrackingTask, refreshPopularityTask } from './tracking.tasks.ts';

/** Clicks and exposures. */
export const trackingModule = defineModule({
  name: 'tracking',
  ranking: trackingRanking,
  build: ({ db, clock }: Services) => ({
    routes: [trackingRoutes()],
    tasks: [refreshPopularityTask(db, clock), purgeTrackingTask(db, clock)],
  }),
});
