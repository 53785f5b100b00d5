import type { Context, WriteContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Account } from '../accounts.tables.ts';

/** How long the addresses from before a change can take it back. */
export const WAY_BACK_DAYS = 7;

/** Tables whose rows are ways into an account, or part of one. */
const TABLES = ['passkeys', 'social_identities', 'recovery_codes'] as const;

/** Takes ways from an account, and keeps them for as long as a way back can bring them again. */
export async function removeWays(ctx: WriteContext, table: (typeof TABLES)[number], which: Sql): Promise<void> {
  await ctx.tx.query(sql`
    with gone as (delete from ${sql.identifier(table)} where ${which} returning *)
    insert into removed_ways (account_id, kind, row_secret, added_at, removed_at, expires_at)
    select account_id, ${table}, to_jsonb(gone), created_at, ${now(ctx)}, ${wayBackEnd(ctx)} from gone`);
}

/** The same for a second factor, which is a part of the account; the caller turns it off. */
export async function keepFactor(ctx: WriteContext, account: Account, factor: 'totp' | 'otp'): Promise<void> {
  const isApp = factor === 'totp';
  const kept = isApp ? { last_step: account.totpLastStep } : {};
  const addedAt = isApp ? account.totpEnabledAt : account.otpFactorEnabledAt;
  await ctx.tx.query(sql`
    insert into removed_ways (account_id, kind, row_secret, totp_secret, added_at, removed_at, expires_at)
    values (${account.id}, ${isApp ? 'totp' : 'otp_factor'}, ${JSON.stringify(kept)}::jsonb,
      ${isApp ? account.totpSecret : null}, ${addedAt}, ${now(ctx)}, ${wayBackEnd(ctx)})`);
}

/**
 * Gives an account back what it had at a moment and has lost since. What was added later stays away, and so does what
 * leads into another account by now.
 */
export async function restoreWays(ctx: WriteContext, accountId: number, since: Date): Promise<void> {
  const moment = since.toISOString();
  const lost = sql`account_id = ${accountId} and removed_at >= ${moment} and added_at < ${moment}`;
  for (const table of TABLES) {
    await ctx.tx.query(sql`
      insert into ${sql.identifier(table)} overriding system value
      select (jsonb_populate_record(null::${sql.identifier(table)}, row_secret)).* from removed_ways
      where ${lost} and kind = ${table} on conflict do nothing`);
  }
  await ctx.tx.query(sql`
    update accounts set totp_secret = kept.totp_secret, totp_enabled_at = kept.added_at,
      totp_last_step = (kept.row_secret ->> 'last_step')::bigint
    from (select * from removed_ways where ${lost} and kind = 'totp' order by id limit 1) as kept
    where accounts.id = ${accountId}`);
  await ctx.tx.query(sql`
    update accounts set otp_factor_enabled_at = kept.added_at
    from (select * from removed_ways where ${lost} and kind = 'otp_factor' order by id limit 1) as kept
    where accounts.id = ${accountId}`);
  await ctx.tx.query(sql`delete from removed_ways where account_id = ${accountId} and removed_at >= ${moment}`);
}

function now(ctx: Context): string {
  return ctx.clock.now().toISOString();
}

/** When what is changed now can no longer be taken back. */
export function wayBackEnd(ctx: Context): string {
  return new Date(ctx.clock.now().getTime() + WAY_BACK_DAYS * 86_400_000).toISOString();
}
