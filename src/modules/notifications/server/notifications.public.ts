export { alertsNotices } from './alerts/alerts.notices.ts';
export { alertsModule } from './alerts/alerts.routes.ts';
export { sendAlertsTask } from './alerts/send-alerts.task.ts';
export { createNotify, createSettleNews } from './create-notify.ts';
export type { NotificationsParts } from './notifications.parts.ts';
export { notificationsModule } from './notifications.routes.ts';
export { purgeNotificationsTask } from './purge-notifications.task.ts';
export { sendDigestsTask } from './send-digests.task.ts';
