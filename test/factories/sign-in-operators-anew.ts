import type { TestApp } from '../test-app.ts';

/** Operators sign in anew each day; for tests that let more time pass than a session of theirs lasts. */
export async function signInOperatorsAnew(app: TestApp): Promise<void> {
  await app.database.pool.query(
    `update sessions set signed_in_at = $1::timestamptz, proved_at = $1::timestamptz, factor_proved_at = $1::timestamptz, expires_at = $1::timestamptz + interval '8 hours'
     where account_id in (select id from accounts where role = 'operator')`,
    [app.clock.now()],
  );
}
