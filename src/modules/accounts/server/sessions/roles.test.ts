import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, TestVisitor } from '#test/test-app.ts';

const HAND_OVER = '/authentication/hand-over';

describe('roles', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      PARLEY_REDIRECT_HOSTS: 'resume.parley.example,employer.localhost:3000',
      TRUST_PROXY: '1',
    });
  });
  afterAll(() => app.close());

  it('AUTH-09 a talent switches to employer and back, in this session only and under a new token', async () => {
    const person = await signIn(app, 'switch@example.com');
    app.clock.advance({ minutes: 2 });
    const elsewhere = await signIn(app, 'switch@example.com');
    const before = person.cookies.get('parley_session');
    expect(await person.api('POST /authentication/switch-role', { role: 'recruiter' })).toEqual({ role: 'recruiter' });
    const after = person.cookies.get('parley_session');
    expect(after).not.toBe(before);
    expect(await person.api('GET /jobseeker/me')).toMatchObject({ role: 'recruiter', own_role: 'talent' });
    expect((await elsewhere.api('GET /jobseeker/me')).role).toBe('talent');
    const old = new TestVisitor(app.address, { cookie: `parley_session=${before}` });
    expect((await old.call('POST', '/authentication/switch-role', { role: 'talent' })).status).toBe(401);
    app.clock.advance({ seconds: 11 });
    expect((await old.call('GET', '/jobseeker/me')).status).toBe(401);
    await person.api('POST /authentication/switch-role', { role: 'talent' });
    expect((await person.api('GET /jobseeker/me')).role).toBe('talent');
  });

  it('AUTH-09 an operator stays one, and nobody becomes one', async () => {
    const person = await signIn(app, 'operator@example.com');
    expect((await person.call('POST', '/authentication/switch-role', { role: 'operator' })).envelope.code).toBe(40001);
    await app.database.pool.query("update accounts set role = 'operator' where email = 'operator@example.com'");
    expect((await person.call('POST', '/authentication/switch-role', { role: 'talent' })).envelope.code).toBe(40005);
    expect((await person.api('GET /jobseeker/me')).role).toBe('operator');
  });

  it('AUTH-02 AUTH-09 signs up as recruiter, and lets a talent in as one', async () => {
    const enter = async (email: string) => {
      app.clock.advance({ minutes: 2 });
      const visitor = app.visitor();
      await visitor.api('POST /authentication/otp/send', { channel: 'email', email, agree_terms: true });
      const code = await sentCode(app, email);
      await visitor.api('POST /authentication/otp/verify', { channel: 'email', email, code, role: 'recruiter' });
      return visitor.api('GET /jobseeker/me');
    };
    expect(await enter('boss@example.com')).toMatchObject({ role: 'recruiter', own_role: 'recruiter' });
    await signIn(app, 'talent@example.com');
    expect(await enter('talent@example.com')).toMatchObject({ role: 'recruiter', own_role: 'talent' });
  });

  it('AUTH-09 a hand-over carries a code of 60 seconds to an allowed site, never the session', async () => {
    const person = await signIn(app, 'carry@example.com');
    const target = 'https://resume.parley.example/redirect?user=1';
    const { url } = await person.api('POST /authentication/hand-over', { target, redirect: '/build?x=1' });
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({ user: '1', lang: 'en', redirect: '/build?x=1' });
    expect(query.sessionid).toMatch(/^[\w-]{43}$/);
    expect([...person.cookies.values()]).not.toContain(query.sessionid);
    const { rows } = await app.database.pool.query('select sign_in_tickets::text as text from sign_in_tickets');
    expect(rows.some(({ text }) => text.includes(query.sessionid))).toBe(false);
    // Made for another site, it is worth nothing here.
    const here = await app.visitor().call('POST', `${HAND_OVER}/use`, { code: query.sessionid, confirm: true });
    expect(here.envelope.code).toBe(41042);
  });

  it('AUTH-09 a hand-over goes nowhere else', async () => {
    const person = await signIn(app, 'nowhere@example.com');
    const targets = [
      'https://evil.example/',
      'http://resume.parley.example/',
      'http://localhost.evil.example/',
      'https://resume.parley.example.evil.example/',
      'https://resume.parley.example@evil.example/',
      'https://a@resume.parley.example/',
      'javascript:alert(1)',
      '//resume.parley.example',
      '/redirect',
    ];
    for (const target of targets) {
      const { envelope } = await person.call('POST', HAND_OVER, { target });
      expect(envelope.code, target).toBe(49119);
    }
    const { url } = await person.api('POST /authentication/hand-over', {
      target: 'https://resume.parley.example/',
      redirect: 'https://evil.example',
    });
    expect(url).not.toContain('evil');
    // Without encryption it stays on this machine, whatever the machine is called.
    await person.api('POST /authentication/hand-over', { target: 'http://employer.localhost:3000/redirect' });
  });

  it('AUTH-09 a hand-over first says whose it is, then opens a session once, within 60 seconds', async () => {
    const person = await signIn(app, 'once@example.com');
    await person.api('PATCH /jobseeker/me', { first_name: 'Ada' });
    await person.api('POST /authentication/switch-role', { role: 'recruiter' });
    const target = 'https://resume.parley.example/redirect';
    const makeCode = async () => {
      const { url } = await person.api('POST /authentication/hand-over', { target, redirect: '/build' });
      return new URL(url).searchParams.get('sessionid') ?? '';
    };
    const code = await makeCode();
    const there = () => app.visitor({ 'x-forwarded-host': 'resume.parley.example' });
    const visitor = there();
    const asked = await visitor.api('POST /authentication/hand-over/use', { code });
    expect(asked).toMatchObject({ is_signed_in: false, name: 'Ada', masked_email: 'o•••@example.com' });
    expect((await visitor.call('GET', '/jobseeker/me')).status).toBe(401);
    const used = await visitor.api('POST /authentication/hand-over/use', { code, confirm: true });
    expect(used).toMatchObject({ is_signed_in: true, redirect: '/build' });
    expect(await visitor.api('GET /jobseeker/me')).toMatchObject({ email: 'once@example.com', role: 'recruiter' });
    const again = await there().call('POST', `${HAND_OVER}/use`, { code, confirm: true });
    expect(again.envelope.code).toBe(41041);
    const late = await makeCode();
    app.clock.advance({ seconds: 60 });
    expect((await there().call('POST', `${HAND_OVER}/use`, { code: late })).envelope.code).toBe(41042);
    expect((await person.call('POST', `${HAND_OVER}/use`, { code: late })).envelope.code).toBe(49011);
  });
});
