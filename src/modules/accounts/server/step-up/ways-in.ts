import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/** How many ways lead into an account: a verified address (a code can be sent there), accounts elsewhere, passkeys. */
export async function countWaysIn(ctx: Context, accountId: number, lock = sql``): Promise<number> {
  const { rows } = await ctx.tx.query<{ ways: number }>(sql`
    with own as materialized (select * from accounts where id = ${accountId} ${lock})
    select (select is_email_verify::integer + is_mobile_verified::integer from own)
      + (select count(*)::integer from social_identities where account_id = ${accountId})
      + (select count(*)::integer from passkeys where account_id = ${accountId}) as ways`);
  return rows[0]?.ways ?? 0;
}

export async function hasPasskey(ctx: Context, accountId: number): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(sql`select 1 from passkeys where account_id = ${accountId} limit 1`);
  return (rowCount ?? 0) > 0;
}

/** Holds the account until the end of the transaction: two removals at once must not both leave "the other one". */
export async function assertNotLastWayIn(ctx: WriteContext, accountId: number): Promise<void> {
  if ((await countWaysIn(ctx, accountId, sql`for update`)) <= 1) throw new AppError('lastWayIn');
}
