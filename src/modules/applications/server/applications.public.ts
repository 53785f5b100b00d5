export { type AdvanceApplication, createAdvanceApplication } from './advance-application.ts';
export { applicationsModule } from './applications.module.ts';
export { countOthers, declineOthers } from './decline-others.ts';
