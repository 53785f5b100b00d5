export { accountsModule } from './accounts.routes.ts';
export { purgeExpiredTask } from './accounts.tasks.ts';
export { createResolveViewer } from './find-session.ts';
