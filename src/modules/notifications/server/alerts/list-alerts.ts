import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { findSuppression } from '#src/platform/delivery/suppressions.ts';
import { MOST_ALERTS } from '../../alerts.contract.ts';
import { type AlertRow, alertColumns } from './alert-rows.ts';
import { presentAlert } from './present-alert.ts';

/** All alerts of the viewer, newest first; there are few by rule. */
export function createListAlerts(search: AlertSearch) {
  return async (ctx: AccountContext) => {
    const { accountId } = ctx.viewer;
    const [list, contact] = await Promise.all([listAlerts(search, ctx, accountId), findContact(ctx.tx, accountId)]);
    return {
      ...list,
      email: contact?.email ?? null,
      is_reachable: !contact?.email || !(await findSuppression(ctx.tx, contact.email)),
    };
  };
}

export async function listAlerts(search: AlertSearch, { tx, locale }: Context, accountId: number) {
  const { rows } = await tx.query<AlertRow>(
    sql`select ${alertColumns} from job_alerts where account_id = ${accountId} order by id desc`,
  );
  return { alerts: rows.map((row) => presentAlert(search, row, locale.language)), most: MOST_ALERTS };
}
