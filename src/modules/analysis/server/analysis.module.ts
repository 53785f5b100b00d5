import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { analyseProfile } from './analyse-profile.ts';
import { analysisLimits } from './analysis.limits.ts';
import { analysisRoutes } from './analysis.routes.ts';
import { analyseResumesTask } from './analysis.tasks.ts';
import { createDesiredJobs } from './desired-jobs.ts';

/** AI-03: a score of the own profile by published rules. */
export const analysisModule = defineModule({
  name: 'analysis',
  limits: analysisLimits,
  build: ({ db, clock, data, namesIn, enqueue, ask }: Services) => {
    const desired = createDesiredJobs(data, namesIn);
    const profileAsResume = createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') });
    return {
      routes: [analysisRoutes(desired, enqueue)],
      tasks: [
        analyseResumesTask({
          db,
          clock,
          analyse: (tx, wish, today) => analyseProfile(tx, { profileAsResume, desired }, wish, today),
        }),
      ],
    };
  },
});
