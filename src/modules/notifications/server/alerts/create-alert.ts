import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type alertsContract, MOST_ALERTS } from '../../alerts.contract.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { zoneOf } from '../reader-zone.ts';
import { scheduleLetter } from './alert-readers.ts';
import { type AlertRow, alertColumns, filtersToKeep } from './alert-rows.ts';
import { nextMorning } from './local-morning.ts';
import { presentAlert } from './present-alert.ts';

type Input = ParsedInputOf<(typeof alertsContract)['POST /jobseeker/job-alerts/create']>;

/** Makes an alert of a search. The same search twice is one alert, also when both are asked for at once. */
export function createCreateAlert(search: AlertSearch, parts: NotificationsParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const { accountId } = ctx.viewer;
    const filters = JSON.stringify(filtersToKeep(input.filters));
    const { countryId, language } = ctx.locale;
    // The account's row is held, so that neither the limit nor the search can be passed by a second request.
    await ctx.tx.query(sql`select 1 from accounts where id = ${accountId} for no key update`);
    const contact = await findContact(ctx.tx, accountId);
    if (!contact?.email) throw new AppError('emailMissing');
    const now = ctx.clock.now();
    const dueAt = nextMorning(now, zoneOf(parts, contact), input.frequency).toISOString();
    const changed = await ctx.tx.query<AlertRow>(sql`
      update job_alerts set frequency = ${input.frequency}, is_paused = false, due_at = ${dueAt}
      where account_id = ${accountId} and country_id = ${countryId} and filters = ${filters}::jsonb
      returning ${alertColumns}`);
    const known = changed.rows[0];
    if (known) await scheduleLetter(ctx.tx, accountId);
    if (known) return presentAlert(search, known, language);
    const { count } = await ctx.tx.queryOne<{ count: number }>(
      sql`select count(*)::int as count from job_alerts where account_id = ${accountId}`,
    );
    if (count >= MOST_ALERTS) throw new AppError('jobAlertsLimit', { limit: MOST_ALERTS });
    const added = await ctx.tx.queryOne<AlertRow>(sql`
      insert into job_alerts (account_id, country_id, filters, frequency, told_until, due_at, created_at)
      values (${accountId}, ${countryId}, ${filters}::jsonb, ${input.frequency}, ${now.toISOString()}, ${dueAt},
        ${now.toISOString()})
      returning ${alertColumns}`);
    await scheduleLetter(ctx.tx, accountId);
    return presentAlert(search, added, language);
  };
}
