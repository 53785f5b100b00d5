import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('magic links', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  let browser: TestVisitor;
  const send = (email: string, more = {}) => {
    browser = app.visitor();
    return browser.call('POST', '/authentication/magic-link/send', { email, agree_terms: true, ...more });
  };
  const use = (token: string, more = {}, visitor = browser) =>
    visitor.call('POST', '/authentication/magic-link/use', { token, ...more });
  const sentToken = async (email: string) =>
    /#magic=([\w-]+)/.exec((await newestMessage(app, email))?.body_text ?? '')?.[1] ?? '';

  it('AUTH-02 sign up and in, once, and go on where the visitor was', async () => {
    await send('link@example.com', { redirect: '/en/job/1?x=2' });
    const token = await sentToken('link@example.com');
    const first = await use(token);
    expect(first.envelope.data).toMatchObject({ is_signed_in: true, is_new_account: true, redirect: '/en/job/1?x=2' });
    expect((await use(token, {}, app.visitor())).envelope.code).toBe(41041);
  });

  it('AUTH-10 ask in another browser first: a link of someone else’s signs nobody in by itself', async () => {
    await send('mallory@example.com');
    const token = await sentToken('mallory@example.com');
    const victim = app.visitor();
    await victim.call('POST', '/authentication/magic-link/send', { email: 'someone@example.com' });
    const { envelope } = await use(token, {}, victim);
    expect(envelope).toMatchObject({ code: 49121, message: expect.stringContaining('m•••@example.com') });
    expect((await victim.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await use(token, { confirm: true }, app.visitor())).envelope.data).toMatchObject({ is_signed_in: true });
  });

  it('AUTH-02 work 15 minutes', async () => {
    await send('slow@example.com');
    const token = await sentToken('slow@example.com');
    app.clock.advance({ minutes: 15 });
    expect((await use(token)).envelope.code).toBe(41042);
    expect((await use('x'.repeat(43))).envelope.code).toBe(41042);
  });

  it('AUTH-02 make no account for who has not agreed to the terms, and stay good until they have', async () => {
    await send('unsure@example.com', { agree_terms: false });
    const token = await sentToken('unsure@example.com');
    expect((await use(token)).envelope.code).toBe(49014);
    expect((await use(token, { agree_terms: true })).envelope.code).toBe(0);
  });

  it('AUTH-10 are sent alike to known and unknown addresses', async () => {
    await signIn(app, 'familiar@example.com');
    const [known, unknown] = [await send('familiar@example.com'), await send('unfamiliar@example.com')];
    expect(known.envelope).toEqual(unknown.envelope);
    expect((await send('unfamiliar@example.com')).envelope.code).toBe(40006);
  });

  it('AUTH-06 keep the token behind the # and only its hash in the database', async () => {
    await send('secret@example.com');
    const token = await sentToken('secret@example.com');
    expect(token.length).toBeGreaterThan(40);
    const { rows } = await app.database.pool.query('select sign_in_tickets::text as text from sign_in_tickets');
    expect(rows.every((row) => !row.text.includes(token))).toBe(true);
  });

  it('AUTH-06 never lead to a site that the Host header names', async () => {
    const body = JSON.stringify({ email: 'victim@example.com' });
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'evil.example', 'content-type': 'application/json' };
      const sent = request(`${app.address}/api/authentication/magic-link/send`, { method: 'POST', headers });
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      sent.end(body);
    });
    expect(status).toBe(503);
    expect(await newestMessage(app, 'victim@example.com')).toBeUndefined();
  });
});
