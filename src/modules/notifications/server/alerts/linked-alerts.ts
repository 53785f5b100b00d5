import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { alertsContract } from '../../alerts.contract.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { readAlertSettingsLink } from './alert-settings-link.ts';
import { changeAlert } from './change-alert.ts';
import { removeAlert } from './delete-alert.ts';
import { listAlerts } from './list-alerts.ts';

type Input<Key extends keyof typeof alertsContract> = ParsedInputOf<(typeof alertsContract)[Key]>;

/** What the link in a letter opens: the alerts of its reader. Their address is told to nobody who has only the link. */
export function createListLinkedAlerts(search: AlertSearch, parts: NotificationsParts) {
  return async (ctx: Context, { token }: Input<'GET /notification/alerts'>) => {
    const { alerts, most } = await listAlerts(search, ctx, await readAlertSettingsLink(ctx, parts, token));
    return { alerts, most };
  };
}

export function createChangeLinkedAlert(search: AlertSearch, parts: NotificationsParts) {
  return async (ctx: WriteContext, { token, ...wish }: Input<'POST /notification/alerts/:id'>) =>
    changeAlert(search, parts, ctx, await readAlertSettingsLink(ctx, parts, token), wish);
}

export function createDeleteLinkedAlert(parts: NotificationsParts) {
  return async (ctx: WriteContext, { token, id }: Input<'POST /notification/alerts/:id/delete'>) =>
    removeAlert(ctx, await readAlertSettingsLink(ctx, parts, token), id);
}
