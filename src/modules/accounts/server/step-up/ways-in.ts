import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/**
 * How many ways lead into an account: a verified address (a code can be sent there), accounts elsewhere, passkeys. The
 * account is held until the end of the transaction, so that two removals at once cannot both leave "the other one".
 */
export async function countWaysIn(ctx: Context, accountId: number): Promise<number> {
  const { rows } = await ctx.tx.query<{ ways: number }>(sql`
    with own as materialized (select * from accounts where id = ${accountId} for update)
    select (select is_email_verify::integer + is_mobile_verified::integer from own)
      + (select count(*)::integer from social_identities where account_id = ${accountId})
      + (select count(*)::integer from passkeys where account_id = ${accountId}) as ways`);
  return rows[0]?.ways ?? 0;
}

export async function hasPasskey(ctx: Context, accountId: number): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(sql`select 1 from passkeys where account_id = ${accountId} limit 1`);
  return (rowCount ?? 0) > 0;
}

export async function assertNotLastWayIn(ctx: Context, accountId: number): Promise<void> {
  if ((await countWaysIn(ctx, accountId)) <= 1) throw new AppError('lastWayIn');
}
