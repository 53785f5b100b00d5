export { createCheckJob } from './check-job.ts';
export { createCompanyJobs, type IndexJobs } from './company-jobs.ts';
export { confirmJobsTask } from './confirm-jobs.task.ts';
export { employerJobsModule } from './employer-jobs.routes.ts';
export { createJobPresenter, type JobPresenter } from './jobs.presenter.ts';
export { countOpenFunctions } from './jobs.queries.ts';
export { jobsModule } from './jobs.routes.ts';
export { forgetViewersTask } from './jobs.tasks.ts';
export { assertQuestionsAnswered, readScreeningQuestions } from './screening-questions.ts';
