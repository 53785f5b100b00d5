import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { createFindCountry } from './find-country.ts';
import { resumesLimits } from './resumes.limits.ts';
import { attachedResumesRoutes, resumesRoutes, videoResumesRoutes } from './resumes.routes.ts';
import { purgeResumesTask } from './resumes.tasks.ts';

/** Resumes that people bring along: kept, shown, read. */
export const resumesModule = defineModule({
  name: 'resumes',
  limits: resumesLimits,
  build: ({ db, clock, storage, data, namesIn, env }: Services) => {
    const findCountry = createFindCountry(data.countries, namesIn);
    const parts = { db, storage, namesIn, findCountry, tessdataDir: env.TESSDATA_DIR };
    return {
      routes: [resumesRoutes(parts), attachedResumesRoutes(parts), videoResumesRoutes()],
      tasks: [purgeResumesTask(db, clock)],
    };
  },
});
