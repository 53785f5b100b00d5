import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret } from 'otpauth';
import type pg from 'pg';
import { hashPassword } from '#src/modules/accounts/server/accounts.public.ts';
import type { Env } from '#src/platform/env.ts';
import { demoAccounts } from './accounts.data.ts';

type Place = Pick<Env, 'PARLEY_DEMO' | 'HOST' | 'PUBLIC_URL' | 'SMTP_URL' | 'SMS_URL' | 'TRUST_PROXY'>;

const emails = demoAccounts.map(({ email }) => email);
const OPERATORS = emails.filter((email) => email.startsWith('operator'));

export interface DemoSecrets {
  password: string;
  /** For the operators' authenticator app, in base32. */
  operatorSecret: string;
}

/** Made once for each installation and kept beside its data, so that every start can print them. */
export function demoSecrets(dataRoot: string): DemoSecrets {
  const file = join(dataRoot, 'demo-sign-in.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoSecrets;
  const made = { password: randomBytes(9).toString('base64url'), operatorSecret: new Secret({ size: 20 }).base32 };
  mkdirSync(dataRoot, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/** A password that is printed is for a try on the own machine: no public address, no proxy, no real messages. */
export function hasDemoPassword(env: Place): boolean {
  const isOwnMachine = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST);
  return env.PARLEY_DEMO && isOwnMachine && !(env.PUBLIC_URL || env.SMTP_URL || env.SMS_URL || env.TRUST_PROXY);
}

/**
 * Lets the demo accounts in with the demo password, or takes it from them where others can come: also from a database
 * that was once tried out and has moved on.
 */
export async function prepareDemoSignIn(pool: pg.Pool, env: Place, secrets: DemoSecrets): Promise<void> {
  if (!env.PARLEY_DEMO) return retire(pool);
  await pool.query(`update accounts set role = 'operator' where email = any($1) and role = 'talent'`, [OPERATORS]);
  if (!hasDemoPassword(env)) return takeAway(pool);
  const { rowCount } = await pool.query('select 1 from accounts where email = any($1) and password_hash is null', [
    emails,
  ]);
  if (!rowCount) return;
  await pool.query(
    `update accounts set password_hash = $2, password_changed_at = now(), is_email_verify = true
     where email = any($1) and password_hash is null`,
    [emails, await hashPassword(secrets.password)],
  );
  await pool.query(
    `update accounts set totp_secret = $1, totp_enabled_at = now(), totp_last_step = null
     where email = any($2) and role = 'operator' and totp_enabled_at is null`,
    [Buffer.from(Secret.fromBase32(secrets.operatorSecret).bytes), emails],
  );
}

/** The database has become that of a real site: nobody gets in by an account of the demo, and none of them has rights. */
async function retire(pool: pg.Pool): Promise<void> {
  await takeAway(pool);
  for (const table of ['sessions', 'passkeys', 'social_identities', 'trusted_devices']) {
    await pool.query(`delete from ${table} where account_id in (select id from accounts where email = any($1))`, [
      emails,
    ]);
  }
  await pool.query(`update accounts set role = 'talent' where email = any($1) and role = 'operator'`, [OPERATORS]);
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
