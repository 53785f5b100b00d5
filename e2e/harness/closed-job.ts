import pg from 'pg';
import { inject } from 'vitest';

/** Closes a job as a Boss would, in the database and past the site, and opens it again when the work is done. */
export async function whileClosed(id: string | undefined, work: () => Promise<void>): Promise<void> {
  const database = new pg.Client({ connectionString: inject('siteDatabaseUrl') });
  await database.connect();
  try {
    await database.query(
      `update jobs set status = 'closed', closed_at = now(), close_reason = 'cancelled' where id = $1`,
      [id],
    );
    await work();
  } finally {
    await database.query(`update jobs set status = 'open', closed_at = null, close_reason = null where id = $1`, [id]);
    await database.end();
  }
}
