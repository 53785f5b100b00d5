import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import { createJobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerBoardDownloads } from './download-board.ts';
import { employersRoutes } from './employers/employers.routes.ts';
import { listDates } from './list-dates.ts';
import { sendReminders } from './send-reminders.ts';
import { trackerLimits } from './tracker.limits.ts';
import { trackerCommitListeners } from './tracker.listeners.ts';
import { trackerNotices } from './tracker.notices.ts';
import { trackerRoutes } from './tracker.routes.ts';

/** The board of one's own job search, with jobs from elsewhere. */
export const trackerModule = defineModule({
  name: 'tracker',
  limits: trackerLimits,
  notices: trackerNotices,
  build: (services: Services) => {
    const { db, clock, notify, publish, texts } = services;
    return {
      routes: [trackerRoutes(createJobPresenter(services)), employersRoutes()],
      commitListeners: trackerCommitListeners(publish),
      tasks: [{ name: 'send-tracker-reminders', schedule: '* * * * *', run: () => sendReminders(db, clock, notify) }],
      exportDates: (tx, { accountId, language }) => listDates(tx, accountId, texts.translate(language)),
      registerFiles: (app) =>
        registerBoardDownloads(app, { ...services, resolveViewer: createResolveViewer(db, clock) }),
    };
  },
});
