import { createStoreBytes } from '#src/modules/files/server/files.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { headshotsRoutes } from './headshots.routes.ts';
import { purgeHeadshotsTask } from './headshots.tasks.ts';
import { createStudyInTurn } from './study-in-turn.ts';

/** AI-04: portraits out of photos, made on this machine. */
export const headshotsModule = defineModule({
  name: 'headshots',
  build: (services: Services) => {
    const { db, clock } = services;
    const parts = { ...services, study: createStudyInTurn(), storeBytes: createStoreBytes(services) };
    return { routes: [headshotsRoutes(parts)], tasks: [purgeHeadshotsTask(db, clock)] };
  },
});
