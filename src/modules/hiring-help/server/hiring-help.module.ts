import { createCheckJob, createTellTitleMarket } from '#src/modules/jobs/server/jobs.public.ts';
import { createReadMatch } from '#src/modules/matching/server/matching.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { createRecordAnalysis } from '#src/modules/sharing/server/sharing.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { hiringHelpLimits } from './hiring-help.limits.ts';
import { hiringHelpListeners } from './hiring-help.listeners.ts';
import { hiringHelpRoutes } from './hiring-help.routes.ts';

/** What helps employers to write a fair post and to read a profile. */
export const hiringHelpModule = defineModule({
  name: 'hiring-help',
  limits: hiringHelpLimits,
  build: (services: Services) => {
    const { data, namesIn, texts, ask } = services;
    const parts = {
      data,
      texts,
      namesIn,
      checkJob: createCheckJob(data),
      tellMarket: createTellTitleMarket(data, namesIn),
      readMatch: createReadMatch(services),
      asResume: createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') }),
      recordAnalysis: createRecordAnalysis(services),
    };
    return { routes: [hiringHelpRoutes(parts)], listeners: hiringHelpListeners };
  },
});
