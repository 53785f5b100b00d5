import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { alertsContract } from '../../alerts.contract.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { zoneOf } from '../reader-zone.ts';
import { scheduleLetter } from './alert-readers.ts';
import { type AlertRow, alertColumns, filtersToKeep, findOwnAlert } from './alert-rows.ts';
import { nextMorning } from './local-morning.ts';
import { presentAlert } from './present-alert.ts';

type Input = ParsedInputOf<(typeof alertsContract)['PATCH /jobseeker/job-alerts/:id/update']>;

/** Changes an own alert. After a pause it starts from now: nobody wants to hear of what has grown old meanwhile. */
export function createChangeAlert(search: AlertSearch, parts: NotificationsParts) {
  return async (ctx: AccountWriteContext, { id, keywords, frequency, is_paused }: Input) => {
    const alert = await findOwnAlert(ctx.tx, ctx.viewer.accountId, id);
    const filters = filtersToKeep({ ...alert.filters, ...(keywords !== undefined && { query: keywords }) });
    const often = frequency ?? alert.frequency;
    const isPaused = is_paused ?? alert.is_paused;
    const goesOn = alert.is_paused && !isPaused;
    const now = ctx.clock.now();
    const isDueAnew = goesOn || often !== alert.frequency;
    const zone = zoneOf(parts, await findContact(ctx.tx, ctx.viewer.accountId));
    const dueAt = isDueAnew ? nextMorning(now, zone, often) : alert.due_at;
    const toldUntil = goesOn ? now : alert.told_until;
    const { rows } = await ctx.tx.query<AlertRow>(sql`
      update job_alerts set filters = ${JSON.stringify(filters)}::jsonb, frequency = ${often}, is_paused = ${isPaused},
        due_at = ${dueAt.toISOString()}, told_until = ${toldUntil.toISOString()}
      where id = ${id} returning ${alertColumns}`);
    await scheduleLetter(ctx.tx, ctx.viewer.accountId);
    return presentAlert(search, rows[0] as AlertRow, ctx.locale.language);
  };
}
