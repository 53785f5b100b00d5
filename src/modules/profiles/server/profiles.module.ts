import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerProfileDownload } from './download-profile.ts';
import { createFindLicenceEnds } from './find-licence-ends.ts';
import { createProfileAsJsonResume } from './profile-as-json-resume.ts';
import { profilesEvents } from './profiles.events.ts';
import { profilesLimits } from './profiles.limits.ts';
import { profilesRoutes } from './profiles.routes.ts';

/** What job seekers tell of themselves. */
export const profilesModule = defineModule({
  name: 'profiles',
  limits: profilesLimits,
  events: profilesEvents,
  build: ({ db, clock, texts, data, namesIn, ask }: Services) => {
    const countries = new Set(data.countries.map(({ id }) => id));
    const parts = { namesIn, isCountry: (id: number) => countries.has(id), findTold: ask('profiles.findTold') };
    return {
      routes: [profilesRoutes(parts)],
      answers: { 'accounts.findExportResume': createProfileAsJsonResume(parts) },
      exportDates: createFindLicenceEnds(texts),
      registerFiles: (app) =>
        registerProfileDownload(app, {
          db,
          asJsonResume: createProfileAsJsonResume(parts),
          resolveViewer: createResolveViewer(db, clock),
        }),
    };
  },
});
