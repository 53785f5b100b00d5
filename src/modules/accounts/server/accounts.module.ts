import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { accountsEvents } from './accounts.events.ts';
import { accountsLimits } from './accounts.limits.ts';
import { accountsNotices } from './accounts.notices.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { readAccountsSettings } from './accounts.settings.ts';
import { purgeExpiredTask } from './accounts.tasks.ts';
import { deleteAccountsTask } from './personal-data/delete-accounts.task.ts';
import { registerExportDownload } from './personal-data/download-export.ts';
import { exportDataTask } from './personal-data/export-data.task.ts';
import { createExportDates } from './personal-data/export-dates.ts';
import { createResolveViewer } from './sessions/find-session.ts';
import { createOidcProviders } from './social/oidc-providers.ts';
import { registerSocialCallback } from './social/social-callback.ts';

/** Who someone is: ways in, sessions, settings, export and deletion. */
export const accountsModule = defineModule({
  name: 'accounts',
  limits: accountsLimits,
  events: accountsEvents,
  notices: accountsNotices,
  build: (services: Services) => {
    const { env, db, clock, storage, resolveLocale, ask } = services;
    const parts: AccountsParts = {
      ...services,
      publicUrl: env.PUBLIC_URL,
      settings: readAccountsSettings(env),
      providers: createOidcProviders(),
      maySignIn: ask('accounts.maySignIn'),
      describeSuspension: ask('accounts.describeSuspension'),
    };
    const dates = createExportDates();
    return {
      meet: dates.meet,
      routes: [accountsRoutes(parts)],
      tasks: [
        purgeExpiredTask(db, clock),
        deleteAccountsTask(db, clock),
        exportDataTask({
          ...services,
          findResume: ask('accounts.findExportResume'),
          findDates: dates.find,
          findFiles: ask('accounts.findExportFiles'),
        }),
      ],
      registerFiles(app) {
        registerExportDownload(app, {
          db,
          clock,
          storage,
          resolveViewer: createResolveViewer(db, clock),
          resolveLocale,
        });
        registerSocialCallback(app, { ...parts, db, clock, resolveLocale });
      },
    };
  },
});
