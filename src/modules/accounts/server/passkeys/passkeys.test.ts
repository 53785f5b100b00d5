import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { SoftwarePasskey } from '#test/software-passkey.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SITE = 'https://parley.example';
const FINISH = '/authentication/passkeys/sign-in/finish';

describe('passkeys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: SITE });
  });
  afterAll(() => app.close());

  async function enrol(email: string, passkey = new SoftwarePasskey(SITE)) {
    const person = await signIn(app, email);
    const { token, options } = await person.api('POST /authentication/passkeys/register/start');
    const response = passkey.register(options);
    const made = await person.api('POST /authentication/passkeys/register/finish', { token, response, name: 'Phone' });
    return { person, passkey, made };
  }

  async function enter(passkey: SoftwarePasskey, visitor: TestVisitor = app.visitor()) {
    const { token, options } = await visitor.api('POST /authentication/passkeys/sign-in/start');
    const body = { token, response: passkey.signIn(options) };
    return { visitor, body, answer: await visitor.call('POST', FINISH, body) };
  }

  it('AUTH-02 AUTH-04 let in without a code and without a second factor', async () => {
    const email = 'passkey@example.com';
    const { person, passkey, made } = await enrol(email);
    expect(made).toMatchObject({ name: 'Phone', is_synced: false, last_used_at: null });
    expect((await newestMessage(app, email))?.subject).toBe('A passkey was added to your Parley account');
    await app.database.pool.query('update accounts set totp_enabled_at = now() where email = $1', [email]);
    const { visitor, answer } = await enter(passkey);
    expect(answer.envelope.data).toMatchObject({ is_signed_in: true, needs_two_factor: false });
    expect(await visitor.api('GET /jobseeker/me')).toMatchObject({ email, has_passkey: true });
    const { passkeys } = await person.api('GET /authentication/passkeys');
    expect(passkeys[0]?.last_used_at).not.toBeNull();
  });

  it('AUTH-10 take an answer once, with its own challenge, and refuse an old counter', async () => {
    const { passkey } = await enrol('replay@example.com');
    const { body } = await enter(passkey);
    expect((await app.visitor().call('POST', FINISH, body)).envelope.code).toBe(41041);
    const other = await app.visitor().api('POST /authentication/passkeys/sign-in/start');
    const swapped = { token: other.token, response: body.response };
    expect((await app.visitor().call('POST', FINISH, swapped)).envelope.code).toBe(49115);
    passkey.counter = 0;
    expect((await enter(passkey)).answer.envelope.code).toBe(49115);
    app.clock.advance({ minutes: 10 });
    expect((await app.visitor().call('POST', FINISH, swapped)).envelope.code).toBe(41042);
  });

  it('AUTH-10 refuse another site, an unknown key, and a device that asked nobody', async () => {
    const { passkey } = await enrol('strict@example.com');
    const foreign = new SoftwarePasskey('https://evil.example');
    const person = await signIn(app, 'foreign@example.com');
    const start = await person.api('POST /authentication/passkeys/register/start');
    const refused = await person.call('POST', '/authentication/passkeys/register/finish', {
      token: start.token,
      response: foreign.register(start.options),
    });
    expect(refused.envelope.code).toBe(49115);
    expect((await enter(new SoftwarePasskey(SITE))).answer.envelope.code).toBe(49115);
    const visitor = app.visitor();
    const { token, options } = await visitor.api('POST /authentication/passkeys/sign-in/start');
    const response = passkey.signIn(options, false);
    expect((await visitor.call('POST', FINISH, { token, response })).envelope.code).toBe(49115);
  });

  it('AUTH-10 belong to one account: neither a ticket nor a key can be used by another', async () => {
    const { passkey, made } = await enrol('owner@example.com');
    const thief = await signIn(app, 'thief@example.com');
    const { token, options } = await thief.api('POST /authentication/passkeys/register/start');
    const again = { token, response: passkey.register(options) };
    expect((await thief.call('POST', '/authentication/passkeys/register/finish', again)).envelope.code).toBe(49115);
    for (const [method, body] of [
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await thief.call(method, `/authentication/passkeys/${made.id}`, body);
      expect(answer.envelope.code).toBe(40004);
    }
  });

  it('AUTH-11 are renamed and removed, never the last way in', async () => {
    const { person, passkey, made } = await enrol('rename@example.com');
    const renamed = await person.api('PATCH /authentication/passkeys/:id', { id: made.id, name: 'Key' });
    expect(renamed.name).toBe('Key');
    const onlyWay = "update accounts set is_email_verify = $1 where email = 'rename@example.com'";
    await app.database.pool.query(onlyWay, [false]);
    expect((await person.call('DELETE', `/authentication/passkeys/${made.id}`)).envelope.code).toBe(49114);
    await app.database.pool.query(onlyWay, [true]);
    await person.api('DELETE /authentication/passkeys/:id', { id: made.id });
    expect((await enter(passkey)).answer.envelope.code).toBe(49115);
  });

  it('AUTH-02 are not offered at an address without a name', async () => {
    const bare = await startTestApp();
    const visitor = bare.visitor();
    expect((await visitor.api('GET /authentication/providers')).passkeys).toBe(false);
    expect((await visitor.call('POST', '/authentication/passkeys/sign-in/start', {})).envelope.code).toBe(49117);
    await bare.close();
  });
});
