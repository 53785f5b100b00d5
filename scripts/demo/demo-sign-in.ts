import { Secret } from 'otpauth';
import type pg from 'pg';
import { hashPassword } from '#src/modules/accounts/server/accounts.public.ts';
import type { Env } from '#src/platform/env.ts';
import { DEMO_OPERATOR_SECRET, DEMO_PASSWORD, demoAccounts } from './accounts.data.ts';

type Place = Pick<Env, 'PARLEY_DEMO' | 'HOST' | 'PUBLIC_URL' | 'SMTP_URL' | 'SMS_URL' | 'TRUST_PROXY'>;

const emails = demoAccounts.map(({ email }) => email);

/** A password that everyone can read is for a try on the own machine: no public address, no proxy, no real messages. */
export function hasDemoPassword(env: Place): boolean {
  const isOwnMachine = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST);
  return env.PARLEY_DEMO && isOwnMachine && !(env.PUBLIC_URL || env.SMTP_URL || env.SMS_URL || env.TRUST_PROXY);
}

/**
 * Lets the demo accounts in with the demo password, or takes it from them where others can come: also from a database
 * that was once tried out and has moved on.
 */
export async function prepareDemoSignIn(pool: pg.Pool, env: Place): Promise<void> {
  if (!hasDemoPassword(env)) return takeAway(pool);
  const { rowCount } = await pool.query('select 1 from accounts where email = any($1) and password_hash is null', [
    emails,
  ]);
  if (!rowCount) return;
  await pool.query(
    `update accounts set password_hash = $2, password_changed_at = now(), is_email_verify = true
     where email = any($1) and password_hash is null`,
    [emails, await hashPassword(DEMO_PASSWORD)],
  );
  await pool.query(
    `update accounts set totp_secret = $1, totp_enabled_at = now(), totp_last_step = null
     where email = any($2) and role = 'operator' and totp_enabled_at is null`,
    [Buffer.from(Secret.fromBase32(DEMO_OPERATOR_SECRET).bytes), emails],
  );
}

async function takeAway(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with gone as (
       update accounts set password_hash = null, totp_secret = null, totp_enabled_at = null, totp_last_step = null
       where email = any($1) and password_hash is not null returning id)
     delete from sessions where account_id in (select id from gone)`,
    [emails],
  );
}
