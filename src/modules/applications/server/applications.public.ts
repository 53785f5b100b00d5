export { type AdvanceApplication, createAdvanceApplication } from './advance-application.ts';
export { applicationsModule } from './applications.module.ts';
export { countOthers, declineOthers } from './decline-others.ts';
export { findPipelineJob, isOnBoardOf } from './pipeline/pipeline-scope.ts';
export { presentApplicants } from './pipeline/present-applicants.ts';
