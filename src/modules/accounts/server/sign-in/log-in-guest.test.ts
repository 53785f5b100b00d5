import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('guest login', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const login = 'POST /authentication/guest/login';

  it('AUTH-01 gives a visitor without a session a new one and keeps what the device told', async () => {
    const visitor = app.visitor();
    const answer = await visitor.api(login, {
      guest_role: 'jobseeker',
      country_id: 196,
      language_id: 2,
      fcm_token_web: 'push-token',
      device_name: 'Firefox',
      device_type: 'web',
      device_uuid: 'uuid-1',
      device_udid: 'udid-1',
    });
    expect(answer).toMatchObject({ is_guest: true, is_new_session: true, guest_role: 'jobseeker' });
    const { rows } = await app.database.pool.query('select * from sessions order by id desc limit 1');
    expect(rows[0]).toMatchObject({
      account_id: null,
      country_id: 196,
      language_id: 2,
      fcm_token_web: 'push-token',
      device_name: 'Firefox',
      device_type: 'web',
      device_uuid: 'uuid-1',
      device_udid: 'udid-1',
    });
  });

  it('AUTH-01 stores only the hash of the token and hands it out in a HttpOnly, SameSite cookie', async () => {
    const visitor = app.visitor();
    const response = await visitor.fetch('/api/authentication/guest/login', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('parley_session='));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain(`Max-Age=${30 * 24 * 3600}`);
    const token = visitor.cookies.get('parley_session') ?? '';
    const hash = createHash('sha256').update(token).digest();
    const { rows } = await app.database.pool.query('select 1 from sessions where token_hash = $1', [hash]);
    expect(rows).toHaveLength(1);
    expect(await response.text()).not.toContain(token);
  });

  it('AUTH-01 marks the cookie Secure where the site is', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
    for (const [settings, isSecure] of [
      [{ TRUST_PROXY: '1' }, true],
      [{ PUBLIC_URL: 'https://parley.example' }, true],
      // Anyone can write that header; without a proxy that is ours it counts for nothing.
      [{}, false],
    ] as const) {
      const site = await startTestApp(settings);
      const login = { method: 'POST', body: '{}', headers };
      const cookies = (await site.visitor().fetch('/api/authentication/guest/login', login)).headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      expect(cookies.map((cookie) => cookie.includes('; Secure'))).toEqual(cookies.map(() => isSecure));
      await site.close();
    }
  });

  it('AUTH-01 makes no second session while the cookie holds, also under parallel calls', async () => {
    const visitor = app.visitor();
    await visitor.api(login);
    const count = async () => (await app.database.pool.query('select count(*) from sessions')).rows[0].count;
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.api(login)));
    expect(answers.every((answer) => !answer.is_new_session)).toBe(true);
    expect(await count()).toBe(before);
  });

  it('AUTH-01 starts anew when the session has run out after 30 days', async () => {
    const visitor = app.visitor();
    await visitor.api(login);
    const first = visitor.cookies.get('parley_session');
    app.clock.advance({ days: 30, seconds: 1 });
    expect((await visitor.api(login)).is_new_session).toBe(true);
    expect(visitor.cookies.get('parley_session')).not.toBe(first);
  });

  it('AUTH-01 ERR-01 refuses bad device facts by field and writes nothing', async () => {
    const { status, envelope } = await app.visitor().call('POST', '/authentication/guest/login', {
      guest_role: 'king',
      language_id: 99,
      device_name: 'x'.repeat(300),
    });
    expect(status).toBe(400);
    expect(envelope.code).toBe(40001);
    const { fields } = envelope.data as { fields: Record<string, string> };
    expect(Object.keys(fields).sort()).toEqual(['device_name', 'guest_role', 'language_id']);
  });
});
