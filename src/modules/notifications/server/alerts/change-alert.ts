import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { alertsContract } from '../../alerts.contract.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { zoneOf } from '../reader-zone.ts';
import { scheduleLetter } from './alert-readers.ts';
import { type AlertRow, alertColumns, filtersToKeep, findOwnAlert } from './alert-rows.ts';
import { nextMorning } from './local-morning.ts';
import { presentAlert } from './present-alert.ts';

type Input = ParsedInputOf<(typeof alertsContract)['PATCH /jobseeker/job-alerts/:id/update']>;

/** Changes an own alert. */
export function createChangeAlert(search: AlertSearch, parts: NotificationsParts) {
  return (ctx: AccountWriteContext, input: Input) => changeAlert(search, parts, ctx, ctx.viewer.accountId, input);
}

/**
 * After a pause an alert starts from now: nobody wants to hear of what has grown old meanwhile. Other filters are those
 * of a search that was made here, so it is the country of that search from now on.
 */
export async function changeAlert(
  search: AlertSearch,
  parts: NotificationsParts,
  ctx: WriteContext,
  accountId: number,
  { id, keywords, filters: chosen, frequency, is_paused }: Input,
) {
  const alert = await findOwnAlert(ctx.tx, accountId, id);
  const filters = filtersToKeep({ ...(chosen ?? alert.filters), ...(keywords !== undefined && { query: keywords }) });
  const countryId = chosen ? ctx.locale.countryId : alert.country_id;
  const often = frequency ?? alert.frequency;
  const isPaused = is_paused ?? alert.is_paused;
  const goesOn = alert.is_paused && !isPaused;
  const now = ctx.clock.now();
  const isDueAnew = goesOn || often !== alert.frequency;
  const zone = zoneOf(parts, await findContact(ctx.tx, accountId));
  const dueAt = isDueAnew ? nextMorning(now, zone, often) : alert.due_at;
  const toldUntil = goesOn ? now : alert.told_until;
  const kept = JSON.stringify(filters);
  // The same search twice is one alert: the one that was changed.
  await ctx.tx.query(sql`
    delete from job_alerts where account_id = ${accountId} and id <> ${id} and country_id = ${countryId}
      and filters = ${kept}::jsonb`);
  const { rows } = await ctx.tx.query<AlertRow>(sql`
    update job_alerts set filters = ${kept}::jsonb, country_id = ${countryId}, frequency = ${often},
      is_paused = ${isPaused}, due_at = ${dueAt.toISOString()}, told_until = ${toldUntil.toISOString()}
    where id = ${id} returning ${alertColumns}`);
  await scheduleLetter(ctx.tx, accountId);
  return presentAlert(search, rows[0] as AlertRow, ctx.locale.language);
}
