import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** Tables whose rows belong to a session or to an account, never to both, and what may be there once per owner. */
const OWNED = [
  { table: 'saved_jobs', key: ['job_id'] },
  { table: 'company_followers', key: ['company_id'] },
] as const;

/** Tables that keep the session and note the account beside it; logs in parts by time, or small. */
const NOTED = ['job_clicks', 'job_exposures', 'tracking_events', 'get_started_records'] as const;

const CLOCKS_DIFFER_MS = 3600_000;

/**
 * Hands what a guest has done to the account: saved jobs, follows and history. What the account has already stays as it
 * is. Views hang on the session, which lives on under a new token.
 */
export async function moveGuestRows(tx: Transaction, sessionId: number, accountId: number, now: Date) {
  for (const { table, key } of OWNED) {
    const name = sql.identifier(table);
    const same = sql.join(
      key.map((column) => sql`mine.${sql.identifier(column)} = guest.${sql.identifier(column)}`),
      ' and ',
    );
    await tx.query(sql`
      delete from ${name} guest using ${name} mine
      where guest.session_id = ${sessionId} and mine.account_id = ${accountId} and ${same}`);
    await tx.query(sql`
      update ${name} set account_id = ${accountId}, session_id = null where session_id = ${sessionId}`);
  }
  const { created_at } = await tx.queryOne<{ created_at: Date }>(sql`
    select created_at from sessions where id = ${sessionId}`);
  // Nothing was done in a session before there was one, give or take what clocks differ: other parts are left alone.
  const since = new Date(created_at.getTime() - CLOCKS_DIFFER_MS).toISOString();
  const until = new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString();
  for (const table of NOTED) {
    await tx.query(sql`
      update ${sql.identifier(table)} set account_id = ${accountId}
      where session_id = ${sessionId} and account_id is null
        and created_at >= ${since} and created_at <= ${until}`);
  }
}
