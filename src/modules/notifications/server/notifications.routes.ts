import { mount } from '#src/platform/http/routes.ts';
import { notificationsContract } from '../notifications.contract.ts';
import { createListNotifications } from './list-notifications.ts';
import { createListOutbox } from './list-outbox.ts';
import { createMarkRead } from './mark-read.ts';
import { createGetSettings, createSaveSettings } from './notification-settings.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { countUnread } from './notifications.queries.ts';
import { createSaveQuietHours } from './quiet/save-quiet-hours.ts';
import { createAskUnsubscribe, createUnsubscribe } from './unsubscribe.ts';

export function notificationsRoutes(parts: NotificationsParts) {
  return mount(notificationsContract, {
    'GET /notification/list': createListNotifications(parts),
    'GET /notification/unread-count': (ctx) => countUnread(parts, ctx.tx, ctx.viewer.accountId),
    'POST /notification/read': createMarkRead(parts),
    'GET /notification/settings': createGetSettings(parts),
    'POST /notification/settings': createSaveSettings(parts),
    'POST /notification/quiet-hours': createSaveQuietHours(parts),
    'GET /notification/unsubscribe': createAskUnsubscribe(parts),
    'POST /notification/unsubscribe': createUnsubscribe(parts),
    'GET /notification/outbox': createListOutbox(parts),
  });
}
