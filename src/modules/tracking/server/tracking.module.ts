import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { trackingRanking } from './tracking.limits.ts';
import { trackingPartitions } from './tracking.partitions.ts';
import { trackingRoutes } from './tracking.routes.ts';
import { refreshPopularityTask } from './tracking.tasks.ts';

/** Clicks and exposures. */
export const trackingModule = defineModule({
  name: 'tracking',
  ranking: trackingRanking,
  partitions: trackingPartitions,
  build: ({ db, clock }: Services) => ({
    routes: [trackingRoutes()],
    tasks: [refreshPopularityTask(db, clock)],
  }),
});
