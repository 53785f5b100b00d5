import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { countActiveJobs } from './company-jobs.ts';
import { confirmJobsTask } from './confirm-jobs.task.ts';
import { employerJobsParts } from './employer-job-verbs.ts';
import { employerJobsRoutes } from './employer-jobs.routes.ts';
import { jobsEvents } from './jobs.events.ts';
import { jobsLimits } from './jobs.limits.ts';
import { jobsListeners } from './jobs.listeners.ts';
import { jobsNotices } from './jobs.notices.ts';
import { jobsPartitions } from './jobs.partitions.ts';
import { createJobPresenter } from './jobs.presenter.ts';
import { countOpenFunctions } from './jobs.queries.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { foldJobDaysTask } from './jobs.tasks.ts';

/** Vacancies, for those who look for one and for those who post them. */
export const jobsModule = defineModule({
  name: 'jobs',
  limits: jobsLimits,
  events: jobsEvents,
  notices: jobsNotices,
  partitions: jobsPartitions,
  build: (services: Services) => {
    const { db, clock, notify, ask } = services;
    const presenter = createJobPresenter(services);
    return {
      routes: [
        jobsRoutes({
          ...services,
          presenter,
          readBoss: ask('jobs.readBoss'),
          findOwnApplications: ask('jobs.findOwnApplications'),
          fileReport: ask('companies.fileReport'),
        }),
        employerJobsRoutes(employerJobsParts(services)),
      ],
      tasks: [foldJobDaysTask(db, clock), confirmJobsTask(db, clock, notify)],
      listeners: jobsListeners,
      answers: {
        'companies.countOpenFunctions': countOpenFunctions,
        'companies.countActiveJobs': countActiveJobs,
      },
    };
  },
});
