import { countUnreadMessages, listQuietUnread } from '#src/modules/chat/server/chat.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { alertSearch } from '#src/modules/search/server/search.public.ts';
import { createOutboxAccess } from '#src/platform/delivery/outbox-access.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { alertsNotices } from './alerts/alerts.notices.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { sendAlertsTask } from './alerts/send-alerts.task.ts';
import { createNotify, createSettleNews } from './create-notify.ts';
import { notificationsLimits } from './notifications.limits.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { purgeNotificationsTask } from './purge-notifications.task.ts';
import { sendDigestsTask } from './send-digests.task.ts';

/** What people are told: the notification centre, e-mail, SMS, and alerts for new jobs. */
export const notificationsModule = defineModule({
  name: 'notifications',
  limits: notificationsLimits,
  notices: alertsNotices,
  build: (services: Services) => {
    const { env, db, clock, outboxToken, secrets } = services;
    const parts: NotificationsParts = {
      ...services,
      readSecret: secrets.read,
      mayReadOutbox: createOutboxAccess(env, outboxToken),
      countUnreadMessages,
      listQuietUnread,
    };
    const search = alertSearch(services);
    return {
      routes: [notificationsRoutes(parts), alertsRoutes(search)],
      tasks: [sendDigestsTask(db, parts), sendAlertsTask(db, parts, search), purgeNotificationsTask(db, clock)],
      answers: { 'platform.notify': createNotify(parts), 'platform.settleNews': createSettleNews(parts) },
    };
  },
});
