import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { liftSuspension, suspendAccount } from '../accounts.public.ts';

describe('who may not sign in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      PARLEY_APPEAL_EMAIL: 'help@parley.example',
    });
  });
  afterAll(() => app.close());

  async function enter(email: string) {
    app.clock.advance({ minutes: 2 });
    const visitor = app.visitor();
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, email);
    const { envelope } = await visitor.call('POST', '/authentication/otp/verify', { channel: 'email', email, code });
    return { visitor, envelope };
  }

  it('AUTH-10 a suspension ends sessions at once, tells its owner why and where to appeal, and can be lifted', async () => {
    const email = 'stopped@example.com';
    const person = await signIn(app, email);
    const { id } = await person.api('GET /jobseeker/me');
    const suspension = { accountId: id, code: 41047, reason: 'Asked for a deposit.', at: app.clock.now() } as const;
    await app.database.db.transaction((tx) => suspendAccount(tx, suspension));
    expect((await person.call('GET', '/jobseeker/me')).status).toBe(401);
    const { envelope } = await enter(email);
    expect(envelope).toMatchObject({ code: 41047, message: expect.stringContaining('Asked for a deposit.') });
    expect(envelope.message).toContain('help@parley.example');
    const stranger = await app.visitor().call('POST', '/authentication/login', { email, password: 'a guess of mine' });
    expect(stranger.envelope).toMatchObject({ code: 40002 });
    await app.database.db.transaction((tx) => liftSuspension(tx, id));
    expect((await enter(email)).envelope.code).toBe(0);
  });

  it('AUTH-10 a Boss of a company whose state forbids it is told so, also when switching; a talent is not stopped', async () => {
    const { pool } = app.database;
    await pool.query("alter table companies add column if not exists status text not null default 'active'");
    const company = await createCompany(pool);
    const boss = await signIn(app, 'boss@example.com');
    const { id } = await boss.api('GET /jobseeker/me');
    await pool.query(
      "insert into company_members (company_id, account_id, role, position) values ($1, $2, 'admin', 'x')",
      [company.id, id],
    );
    await boss.api('POST /authentication/switch-role', { role: 'recruiter' });
    await pool.query("update companies set status = 'suspended' where id = $1", [company.id]);
    expect((await boss.call('POST', '/authentication/switch-role', { role: 'recruiter' })).envelope.code).toBe(41345);
    expect((await enter('boss@example.com')).envelope.code).toBe(0);
    await pool.query("update accounts set role = 'recruiter' where id = $1", [id]);
    expect((await enter('boss@example.com')).envelope).toMatchObject({
      code: 41345,
      message: expect.stringContaining('help@parley.example'),
    });
  });
});
