import { createAddressProof } from '#src/modules/accounts/server/accounts.public.ts';
import { countUnreadMessages, listQuietUnread } from '#src/modules/chat/server/chat.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { alertSearch } from '#src/modules/search/server/search.public.ts';
import { createOutboxAccess } from '#src/platform/delivery/outbox-access.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { readAlertBacklog } from './alerts/alert-readers.ts';
import { alertsNotices } from './alerts/alerts.notices.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { sendAlertsTask } from './alerts/send-alerts.task.ts';
import { bouncesRoutes } from './bounces/bounces.routes.ts';
import { registerMailEvents } from './bounces/mail-events.ts';
import { purgeBouncesTask } from './bounces/purge-bounces.task.ts';
import { createNotify, createSettleNews } from './create-notify.ts';
import { notificationsEvents } from './notifications.events.ts';
import { notificationsLimits } from './notifications.limits.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { purgeNotificationsTask } from './purge-notifications.task.ts';
import { createForgetAddress } from './push/forget-address.ts';
import { createOpenVapid } from './push/open-vapid.ts';
import { pushRoutes } from './push/push.routes.ts';
import { releaseNewsTask } from './quiet/release-news.task.ts';
import { createHomeZone } from './reader-zone.ts';
import { sendDigestsTask } from './send-digests.task.ts';

/** What people are told: the notification centre, e-mail, SMS, and alerts for new jobs. */
export const notificationsModule = defineModule({
  name: 'notifications',
  limits: notificationsLimits,
  notices: alertsNotices,
  events: notificationsEvents,
  build: (services: Services) => {
    const { env, db, clock, outboxToken, secrets } = services;
    const parts: NotificationsParts = {
      ...services,
      readSecret: secrets.read,
      mayReadOutbox: createOutboxAccess(env, outboxToken),
      countUnreadMessages,
      listQuietUnread,
      homeZone: createHomeZone(services.data),
      push: env.PARLEY_PUSH ? { contact: addressOf(env.MAIL_FROM) } : undefined,
    };
    const openVapid = createOpenVapid(parts);
    const search = alertSearch(services);
    return {
      routes: [
        notificationsRoutes(parts),
        alertsRoutes(search, parts),
        pushRoutes(openVapid),
        bouncesRoutes(createAddressProof(services)),
      ],
      tasks: [
        sendDigestsTask(db, parts),
        sendAlertsTask({ db, parts, search, notify: (tx, news) => services.notify(tx, news) }),
        releaseNewsTask(db, parts, openVapid),
        purgeNotificationsTask(db, clock),
        purgeBouncesTask(db, clock),
      ],
      registerFiles: (app) => registerMailEvents(app, { db, clock, secret: env.MAIL_EVENTS_SECRET }),
      readBacklog: (tx) => readAlertBacklog(tx, clock.now()),
      answers: {
        'platform.notify': createNotify(parts, openVapid),
        'platform.settleNews': createSettleNews(parts),
        'platform.forgetPushAddress': createForgetAddress(db),
      },
    };
  },
});

/** `Parley <no-reply@parley.example>` without the name. */
function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}
