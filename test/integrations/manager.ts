import { createCompany } from '../factories/create-company.ts';
import { signInBoss } from '../factories/sign-in-boss.ts';
import type { TestApp } from '../test-app.ts';

/** A company and someone who manages it, who has just shown who they are. */
export async function makeManager(app: TestApp, wish: Record<string, unknown> = {}) {
  const company = await createCompany(app.database.pool, wish);
  app.clock.advance({ minutes: 2 });
  const { visitor, id } = await signInBoss(app, company.id, 'coordinator');
  const manager = { visitor, id, company, api: visitor.api };
  await prove(app, id);
  return manager;
}

/** This person's sessions have proved whose they are, and last as long as the test's clock wants. */
export async function prove(app: TestApp, accountId: number): Promise<void> {
  await app.database.pool.query(
    `update sessions set proved_at = $2, proved_by = 'email_code', expires_at = $2::timestamptz + interval '1 year'
      where account_id = $1`,
    [accountId, app.clock.now()],
  );
}
