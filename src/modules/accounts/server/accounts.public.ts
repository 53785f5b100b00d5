export { accountsModule } from './accounts.routes.ts';
export { exportDataTask, purgeExpiredTask } from './accounts.tasks.ts';
export { assertOperator } from './assert-operator.ts';
export { deleteAccountsTask } from './delete-accounts.task.ts';
export { createResolveViewer } from './find-session.ts';
