import { createCheckJob, createTellTitleMarket } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { hiringHelpRoutes } from './hiring-help.routes.ts';

/** What helps employers to write a fair post and to read a profile. */
export const hiringHelpModule = defineModule({
  name: 'hiring-help',
  build: ({ data, namesIn, texts }: Services) => ({
    routes: [
      hiringHelpRoutes({
        data,
        texts,
        namesIn,
        checkJob: createCheckJob(data),
        tellMarket: createTellTitleMarket(data, namesIn),
      }),
    ],
  }),
});
