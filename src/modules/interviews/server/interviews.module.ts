import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import { createAdvanceApplication } from '#src/modules/applications/server/applications.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerCalendarDownload } from './download-calendar.ts';
import { interviewCard } from './interview-card.ts';
import { interviewsEvents } from './interviews.events.ts';
import { interviewsLimits } from './interviews.limits.ts';
import { interviewsListeners } from './interviews.listeners.ts';
import { interviewsNotices } from './interviews.notices.ts';
import { interviewsRoutes } from './interviews.routes.ts';
import { interviewsTasks } from './interviews.tasks.ts';
import { createListDates } from './list-dates.ts';
import { registerMeetingCallback } from './meetings/connect-callback.ts';
import { readMeetingProviders } from './meetings/meeting-providers.ts';
import { syncMeetingsTask } from './meetings/sync-meetings.task.ts';

/** Interviews between the two people of a conversation. */
export const interviewsModule = defineModule({
  name: 'interviews',
  events: interviewsEvents,
  limits: interviewsLimits,
  notices: interviewsNotices,
  build: (services: Services) => {
    const { db, clock, env, texts } = services;
    const parts = {
      ...services,
      mailFrom: env.MAIL_FROM,
      advance: createAdvanceApplication(services),
      meetingProviders: readMeetingProviders(env),
      meetingTimeoutMs: env.MEETING_TIMEOUT_SECONDS * 1000,
      publicUrl: env.PUBLIC_URL,
    };
    const resolveViewer = createResolveViewer(db, clock);
    return {
      routes: [interviewsRoutes(parts)],
      tasks: [...interviewsTasks(db, clock, parts), syncMeetingsTask(parts)],
      chatCards: { interview: interviewCard },
      exportDates: createListDates(texts),
      listeners: interviewsListeners(clock, parts),
      registerFiles: (app) => {
        registerCalendarDownload(app, { ...parts, resolveViewer });
        registerMeetingCallback(app, { ...parts, resolveViewer });
      },
    };
  },
});
