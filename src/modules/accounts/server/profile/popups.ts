import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isNew } from '../sign-in/welcome.policy.ts';
import { findOwnAccount } from './own-account.ts';

/** The pop-up that welcomes a new account. */
const WELCOME = 'first_registration';

export async function recordPopup(ctx: AccountWriteContext, { name }: { name: string }) {
  const now = ctx.clock.now().toISOString();
  const { rows } = await ctx.tx.query<{ seen_count: number }>(sql`
    insert into popup_records as seen (account_id, name, first_seen_at, last_seen_at)
    values (${ctx.viewer.accountId}, ${name}, ${now}, ${now})
    on conflict (account_id, name) do update set seen_count = seen.seen_count + 1, last_seen_at = excluded.last_seen_at
    returning seen_count`);
  return { name, seen_count: rows[0]?.seen_count ?? 1 };
}

export async function listPopups(ctx: AccountContext) {
  const { rows } = await ctx.tx.query<{ name: string; seen_count: number; last_seen_at: Date }>(sql`
    select name, seen_count, last_seen_at from popup_records
    where account_id = ${ctx.viewer.accountId} order by last_seen_at desc, name limit 500`);
  return { records: rows.map((row) => ({ ...row, last_seen_at: row.last_seen_at.toISOString() })) };
}

/** True for a new account until its welcome was recorded as seen. */
export async function checkFirstRegistration(ctx: AccountContext) {
  const account = await findOwnAccount(ctx);
  if (!isNew(account.createdAt, ctx.clock.now())) return { is_first_registration: false };
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from popup_records where account_id = ${account.id} and name = ${WELCOME}`);
  return { is_first_registration: !rowCount };
}
