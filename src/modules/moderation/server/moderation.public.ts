export { describeSuspension } from './appeals.ts';
export { recordAction } from './audit-log.ts';
export { createFileReport } from './file-report.ts';
export { moderationNotices } from './moderation.notices.ts';
export type { ModerationParts } from './moderation.parts.ts';
export { moderationModule } from './moderation.routes.ts';
export { moderationTasks } from './moderation.tasks.ts';
