import type { TestApp, TestVisitor } from '../test-app.ts';
import { signIn } from './sign-in.ts';

let made = 0;

export interface TestPerson {
  visitor: TestVisitor;
  id: number;
}

/** Someone signed in with the role; its address is new. */
export async function signInAs(app: TestApp, role: 'talent' | 'recruiter' | 'operator'): Promise<TestPerson> {
  made += 1;
  const email = `${role}-${made}@people.example`;
  const visitor = await signIn(app, email);
  // An operator may do nothing before two-factor sign-in is on.
  const { rows } = await app.database.pool.query<{ id: number }>(
    `update accounts set role = $2, first_name = $3, last_name = 'Tan',
       totp_enabled_at = case when $2 = 'operator' then now() end where email = $1 returning id`,
    [email, role, `Person ${made}`],
  );
  return { visitor, id: rows[0]?.id as number };
}

/** A Boss, of the company when one is named. */
export async function signInBoss(
  app: TestApp,
  companyId?: number,
  role: 'recruiter' | 'admin' | 'coordinator' = 'recruiter',
): Promise<TestPerson> {
  const boss = await signInAs(app, 'recruiter');
  if (companyId !== undefined) {
    await app.database.pool.query(
      `insert into company_members (company_id, account_id, role, position) values ($1, $2, $3, 'Talent Lead')`,
      [companyId, boss.id, role],
    );
  }
  return boss;
}
