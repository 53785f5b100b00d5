import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { createKeyring } from '#src/platform/secrets/keyring.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { MeetingProvider } from '../../interview-fields.ts';
import type { Tokens } from './provider-tokens.ts';

const KEY = 'meeting-tokens';

export interface Owner {
  accountId: number;
  provider: MeetingProvider;
}

/** Sealed for their row alone: who has the database has no way into anybody's calendar. */
async function ringOf(tx: Reader, secrets: Secrets) {
  return createKeyring(await secrets.read(tx, KEY));
}

const placeOf = ({ accountId, provider }: Owner) => `meeting_accounts ${accountId} ${provider}`;

export async function saveTokens(
  tx: Database | Transaction,
  secrets: Secrets,
  owner: Owner,
  { access, refresh, expiresAt }: Tokens,
  now: Date,
): Promise<void> {
  const sealed = (await ringOf(tx, secrets)).seal(Buffer.from(JSON.stringify({ access, refresh })), placeOf(owner));
  const at = now.toISOString();
  await tx.query(sql`
    insert into meeting_accounts (account_id, provider, sealed_tokens, expires_at, created_at, updated_at)
    values (${owner.accountId}, ${owner.provider}, ${sealed}, ${expiresAt.toISOString()}, ${at}, ${at})
    on conflict (account_id, provider) do update set sealed_tokens = excluded.sealed_tokens,
      expires_at = excluded.expires_at, broken_at = null, updated_at = excluded.updated_at`);
}

/** Undefined where nothing is connected, or the provider has ended it. */
export async function findTokens(tx: Reader, secrets: Secrets, owner: Owner): Promise<Tokens | undefined> {
  const { rows } = await tx.query<{ sealed_tokens: Buffer; expires_at: Date }>(sql`
    select sealed_tokens, expires_at from meeting_accounts
    where account_id = ${owner.accountId} and provider = ${owner.provider} and broken_at is null`);
  const [row] = rows;
  if (!row) return undefined;
  const opened = (await ringOf(tx, secrets)).open(row.sealed_tokens, placeOf(owner));
  const { access, refresh } = JSON.parse(opened.toString()) as Pick<Tokens, 'access' | 'refresh'>;
  return { access, refresh, expiresAt: row.expires_at };
}

export async function markBroken(tx: Database | Transaction, { accountId, provider }: Owner, now: Date): Promise<void> {
  await tx.query(sql`
    update meeting_accounts set broken_at = ${now.toISOString()}
    where account_id = ${accountId} and provider = ${provider}`);
}

export async function listConnected(tx: Reader, accountId: number) {
  const { rows } = await tx.query<{ provider: MeetingProvider; is_broken: boolean }>(sql`
    select provider, broken_at is not null as is_broken from meeting_accounts where account_id = ${accountId}`);
  return rows;
}
