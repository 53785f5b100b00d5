export { recordAction } from './audit-log.ts';
export { moderationModule } from './moderation.module.ts';
