import { hashToken, newToken } from '#src/modules/accounts/server/accounts.public.ts';
import { KEY_PREFIX, scopes } from '#src/modules/integrations/integration-rules.ts';
import type { TestApp, TestVisitor } from '../test-app.ts';
import { createCompany } from './create-company.ts';
import { createRecruiter } from './create-recruiter.ts';
import { insertRow } from './insert-row.ts';

/** A key with every scope, unless the test says otherwise, and a program that asks with it. */
export async function makeApiKey(
  app: Pick<TestApp, 'database' | 'clock' | 'visitor'>,
  companyId: number,
  accountId: number,
  wish: Record<string, unknown> = {},
): Promise<{ id: number; secret: string; program: TestVisitor }> {
  const secret = KEY_PREFIX + newToken();
  const { id } = await insertRow<{ id: number }>(app.database.pool, 'api_keys', {
    company_id: companyId,
    account_id: accountId,
    name: 'Our ATS',
    token_hash: hashToken(secret),
    last_four: secret.slice(-4),
    scopes: [...scopes],
    created_at: app.clock.now(),
    ...wish,
  });
  return { id, secret, program: app.visitor({ authorization: `Bearer ${secret}` }) };
}

/** A program of a company of its own. */
export async function makeProgram(app: Pick<TestApp, 'database' | 'clock' | 'visitor'>): Promise<TestVisitor> {
  const { pool } = app.database;
  const company = await createCompany(pool);
  const { id } = await createRecruiter(pool, company.id);
  await pool.query(`update company_members set role = 'coordinator' where account_id = $1`, [id]);
  return (await makeApiKey(app, company.id, id)).program;
}
