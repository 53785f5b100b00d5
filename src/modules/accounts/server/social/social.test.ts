import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, proveByMail, sentCode, signIn } from '#test/factories/sign-in.ts';
import { type OidcPerson, type OidcServer, SITE, startOidcServer } from '#test/oidc-server.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import type { SocialProvider } from '../../social-providers.ts';

const FINISH = '/authentication/social/finish';
const callback = (provider: string) => `${SITE}/authentication/social/${provider}/callback`;

describe('social sign-in', () => {
  let app: TestApp;
  let oidc: OidcServer;
  let apple: OidcServer;
  beforeAll(async () => {
    const keys = await generateKeyPair('ES256', { extractable: true });
    oidc = await startOidcServer([callback('google'), callback('facebook'), callback('linkedin')]);
    apple = await startOidcServer([callback('apple')], { appleKey: keys.publicKey });
    const { issuer, clientId, clientSecret } = oidc;
    const set = (prefix: string) => ({
      [`${prefix}_CLIENT_ID`]: clientId,
      [`${prefix}_CLIENT_SECRET`]: clientSecret,
      [`${prefix}_ISSUER`]: issuer,
    });
    app = await startTestApp({
      PUBLIC_URL: SITE,
      ...set('GOOGLE'),
      ...set('FACEBOOK'),
      ...set('LINKEDIN'),
      APPLE_CLIENT_ID: 'parley',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: (await exportPKCS8(keys.privateKey)).replaceAll('\n', '\\n'),
      APPLE_ISSUER: apple.issuer,
    });
  });
  afterAll(async () => {
    await app.close();
    oidc.close();
    apple.close();
  });

  const ada = (name: string, more: Partial<OidcPerson> = {}): OidcPerson => ({
    sub: `sub-${name}`,
    email: `${name}@example.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Love+lace',
    ...more,
  });

  /** Goes to the provider and back; answers where the callback leads to. */
  async function travel(
    person: OidcPerson,
    visitor: TestVisitor,
    provider: SocialProvider = 'google',
    redirect?: string,
  ) {
    oidc.state.person = person;
    const { url } = await visitor.api('POST /authentication/social/:provider/start', { provider, redirect });
    const { back } = await oidc.travel(url);
    return arrive(visitor, back.pathname + back.search);
  }

  async function arrive(visitor: TestVisitor, path: string) {
    const response = await visitor.fetch(path);
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  }

  const tokenIn = (place: string) => /#social=([\w-]{43})$/.exec(place)?.[1] ?? 'none'.repeat(10);

  async function signInWith(person: OidcPerson, visitor = app.visitor(), provider: SocialProvider = 'google') {
    const token = tokenIn(await travel(person, visitor, provider));
    return visitor.call('POST', FINISH, { token, agree_terms: true });
  }

  async function subjectsOf(email: string): Promise<string[]> {
    const { rows } = await app.database.pool.query<{ subject: string }>(
      'select subject from social_identities join accounts on accounts.id = account_id where accounts.email = $1',
      [email],
    );
    return rows.map(({ subject }) => subject);
  }

  it('AUTH-02 tells which providers are configured, and none without keys', async () => {
    const { social } = await app.visitor().api('GET /authentication/providers');
    expect(social.map(({ name }) => name)).toEqual(['Google', 'Facebook', 'Apple', 'LinkedIn']);
    const bare = await startTestApp();
    const answer = await bare.visitor().api('GET /authentication/providers');
    expect(answer).toMatchObject({ social: [], singpass: false, challenge: null });
    const refused = await bare.visitor().call('POST', '/authentication/social/google/start', {});
    expect(refused.envelope.code).toBe(40004);
    await bare.close();
  });

  it.each(['google', 'facebook', 'linkedin'] as const)(
    'AUTH-02 signs up with %s once the terms are agreed to, then in without a question',
    async (provider) => {
      const person = ada(`new-${provider}`);
      const visitor = app.visitor();
      const place = await travel(person, visitor, provider, '/en/jobs?x=1');
      expect(place).toMatch(/^\/en\/get-started\?redirect=%2Fen%2Fjobs%3Fx%3D1#social=/);
      expect(place).not.toContain(visitor.cookies.get('parley_session') ?? 'no session');
      const token = tokenIn(place);
      expect((await visitor.call('POST', FINISH, { token })).envelope.code).toBe(49014);
      const { envelope } = await visitor.call('POST', FINISH, { token, agree_terms: true });
      expect(envelope.data).toMatchObject({ is_signed_in: true, is_new_account: true, redirect: '/en/jobs?x=1' });
      const me = await visitor.api('GET /jobseeker/me');
      expect(me).toMatchObject({
        email: person.email,
        first_name: 'Ada',
        last_name: 'Love lace',
        is_email_verify: true,
      });
      expect(me.terms_version).not.toBeNull();
      const again = await signInWith({ ...person, email: 'changed@example.com' }, app.visitor(), provider);
      expect(again.envelope.data).toMatchObject({ is_signed_in: true, is_new_account: false });
    },
  );

  it('AUTH-02 takes Apple’s form and signs its secret', async () => {
    const visitor = app.visitor();
    apple.state.person = ada('apple', { given_name: undefined, family_name: undefined, email_verified: 'true' });
    const { url } = await visitor.api('POST /authentication/social/:provider/start', { provider: 'apple' });
    const { back, form } = await apple.travel(url);
    form?.set('user', JSON.stringify({ name: { firstName: 'Grace', lastName: 'Hopper' } }));
    // The form comes from another site, so no cookie of ours does.
    const posted = await app.visitor({ 'sec-fetch-site': 'cross-site' }).fetch(back.pathname, {
      method: 'POST',
      body: form,
    });
    expect(posted.status).toBe(303);
    const token = tokenIn(await arrive(visitor, posted.headers.get('location') ?? ''));
    await visitor.api('POST /authentication/social/finish', { token, agree_terms: true });
    expect(await visitor.api('GET /jobseeker/me')).toMatchObject({ first_name: 'Grace', email: 'apple@example.com' });
    expect(apple.state.signedSecrets).toBe(1);
  });

  it('AUTH-02 connects to the account that has the verified address', async () => {
    await signIn(app, 'known@example.com');
    const visitor = app.visitor();
    const { envelope } = await signInWith(ada('known'), visitor);
    expect(envelope.data).toMatchObject({ is_signed_in: true, is_new_account: false });
    const { connections } = await visitor.api('GET /authentication/social');
    expect(connections).toMatchObject([{ provider: 'google', email: 'known@example.com', can_disconnect: true }]);
  });

  it('AUTH-02 AUTH-05 opens no account on an unverified address; a code to it does', async () => {
    await signIn(app, 'victim@example.com');
    app.clock.advance({ minutes: 2 });
    const visitor = app.visitor();
    const token = tokenIn(await travel(ada('victim', { email_verified: false }), visitor));
    const first = await visitor.call('POST', FINISH, { token, agree_terms: true });
    expect(first.envelope.data).toMatchObject({
      is_signed_in: false,
      needs_email: true,
      suggested_email: 'victim@example.com',
    });
    const email = 'victim@example.com';
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const wrong = await visitor.call('POST', FINISH, { token, email, code: '000000' });
    expect(wrong.envelope.code).toBe(41040);
    const code = await sentCode(app, email);
    const done = await visitor.call('POST', FINISH, { token, email, code });
    expect(done.envelope.data).toMatchObject({ is_signed_in: true, is_new_account: false });
  });

  it('AUTH-10 refuses a sign-in that another browser began (login CSRF), and works once', async () => {
    const mallory = app.visitor();
    const token = tokenIn(await travel(ada('mallory'), mallory));
    const victim = app.visitor();
    await travel(ada('bob'), victim);
    expect((await victim.call('POST', FINISH, { token, agree_terms: true })).envelope.code).toBe(41042);
    expect((await app.visitor().call('POST', FINISH, { token, agree_terms: true })).envelope.code).toBe(41042);
    expect((await mallory.call('POST', FINISH, { token, agree_terms: true })).envelope.code).toBe(0);
    await mallory.api('POST /authentication/logout');
    expect((await mallory.call('POST', FINISH, { token, agree_terms: true })).envelope.code).toBe(41041);
  });

  it('AUTH-10 ends a trip whose state, cookie or code is not its own, and tells of a no', async () => {
    oidc.state.person = ada('state');
    const visitor = app.visitor();
    const { url } = await visitor.api('POST /authentication/social/:provider/start', { provider: 'google' });
    const { back } = await oidc.travel(url);
    const path = back.pathname + back.search;
    expect(await arrive(app.visitor(), path)).toBe('/en/get-started#social_error=failed');
    expect(await arrive(visitor, path.replace(/state=[^&]+/, 'state=other'))).toContain('social_error=failed');
    expect(await arrive(visitor, path.replace('/google/', '/linkedin/'))).toContain('social_error=failed');
    const other = app.visitor();
    const second = await other.api('POST /authentication/social/:provider/start', { provider: 'google' });
    const state = new URL(second.url).searchParams.get('state');
    const code = back.searchParams.get('code');
    expect(await arrive(other, `${back.pathname}?code=${code}&state=${state}`)).toContain('social_error=failed');
    const aim = { provider: 'google' as const, redirect: '/en/terms', role: 'recruiter' as const };
    const third = await other.api('POST /authentication/social/:provider/start', aim);
    const thirdState = new URL(third.url).searchParams.get('state');
    expect(await arrive(other, `${back.pathname}?error=access_denied&state=${thirdState}`)).toBe(
      '/en/get-started?role=recruiter&redirect=%2Fen%2Fterms#social_error=denied',
    );
  });

  it('AUTH-10 leads to no other site and sends PKCE, state and nonce', async () => {
    const visitor = app.visitor();
    const place = await travel(ada('redirect'), visitor, 'google', '//evil.example/x');
    const done = await visitor.call('POST', FINISH, { token: tokenIn(place), agree_terms: true });
    expect(done.envelope.data).toMatchObject({ redirect: null });
    const { url } = await app.visitor().api('POST /authentication/social/:provider/start', { provider: 'google' });
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({ code_challenge_method: 'S256', redirect_uri: callback('google') });
    expect(query.state && query.nonce && query.code_challenge).toMatch(/^[\w-]{43}$/);
  });

  it('AUTH-11 connects and disconnects in the settings, never the last way in', async () => {
    const person = await signIn(app, 'settings@example.com');
    const place = await travel(ada('elsewhere'), person, 'google', '/en/settings');
    expect(place).toMatch(/^\/en\/settings#social=/);
    const done = await person.call('POST', FINISH, { token: tokenIn(place) });
    expect(done.envelope.data).toMatchObject({ is_connected: true });
    const thief = await signIn(app, 'thief@example.com');
    const taken = await thief.call('POST', FINISH, { token: tokenIn(await travel(ada('elsewhere'), thief)) });
    expect(taken.envelope.code).toBe(49113);
    const onlyWay = "update accounts set is_email_verify = $1 where email = 'settings@example.com'";
    await app.database.pool.query(onlyWay, [false]);
    expect((await person.call('DELETE', '/authentication/social/google')).envelope.code).toBe(49114);
    await app.database.pool.query(onlyWay, [true]);
    await person.api('DELETE /authentication/social/:provider', { provider: 'google' });
    expect((await person.api('GET /authentication/social')).connections).toEqual([]);
  });

  it('SAFE-01 adds no account elsewhere with a stolen session, however the trip began', async () => {
    const owner = await signIn(app, 'robbed@example.com');
    app.clock.advance({ minutes: 11 });
    const session = owner.cookies.get('parley_session') ?? '';
    const steal = (thief: TestVisitor) => thief.cookies.set('parley_session', session);
    const start = (who: TestVisitor) => who.call('POST', '/authentication/social/google/start', {});
    const thief = app.visitor();
    steal(thief);
    expect((await start(thief)).envelope.code).toBe(49122);

    // Begun before the session was stolen, by nobody and by an account of the thief's own.
    const stranger = app.visitor();
    const asNobody = tokenIn(await travel(ada('evil-nobody'), stranger));
    steal(stranger);
    expect((await stranger.call('POST', FINISH, { token: asNobody })).envelope.code).toBe(49011);
    const other = await signIn(app, 'evil@example.com');
    const asOther = tokenIn(await travel(ada('evil-other'), other));
    steal(other);
    expect((await other.call('POST', FINISH, { token: asOther })).envelope.code).toBe(41042);

    // Begun by the owner with a proof: only the browser that went can end it, and not for ever.
    await proveByMail(app, owner, 'robbed@example.com');
    const token = tokenIn(await travel(ada('evil-late'), owner));
    expect((await thief.call('POST', FINISH, { token })).envelope.code).toBe(41042);
    await app.database.pool.query(`update sessions set proved_at = proved_at - interval '1 hour'`);
    expect((await owner.call('POST', FINISH, { token })).envelope.code).toBe(49122);
    expect((await owner.api('GET /authentication/social')).connections).toEqual([]);
  });

  it('SAFE-01 AUTH-11 brings back the account elsewhere that another one has replaced', async () => {
    const email = 'replaced@example.com';
    const person = await signIn(app, email);
    const connect = async (name: string) =>
      person.api('POST /authentication/social/finish', { token: tokenIn(await travel(ada(name), person)) });
    await connect('replaced-own');
    app.clock.advance({ days: 8 });
    await proveByMail(app, person, email);
    await connect('replaced-evil');
    const message = await newestMessage(app, email);
    const token = /way-back\?token=([\w-]{43})/.exec(message?.body_text ?? '')?.[1] ?? '';
    await app.visitor().api('POST /authentication/way-back', { token });
    expect(await subjectsOf(email)).toEqual(['sub-replaced-own']);
  });

  it('SAFE-01 AUTH-02 tells of an account elsewhere that becomes a way in at the sign-in, and takes it back', async () => {
    const email = 'quiet@example.com';
    await signIn(app, email);
    const thief = app.visitor();
    expect((await signInWith(ada('quiet'), thief)).envelope.data).toMatchObject({ is_signed_in: true });
    const message = await newestMessage(app, email);
    expect(message?.subject).toBe('An account was connected to your Parley account');
    const token = /way-back\?token=([\w-]{43})/.exec(message?.body_text ?? '')?.[1] ?? '';
    await app.visitor().api('POST /authentication/way-back', { token });
    expect((await thief.call('GET', '/jobseeker/me')).status).toBe(401);
    expect(await subjectsOf(email)).toEqual([]);
  });

  it('SAFE-01 AUTH-04 adds and replaces no account elsewhere before the second factor has passed', async () => {
    const email = 'two-steps@example.com';
    const owner = await signIn(app, email);
    await owner.api('POST /authentication/social/finish', { token: tokenIn(await travel(ada('two-steps'), owner)) });
    await app.database.pool.query('update accounts set totp_enabled_at = now() where email = $1', [email]);
    const stranger = await signInWith(ada('planted', { email }));
    expect(stranger.envelope.data).toMatchObject({ is_signed_in: false, needs_two_factor: true });
    expect(await subjectsOf(email)).toEqual(['sub-two-steps']);
  });

  it('AUTH-02 makes one account of parallel sign-ups with one address elsewhere', async () => {
    const person = ada('parallel');
    const trips = [];
    for (let index = 0; index < 5; index += 1) {
      const visitor = app.visitor();
      trips.push({ visitor, token: tokenIn(await travel({ ...person, sub: `p-${index % 2}` }, visitor)) });
    }
    const answers = await Promise.all(
      trips.map(({ visitor, token }) => visitor.call('POST', FINISH, { token, agree_terms: true })),
    );
    expect(answers.map(({ envelope }) => envelope.code)).toEqual([0, 0, 0, 0, 0]);
    const { rows } = await app.database.pool.query("select id from accounts where email = 'parallel@example.com'");
    expect(rows).toHaveLength(1);
  });

  it('AUTH-02 says so when a provider cannot be reached', async () => {
    const settings = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://127.0.0.1:9' };
    const alone = await startTestApp({ PUBLIC_URL: SITE, ...settings });
    const { envelope } = await alone.visitor().call('POST', '/authentication/social/google/start', {});
    expect(envelope.code).toBe(49112);
    await alone.close();
  });
});
