import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isSealed, type Keyring, PREFIX_LENGTH } from '#src/platform/secrets/keyring.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';

/** The rings that this process was started with. A sealed value names its key, so the right one is always found. */
const rings = new Map<string, Keyring>();

export function createSecrets(keyring: Keyring): Secrets {
  rings.set(keyring.prefix.toString('hex'), keyring);
  // They never change, only their seals do; a run of letters wants the same one for each.
  const opened = new Map<string, Buffer>();
  return {
    read: async (tx, name) => {
      const key = opened.get(name) ?? (await readServerSecret(tx, name));
      opened.set(name, key);
      return key;
    },
    sealTotp: (accountId: number, secret: Buffer): Buffer => keyring.seal(secret, placeOfTotp(accountId)),
    /** While an older version still runs beside this one, it writes them plain; the next start seals those. */
    openTotp: (accountId: number, value: Buffer): Buffer =>
      isSealed(value) ? keyring.open(value, placeOfTotp(accountId)) : value,
  };
}

/** A key of this installation; each has one use. */
export async function readServerSecret(tx: Reader, name: string): Promise<Buffer> {
  const { rows } = await tx.query<{ value: Buffer }>(sql`select value from server_secrets where name = ${name}`);
  const sealed = rows[0]?.value;
  if (!sealed) throw new Error(`The key '${name}' is missing from server_secrets`);
  const ring = rings.get(sealed.subarray(0, PREFIX_LENGTH).toString('hex'));
  if (!ring) throw new Error(`The key '${name}' is not sealed with a key of this process`);
  return ring.open(sealed, placeOfKey(name));
}

export function placeOfKey(name: string): string {
  return `server_secrets ${name}`;
}

export function placeOfTotp(accountId: number): string {
  return `accounts.totp_secret ${accountId}`;
}
