export { createJobPresenter, type JobPresenter, jobUrl } from './jobs.presenter.ts';
export { countOpenFunctions } from './jobs.queries.ts';
export { jobsModule } from './jobs.routes.ts';
export { forgetViewersTask } from './jobs.tasks.ts';
