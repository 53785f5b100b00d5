import type { Database } from '#src/platform/database/database.ts';
import { errorCode } from '#src/platform/database/error-code.ts';
import { deleteInBatches, updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import { findLinks } from '../social/account-links.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Deletes an emptied account for good and gives how many rows went with it or forgot it. They go in batches first, so
 * that the account itself takes nothing along and no lock is held for long.
 */
export async function eraseAccount(db: Database, id: number): Promise<number> {
  const rows = await eraseRows(db, id);
  try {
    await db.query(sql`delete from accounts where id = ${id}`);
  } catch (error) {
    if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
    // A job must name who posted it: that account stays as an empty shell that nobody can sign in to.
    while ((await eraseRows(db, id)) > 0);
    await db.query(sql`update accounts set deleted_at = null, delete_after = null where id = ${id}`);
  }
  return rows + 1;
}

async function eraseRows(db: Database, id: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(sql`select id from sessions where account_id = ${id}`);
  // Sessions last, because what was done in them names the account too.
  let total = 0;
  for (const session of rows) total += await eraseLinked(db, 'sessions', session.id);
  return total + (await eraseLinked(db, 'accounts', id));
}

async function eraseLinked(db: Database, target: 'accounts' | 'sessions', id: number): Promise<number> {
  let total = 0;
  for (const { parts, column, fate } of await findLinks(db, target)) {
    const field = sql.identifier(column);
    for (const table of parts) {
      const chosen = { table, where: sql`${field} = ${id}` };
      if (fate === 'goes') total += await deleteInBatches(db, chosen);
      if (fate === 'forgets') total += await updateInBatches(db, chosen, sql`${field} = null`);
    }
  }
  return total;
}
