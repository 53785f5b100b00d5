import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { cleanName } from './clean-name.ts';

/** Another name for a file; the ending stays, because it says what the content is. */
export async function renameFile(tx: Transaction, fileId: string, name: string): Promise<void> {
  const { name: before } = await tx.queryOne<{ name: string }>(
    sql`select name from files where id = ${fileId}::uuid for update`,
  );
  const ending = before.slice(before.lastIndexOf('.') + 1);
  const stem = name.toLowerCase().endsWith(`.${ending}`) ? name.slice(0, -ending.length - 1) : name;
  await tx.query(sql`update files set name = ${cleanName(`${stem}.${ending}`, ending)} where id = ${fileId}::uuid`);
}
