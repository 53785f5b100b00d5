import type pg from 'pg';
import { isSealed, PREFIX_LENGTH } from '../../src/platform/secrets/keyring.ts';

/** Which key the secrets of a database are sealed with; it is no secret itself. */
export async function readSealingKey(client: Pick<pg.ClientBase, 'query'>): Promise<string | null> {
  const { rows: known } = await client.query(`select to_regclass('server_secrets') is not null as "isThere"`);
  if (!known[0]?.isThere) return null;
  const { rows } = await client.query<{ value: Buffer }>('select value from server_secrets order by name');
  const sealed = rows.find(({ value }) => isSealed(value));
  return sealed ? sealed.value.subarray(0, PREFIX_LENGTH).toString('hex') : null;
}
