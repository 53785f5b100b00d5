import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { createCheckJob } from './check-job.ts';
import { countActiveJobs } from './company-jobs.ts';
import { confirmJobsTask } from './confirm-jobs.task.ts';
import { employerJobsRoutes } from './employer-jobs.routes.ts';
import { jobsEvents } from './jobs.events.ts';
import { jobsLimits } from './jobs.limits.ts';
import { jobsListeners } from './jobs.listeners.ts';
import { jobsNotices } from './jobs.notices.ts';
import { createJobPresenter } from './jobs.presenter.ts';
import { countOpenFunctions } from './jobs.queries.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { foldJobDaysTask, forgetViewersTask } from './jobs.tasks.ts';

/** Vacancies, for those who look for one and for those who post them. */
export const jobsModule = defineModule({
  name: 'jobs',
  limits: jobsLimits,
  events: jobsEvents,
  notices: jobsNotices,
  build: (services: Services) => {
    const { db, clock, data, notify, ask } = services;
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
        employerJobsRoutes({
          ...services,
          presenter,
          checkJob: createCheckJob(data),
          loadChatFacts: ask('jobs.loadChatFacts'),
          loadChatDays: ask('jobs.loadChatDays'),
        }),
      ],
      tasks: [forgetViewersTask(db, clock), foldJobDaysTask(db, clock), confirmJobsTask(db, clock, notify)],
      listeners: jobsListeners,
      answers: {
        'companies.countOpenFunctions': countOpenFunctions,
        'companies.countActiveJobs': countActiveJobs,
      },
    };
  },
});
