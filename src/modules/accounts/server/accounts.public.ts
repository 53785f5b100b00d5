export { accountsModule } from './accounts.routes.ts';
export { exportDataTask, purgeExpiredTask } from './accounts.tasks.ts';
export { deleteAccountsTask } from './delete-accounts.task.ts';
export { type Contact, findContact } from './find-contact.ts';
export { createResolveViewer } from './find-session.ts';
export { AUTH_STATUS_COOKIE } from './session-token.ts';
