import type pg from 'pg';
import { hashToken, newToken, SESSION_COOKIE } from '#src/modules/accounts/server/sessions/session-token.ts';
import { TestVisitor } from '../test-app.ts';
import { insertRow } from './insert-row.ts';

/** A browser in which the account is already signed in, without the way through codes and their limits. */
export async function openSession(
  pool: pg.Pool,
  email: string,
  address: string,
  now = new Date(),
): Promise<TestVisitor> {
  const { rows } = await pool.query<{ id: number }>('select id from accounts where email = $1', [email]);
  const token = newToken();
  await insertRow(pool, 'sessions', {
    token_hash: hashToken(token),
    account_id: rows[0]?.id,
    country_id: 196,
    language_id: 1,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + 30 * 86_400_000),
    created_at: now,
  });
  const visitor = new TestVisitor(address);
  visitor.cookies.set(SESSION_COOKIE, token);
  return visitor;
}
