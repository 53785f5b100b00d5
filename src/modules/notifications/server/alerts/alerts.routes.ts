import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { alertsContract } from '../../alerts.contract.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { createChangeAlert } from './change-alert.ts';
import { createCreateAlert } from './create-alert.ts';
import { deleteAlert } from './delete-alert.ts';
import { createChangeLinkedAlert, createDeleteLinkedAlert, createListLinkedAlerts } from './linked-alerts.ts';
import { createListAlerts } from './list-alerts.ts';

export function alertsRoutes(search: AlertSearch, parts: NotificationsParts) {
  return mount(alertsContract, {
    'GET /jobseeker/job-alerts': createListAlerts(search),
    'POST /jobseeker/job-alerts/create': createCreateAlert(search, parts),
    'PATCH /jobseeker/job-alerts/:id/update': createChangeAlert(search, parts),
    'DELETE /jobseeker/job-alerts/:id/delete': deleteAlert,
    'GET /notification/alerts': createListLinkedAlerts(search, parts),
    'POST /notification/alerts/:id': createChangeLinkedAlert(search, parts),
    'POST /notification/alerts/:id/delete': createDeleteLinkedAlert(parts),
  });
}
