export { accountsModule } from './accounts.routes.ts';
export { readAccountsSettings } from './accounts.settings.ts';
export { exportDataTask, purgeExpiredTask } from './accounts.tasks.ts';
export { deleteAccountsTask } from './delete-accounts.task.ts';
export { createResolveViewer } from './find-session.ts';
export { createOidcProviders } from './oidc-providers.ts';
export { registerSocialCallback } from './social-callback.ts';
