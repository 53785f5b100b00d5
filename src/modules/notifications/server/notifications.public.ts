export { createNotify } from './create-notify.ts';
export { notificationsModule } from './notifications.module.ts';
