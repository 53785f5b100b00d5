import { createTellSuspended } from '#src/modules/chat/server/chat.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { describeSuspension } from './appeals.ts';
import { createFileReport } from './file-report.ts';
import { moderationListeners } from './moderation.listeners.ts';
import { moderationNotices } from './moderation.notices.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationTasks } from './moderation.tasks.ts';

/** What operators look at and decide. */
export const moderationModule = defineModule({
  name: 'moderation',
  notices: moderationNotices,
  build: (services: Services) => {
    const { db, clock, data } = services;
    return {
      routes: [moderationRoutes(services)],
      tasks: moderationTasks(db, clock, services, createTellSuspended(services)),
      listeners: moderationListeners,
      answers: {
        'accounts.describeSuspension': describeSuspension,
        'companies.fileReport': createFileReport(data),
      },
    };
  },
});
