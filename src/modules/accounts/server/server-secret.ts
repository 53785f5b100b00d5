import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';

/** The key that one-time codes are hashed with; it was made when the database was. */
export function readCodeSecret(tx: Transaction): Promise<Buffer> {
  return readServerSecret(tx, 'one-time-codes');
}

/** A key of this installation; each has one use. */
export async function readServerSecret(tx: Transaction, name: string): Promise<Buffer> {
  const { rows } = await tx.execute<{ value: Buffer }>(sql`select value from server_secrets where name = ${name}`);
  const secret = rows[0]?.value;
  if (!secret) throw new Error(`The key '${name}' is missing from server_secrets`);
  return secret;
}
