import type { Services } from '#src/modules/options/server/options.public.ts';
import { createCloseJob, createHoldJob, createReopenJob } from './change-job-state.ts';
import { createCheckJob } from './check-job.ts';
import { createEditJob } from './edit-job.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { presentEmployerJobs } from './employer-jobs.presenter.ts';
import { saveDraft } from './job-drafts.ts';
import { createJobPresenter } from './jobs.presenter.ts';
import { createGetEmployerJob } from './list-employer-jobs.ts';
import { createPublishJob } from './publish-job.ts';

/** What the verbs of employers need, from what every module is given. */
export function employerJobsParts(services: Services): EmployerJobsParts {
  const { data, namesIn, texts, ask } = services;
  return {
    namesIn,
    texts,
    presenter: createJobPresenter(services),
    checkJob: createCheckJob(data),
    loadChatFacts: ask('jobs.loadChatFacts'),
    loadChatDays: ask('jobs.loadChatDays'),
  };
}

/** The verbs of the job form, for other ways by which a company posts: every rule of the form holds there too. */
export function createEmployerJobVerbs(services: Services) {
  const parts = employerJobsParts(services);
  return {
    parts,
    saveDraft,
    publish: createPublishJob(parts),
    edit: createEditJob(parts),
    hold: createHoldJob(parts),
    reopen: createReopenJob(parts),
    close: createCloseJob(parts),
    get: createGetEmployerJob(parts),
    present: (...[ctx, me, ids]: Tail<Parameters<typeof presentEmployerJobs>>) =>
      presentEmployerJobs(ctx, parts, me, ids),
  };
}

export type EmployerJobVerbs = ReturnType<typeof createEmployerJobVerbs>;
type Tail<All extends unknown[]> = All extends [infer Ctx, unknown, ...infer Rest] ? [Ctx, ...Rest] : never;
