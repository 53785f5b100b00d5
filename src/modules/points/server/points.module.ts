import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { pointsLimits } from './points.limits.ts';
import { pointsListeners } from './points.listeners.ts';
import { pointsNotices } from './points.notices.ts';
import { pointsRoutes } from './points.routes.ts';
import { forgetAddressesTask } from './points.tasks.ts';

/** Points: a ledger, what earns them, and how they are paid out. */
export const pointsModule = defineModule({
  name: 'points',
  limits: pointsLimits,
  notices: pointsNotices,
  build: ({ db, clock, notify }: Services) => ({
    routes: pointsRoutes(notify),
    tasks: [forgetAddressesTask(db, clock)],
    listeners: pointsListeners(clock, notify),
  }),
});
