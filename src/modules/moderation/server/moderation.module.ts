import { MOST_WAITING } from '#src/kernel/waiting.ts';
import { createTellSuspended } from '#src/modules/chat/server/chat.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { describeSuspension } from './appeals.ts';
import { createFileReport } from './file-report.ts';
import { moderationListeners } from './moderation.listeners.ts';
import { moderationNotices } from './moderation.notices.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationTasks } from './moderation.tasks.ts';
import { mayReadEvidence } from './read-messages.ts';

/** What operators look at and decide. */
export const moderationModule = defineModule({
  name: 'moderation',
  notices: moderationNotices,
  waiting: {
    reports: sql`select opened_at as since from moderation_cases where state = 'open' and kind <> 'appeal'
      order by opened_at limit ${MOST_WAITING}`,
    appeals: sql`select opened_at as since from moderation_cases where state = 'open' and kind = 'appeal'
      order by opened_at limit ${MOST_WAITING}`,
    confirmations: sql`select created_at as since from moderation_decisions where state = 'proposed'
      order by created_at limit ${MOST_WAITING}`,
  },
  build: (services: Services) => {
    const { db, clock, data } = services;
    return {
      routes: [moderationRoutes(services)],
      tasks: moderationTasks(db, clock, services, createTellSuspended(services)),
      listeners: moderationListeners,
      answers: {
        'accounts.describeSuspension': describeSuspension,
        'companies.fileReport': createFileReport(data),
        'files.mayRead.evidence': mayReadEvidence,
      },
    };
  },
});
