import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';

/** The key that one-time codes are hashed with; it was made when the database was. */
export async function readCodeSecret(tx: Transaction): Promise<Buffer> {
  const { rows } = await tx.execute<{ value: Buffer }>(
    sql`select value from server_secrets where name = 'one-time-codes'`,
  );
  const secret = rows[0]?.value;
  if (!secret) throw new Error('The key for one-time codes is missing from server_secrets');
  return secret;
}
