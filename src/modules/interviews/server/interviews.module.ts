import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import { createAdvanceApplication } from '#src/modules/applications/server/applications.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerCalendarDownload } from './download-calendar.ts';
import { interviewCard } from './interview-card.ts';
import { interviewsListeners } from './interviews.listeners.ts';
import { interviewsNotices } from './interviews.notices.ts';
import { interviewsRoutes } from './interviews.routes.ts';
import { interviewsTasks } from './interviews.tasks.ts';

/** Interviews between the two people of a conversation. */
export const interviewsModule = defineModule({
  name: 'interviews',
  notices: interviewsNotices,
  build: (services: Services) => {
    const { db, clock, env } = services;
    const parts = { ...services, mailFrom: env.MAIL_FROM, advance: createAdvanceApplication(services) };
    return {
      routes: [interviewsRoutes(parts)],
      tasks: interviewsTasks(db, clock, parts),
      chatCards: { interview: interviewCard },
      listeners: interviewsListeners(clock, parts),
      registerFiles: (app) =>
        registerCalendarDownload(app, { ...parts, resolveViewer: createResolveViewer(db, clock) }),
    };
  },
});
