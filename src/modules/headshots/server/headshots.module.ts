import { openImageProvider } from '#src/modules/ai/server/ai.public.ts';
import { createStoreBytes } from '#src/modules/files/server/files.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { createTurns } from '#src/platform/turns.ts';
import { headshotsLimits } from './headshots.limits.ts';
import { headshotsRoutes } from './headshots.routes.ts';
import { purgeHeadshotsTask } from './headshots.tasks.ts';
import { createCheckInTurn, createStudyInTurn } from './study-in-turn.ts';

/** AI-04: portraits out of photos, made on this machine, and by an outside service where someone chooses so. */
export const headshotsModule = defineModule({
  name: 'headshots',
  limits: headshotsLimits,
  build: (services: Services) => {
    const { db, clock, env } = services;
    const inTurn = createTurns(1);
    const parts = {
      ...services,
      study: createStudyInTurn({}, undefined, inTurn),
      check: createCheckInTurn(inTurn),
      images: openImageProvider(env),
      storeBytes: createStoreBytes(services),
    };
    return { routes: [headshotsRoutes(parts)], tasks: [purgeHeadshotsTask(db, clock)] };
  },
});
