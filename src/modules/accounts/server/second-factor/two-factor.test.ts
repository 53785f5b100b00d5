import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('two-factor sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const codeNow = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

  async function enrol(email: string) {
    const person = await signIn(app, email);
    const { secret, uri } = await person.api('POST /authentication/two-factor/enrol');
    const { recovery_codes } = await person.api('POST /authentication/two-factor/confirm', { code: codeNow(secret) });
    app.clock.advance({ minutes: 2 });
    return { person, secret, uri, recovery: recovery_codes };
  }

  async function firstFactor(email: string, visitor: TestVisitor = app.visitor()) {
    app.clock.advance({ minutes: 2 });
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, email);
    return { visitor, answer: await visitor.api('POST /authentication/otp/verify', { channel: 'email', email, code }) };
  }

  const verify = (visitor: TestVisitor, token: string | null, proof: object) =>
    visitor.call('POST', '/authentication/two-factor/verify', { token, ...proof });

  it('AUTH-04 is on once a code has confirmed it, and hands out ten recovery codes', async () => {
    const person = await signIn(app, 'enrol@example.com');
    const { secret, uri } = await person.api('POST /authentication/two-factor/enrol');
    expect(uri).toContain(`secret=${secret}`);
    expect((await person.api('GET /jobseeker/me')).has_two_factor).toBe(false);
    const wrong = await person.call('POST', '/authentication/two-factor/confirm', { code: '000000' });
    expect(wrong.envelope.code).toBe(49017);
    const answer = await person.api('POST /authentication/two-factor/confirm', { code: codeNow(secret) });
    expect(new Set(answer.recovery_codes).size).toBe(10);
    expect((await person.api('GET /jobseeker/me')).has_two_factor).toBe(true);
    const { rows } = await app.database.pool.query('select recovery_codes::text as text from recovery_codes');
    expect(rows.some((row) => row.text.includes(answer.recovery_codes[0]))).toBe(false);
  });

  it('AUTH-04 asks on a new device and not again on one that has passed', async () => {
    const email = 'newdevice@example.com';
    const { secret } = await enrol(email);
    const { visitor, answer } = await firstFactor(email);
    expect(answer).toMatchObject({ is_signed_in: false, needs_two_factor: true });
    expect((await visitor.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await verify(visitor, answer.token, { code: '000000' })).envelope.code).toBe(49017);
    const code = codeNow(secret);
    expect((await verify(visitor, answer.token, { code })).envelope).toMatchObject({ data: { is_signed_in: true } });
    expect((await verify(app.visitor(), answer.token, { code })).envelope.code).toBe(41041);
    await visitor.api('POST /authentication/logout');
    expect((await firstFactor(email, visitor)).answer).toMatchObject({ is_signed_in: true });
  });

  it('AUTH-04 is not fooled by a device_uuid that another device has used', async () => {
    const email = 'uuid@example.com';
    const { secret } = await enrol(email);
    const { visitor, answer } = await firstFactor(email);
    await verify(visitor, answer.token, { code: codeNow(secret), device_uuid: 'known-uuid' });
    const thief = app.visitor({ device_uuid: 'known-uuid' });
    expect((await firstFactor(email, thief)).answer).toMatchObject({ needs_two_factor: true });
  });

  it('AUTH-04 takes a code of the app once', async () => {
    const email = 'replay@example.com';
    const { secret } = await enrol(email);
    const [one, two] = [await firstFactor(email), await firstFactor(email)];
    const code = codeNow(secret);
    expect((await verify(one.visitor, one.answer.token, { code })).envelope.code).toBe(0);
    expect((await verify(two.visitor, two.answer.token, { code })).envelope.code).toBe(49017);
  });

  it('AUTH-04 takes each recovery code once', async () => {
    const email = 'recovery@example.com';
    const { recovery } = await enrol(email);
    const typed = recovery[0]?.toUpperCase().replaceAll('-', ' ');
    const one = await firstFactor(email);
    expect((await verify(one.visitor, one.answer.token, { recovery_code: typed })).envelope.code).toBe(0);
    const two = await firstFactor(email);
    expect((await verify(two.visitor, two.answer.token, { recovery_code: typed })).envelope.code).toBe(49017);
  });

  it('AUTH-04 AUTH-03 takes at most 10 wrong codes an hour, also 30 at once', async () => {
    const email = 'hammered@example.com';
    const { recovery } = await enrol(email);
    const { answer } = await firstFactor(email);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        verify(app.visitor(), answer.token, { recovery_code: `abcd-abcd-abcd-ab${index + 10}` }),
      ),
    );
    expect(guesses.filter((guess) => guess.envelope.code === 49017)).toHaveLength(10);
    expect((await verify(app.visitor(), answer.token, { recovery_code: recovery[1] })).envelope.code).toBe(40006);
  });

  it('AUTH-04 asks everywhere again after signing out everywhere, and is turned off with a proof of both factors only', async () => {
    const email = 'off@example.com';
    const { person, secret } = await enrol(email);
    const refused = await person.call('POST', '/authentication/two-factor/disable', { code: '000000' });
    expect(refused.envelope.code).toBe(49017);
    await person.api('POST /authentication/logout', { everywhere: true });
    const { visitor, answer } = await firstFactor(email, person);
    expect(answer.needs_two_factor).toBe(true);
    await verify(visitor, answer.token, { code: codeNow(secret) });
    app.clock.advance({ minutes: 1 });
    await visitor.api('POST /authentication/two-factor/disable', { code: codeNow(secret) });
    expect((await firstFactor(email)).answer).toMatchObject({ is_signed_in: true });
  });

  it('AUTH-02 a QR code lets a desktop in once a signed-in phone has confirmed it', async () => {
    const phone = await signIn(app, 'qr@example.com');
    const desktop = app.visitor({ 'user-agent': 'Desktop' });
    const { code, secret } = await desktop.api('POST /authentication/qr/start');
    const ask = (visitor: TestVisitor, key = secret) =>
      visitor.call('POST', '/authentication/qr/status', { code, secret: key });
    expect((await ask(desktop)).envelope.data).toMatchObject({ status: 'waiting', is_signed_in: false });
    expect((await app.visitor().call('POST', '/authentication/qr/confirm', { code })).status).toBe(401);
    expect(await phone.api('POST /authentication/qr/confirm', { code })).toEqual({
      device_name: 'Desktop',
      is_confirmed: false,
    });
    await phone.api('POST /authentication/qr/confirm', { code, confirm: true });
    expect((await ask(app.visitor(), 'x'.repeat(43))).envelope.code).toBe(40004);
    expect((await ask(desktop)).envelope.data).toMatchObject({ status: 'confirmed', is_signed_in: true });
    expect((await desktop.api('GET /jobseeker/me')).email).toBe('qr@example.com');
    expect((await ask(app.visitor())).envelope.code).toBe(41041);
  });

  it('AUTH-02 a QR code runs out after two minutes', async () => {
    const phone = await signIn(app, 'qrlate@example.com');
    const { code } = await app.visitor().api('POST /authentication/qr/start');
    app.clock.advance({ minutes: 2 });
    const late = await phone.call('POST', '/authentication/qr/confirm', { code, confirm: true });
    expect(late.envelope.code).toBe(41042);
  });
});
