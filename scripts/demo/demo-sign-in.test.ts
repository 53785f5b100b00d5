import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { demoAccounts } from './accounts.data.ts';
import { demoSecrets, prepareDemoSignIn } from './demo-sign-in.ts';

const here = { PARLEY_DEMO: true, HOST: '127.0.0.1', TRUST_PROXY: 0 };

describe('demo accounts', () => {
  const folder = makeTemporaryFolder('parley-demo-');
  const secrets = demoSecrets(folder);
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const { email } of demoAccounts) {
      const role = email.startsWith('talent') ? 'talent' : email.startsWith('operator') ? 'operator' : 'recruiter';
      await app.database.pool.query(
        `insert into accounts (role, email, first_name, last_name, country_id, language) values ($1, $2, 'A', 'B', 196, 'en')`,
        [role, email],
      );
    }
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('AUTH-09 keep their password from one start to the next', () => {
    expect(demoSecrets(folder)).toEqual(secrets);
    expect(statSync(join(folder, 'demo-sign-in.json')).mode & 0o077).toBe(0);
  });

  const logIn = (email: string) =>
    app.visitor().call('POST', '/authentication/login', { email, password: secrets.password });

  it('AUTH-09 OPS-02 sign in with the demo password, operators with a second factor too', async () => {
    await prepareDemoSignIn(app.database.pool, here, secrets);
    for (const { email } of demoAccounts.slice(0, 3)) {
      expect((await logIn(email)).envelope.data, email).toMatchObject({ is_signed_in: true });
    }
    for (const email of ['operator@parley.example', 'operator2@parley.example', 'operator3@parley.example']) {
      const { data } = (await logIn(email)).envelope as { data: { token: string } };
      expect(data).toMatchObject({ needs_two_factor: true, two_factor_methods: ['totp'] });
      const totp = new TOTP({ secret: Secret.fromBase32(secrets.operatorSecret) });
      const code = totp.generate({ timestamp: app.clock.now().getTime() });
      const done = await app.visitor().call('POST', '/authentication/two-factor/verify', { token: data.token, code });
      expect(done.envelope.data).toMatchObject({ is_signed_in: true });
    }
  });

  it.each([
    ['a public address', { ...here, PUBLIC_URL: 'https://parley.example' }],
    ['a host that others reach', { ...here, HOST: '0.0.0.0' }],
    ['a proxy', { ...here, TRUST_PROXY: 1 }],
    ['real mail', { ...here, SMTP_URL: 'smtp://mail.example' }],
    ['no demo any more', { ...here, PARLEY_DEMO: false }],
  ])('AUTH-09 lose the password and their sessions with %s', async (_what, place) => {
    await prepareDemoSignIn(app.database.pool, here, secrets);
    const visitor = app.visitor();
    const email = 'talent@parley.example';
    await visitor.api('POST /authentication/login', { email, password: secrets.password });
    await prepareDemoSignIn(app.database.pool, place, secrets);
    expect((await logIn(email)).envelope.code).toBe(40002);
    expect((await visitor.call('GET', '/jobseeker/me')).status).toBe(401);
  });

  it('SAFE-02 have no rights left in the database of a real site, and get them back with the demo', async () => {
    const role = async () =>
      (await app.database.pool.query(`select role from accounts where email = 'operator@parley.example'`)).rows[0].role;
    await prepareDemoSignIn(app.database.pool, { ...here, PARLEY_DEMO: false }, secrets);
    expect(await role()).toBe('talent');
    await prepareDemoSignIn(app.database.pool, here, secrets);
    expect(await role()).toBe('operator');
  });
});
