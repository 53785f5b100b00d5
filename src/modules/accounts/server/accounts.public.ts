export { accountsModule } from './accounts.routes.ts';
export { createResolveViewer } from './find-session.ts';
export { purgeExpiredTask } from './accounts.tasks.ts';
