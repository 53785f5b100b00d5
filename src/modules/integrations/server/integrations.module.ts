import { createEmployerJobVerbs } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { integrationsLimits } from './integrations.limits.ts';
import { integrationsListeners } from './integrations.listeners.ts';
import { integrationsNotices } from './integrations.notices.ts';
import { hiringApiRoutes, integrationsRoutes } from './integrations.routes.ts';
import { cleanIntegrationsTask, readWebhookBacklog } from './integrations.tasks.ts';
import { reachOf } from './post-message.ts';
import { sendWebhooks } from './send-webhooks.task.ts';

/** EMP-06: API keys, the API for employers' own systems, and signed webhooks. */
export const integrationsModule = defineModule({
  name: 'integrations',
  limits: integrationsLimits,
  notices: integrationsNotices,
  build: (services: Services) => {
    const { db, clock, env, siteUrl = '' } = services;
    const reach = reachOf(env);
    return {
      routes: [
        integrationsRoutes({ ...services, mayReach: reach.mayReach }),
        hiringApiRoutes(createEmployerJobVerbs(services), siteUrl),
      ],
      tasks: [sendWebhooks({ ...services, reach, random: Math.random }), cleanIntegrationsTask(db, clock)],
      listeners: integrationsListeners(services),
      readBacklog: readWebhookBacklog,
    };
  },
});
