import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Env } from '#src/platform/env.ts';
import { isSealed, type Keyring, PREFIX_LENGTH, UnknownKeyError } from '#src/platform/secrets/keyring.ts';
import { makeKeyFile, readKeyring } from '#src/platform/secrets/read-keys.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import { StartError } from '#src/platform/start-error.ts';
import { createSecrets, placeOfKey, placeOfTotp } from './server-secret.ts';

const BATCH = 500;
/** Where secrets of authenticator apps are, and which column says whose they are. */
const TOTP_PLACES = [
  { table: 'accounts', owner: 'id' },
  { table: 'removed_ways', owner: 'account_id' },
];

/**
 * Finds the key and has every secret sealed with it: those from before there was one, and those of an older key. A key
 * that does not fit stops the start before anything is written; a new one is made only where nothing is sealed yet.
 */
export async function openSecrets(env: Env, dataRoot: string, db: Database): Promise<Secrets> {
  try {
    const keyring = await db.transaction(async (tx) => {
      // One at a time: two processes that start at once must not make a key each.
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('seal secrets', 0))`);
      return sealKeys(tx, await findKeyring(tx, env, dataRoot));
    });
    for (const place of TOTP_PLACES)
      while ((await db.transaction((tx) => sealTotpSecrets(tx, keyring, place))) === BATCH);
    return createSecrets(keyring);
  } catch (error) {
    if (!(error instanceof UnknownKeyError)) throw error;
    throw new StartError(
      `The secret key is not the one that this database was sealed with: ${error.message}. ` +
        'Give the right one in PARLEY_SECRET_KEY, or name the earlier one in PARLEY_OLD_SECRET_KEYS. Nothing was changed.',
    );
  }
}

async function findKeyring(tx: Transaction, env: Env, dataRoot: string): Promise<Keyring> {
  const known = readKeyring(env, dataRoot);
  if (known) return known;
  const sealed = (await readKeys(tx)).find(({ value }) => isSealed(value));
  if (sealed) throw new UnknownKeyError(`there is no key, neither in the settings nor in ${dataRoot}`);
  makeKeyFile(dataRoot);
  return readKeyring(env, dataRoot) as Keyring;
}

async function readKeys(tx: Transaction) {
  const { rows } = await tx.query<{ name: string; value: Buffer }>(sql`
    select name, value from server_secrets order by name for update`);
  return rows;
}

async function sealKeys(tx: Transaction, keyring: Keyring): Promise<Keyring> {
  for (const { name, value } of await readKeys(tx)) {
    const place = placeOfKey(name);
    if (keyring.isCurrent(value)) keyring.open(value, place);
    else await tx.query(sql`update server_secrets set value = ${keyring.reseal(value, place)} where name = ${name}`);
  }
  return keyring;
}

interface SealedSecret {
  id: number;
  owner: number;
  /** Never null: only rows that have one are asked for. */
  totp_secret: Buffer;
}

/** How many it has sealed; fewer than a batch means that all are. */
async function sealTotpSecrets(
  tx: Transaction,
  keyring: Keyring,
  { table, owner }: (typeof TOTP_PLACES)[number],
): Promise<number> {
  const key = sql`substring(totp_secret from 1 for ${sql.raw(String(PREFIX_LENGTH))})`;
  const { rows } = await tx.query<SealedSecret>(sql`
    select id, ${sql.identifier(owner)} as owner, totp_secret from ${sql.identifier(table)}
    where totp_secret is not null and (${key} < ${keyring.prefix} or ${key} > ${keyring.prefix})
    limit ${BATCH} for update`);
  for (const { id, owner, totp_secret } of rows) {
    const sealed = keyring.reseal(totp_secret, placeOfTotp(Number(owner)));
    await tx.query(sql`update ${sql.identifier(table)} set totp_secret = ${sealed} where id = ${id}`);
  }
  return rows.length;
}
