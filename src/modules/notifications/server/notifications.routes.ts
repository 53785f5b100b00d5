import { mount } from '#src/platform/http/routes.ts';
import { notificationsContract } from '../notifications.contract.ts';
import { createListNotifications } from './list-notifications.ts';
import { createListOutbox } from './list-outbox.ts';
import { createMarkRead } from './mark-read.ts';
import { getNotificationSettings, saveNotificationSettings } from './notification-settings.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { countUnread } from './notifications.queries.ts';
import { createUnsubscribe } from './unsubscribe.ts';

export function notificationsModule(parts: NotificationsParts) {
  return mount(notificationsContract, {
    'GET /notification/list': createListNotifications(parts),
    'GET /notification/unread-count': (ctx) => countUnread(parts, ctx.tx, ctx.viewer.accountId),
    'POST /notification/read': createMarkRead(parts),
    'GET /notification/settings': getNotificationSettings,
    'POST /notification/settings': saveNotificationSettings,
    'POST /notification/unsubscribe': createUnsubscribe(parts),
    'GET /notification/outbox': createListOutbox(parts),
  });
}
