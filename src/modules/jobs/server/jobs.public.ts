export { minorUnits, wholeUnits } from './format-money.ts';
export { hideJobs, unhideJobs } from './hide-jobs.ts';
export { isEligibleFor } from './is-eligible.ts';
export { jobsModule } from './jobs.module.ts';
export type { jobsNotices } from './jobs.notices.ts';
export { createJobPresenter, type FindOwnApplications, type JobPresenter, jobUrl } from './jobs.presenter.ts';
export type { JobDetailRow } from './jobs.queries.ts';
export { assertQuestionsAnswered, readScreeningQuestions } from './screening-questions.ts';
