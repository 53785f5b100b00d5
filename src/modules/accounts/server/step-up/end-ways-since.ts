import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/** Tables whose rows are somebody in the middle of coming in, or trusted not to be asked again. */
const IN_BETWEEN = [
  'sessions',
  'trusted_devices',
  'known_places',
  'qr_logins',
  'one_time_codes',
  'pending_steps',
  'data_exports',
];

/**
 * Ends every way into an account that was added since a moment: passkeys, accounts elsewhere, second factors and their
 * recovery codes. Whoever is in, or in the middle of coming in, is out, however they came.
 */
export async function endWaysSince(ctx: WriteContext, accountId: number, moment: Date): Promise<void> {
  const since = moment.toISOString();
  for (const table of ['passkeys', 'social_identities', 'recovery_codes']) {
    await ctx.tx.query(sql`
      delete from ${sql.identifier(table)} where account_id = ${accountId} and created_at >= ${since}`);
  }
  // A secret that no code has confirmed yet is nobody's second factor.
  await ctx.tx.query(sql`
    update accounts set totp_secret = null, totp_enabled_at = null, totp_last_step = null
    where id = ${accountId} and (totp_enabled_at is null or totp_enabled_at >= ${since})`);
  await ctx.tx.query(sql`
    update accounts set otp_factor_enabled_at = null
    where id = ${accountId} and otp_factor_enabled_at >= ${since}`);
  await ctx.tx.query(sql`
    delete from recovery_codes using accounts
    where account_id = ${accountId} and accounts.id = account_id and totp_enabled_at is null
      and otp_factor_enabled_at is null`);
  for (const table of IN_BETWEEN) {
    await ctx.tx.query(sql`delete from ${sql.identifier(table)} where account_id = ${accountId}`);
  }
  await ctx.tx.query(sql`delete from sign_in_tickets where data ->> 'accountId' = ${String(accountId)}`);
}
