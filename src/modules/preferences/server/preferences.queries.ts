import type { AccountWriteContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { PreferenceValues } from './check-preference.ts';

export interface PreferenceRow extends PreferenceValues {
  id: number;
  account_id: number;
  /** Never null: worked out of a column that always has a value. */
  is_remote: boolean;
  slot: number;
}

/** All preferences of an account, the oldest first. */
export async function loadPreferences(tx: Context['tx'], accountId: number | null): Promise<PreferenceRow[]> {
  if (accountId === null) return [];
  const { rows } = await tx.query<PreferenceRow>(
    sql`select * from job_preferences where account_id = ${accountId} order by id`,
  );
  return rows;
}

/** Writes of one talent wait for each other, so that what is counted stays true until it is written. */
export async function lockAccount(ctx: AccountWriteContext): Promise<number> {
  const { accountId } = ctx.viewer;
  await ctx.tx.query(sql`select 1 from accounts where id = ${accountId} for no key update`);
  return accountId;
}
