import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, otherCode, proveByMail, sentCode, signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { SoftwarePasskey } from '#test/software-passkey.ts';
import { startTestApp, type TestApp, TestVisitor } from '#test/test-app.ts';

const SITE = 'https://parley.example';
const PASSWORD = 'correct horse battery';
const NEEDED = 49122;

describe('a stolen session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: SITE });
  });
  afterAll(() => app.close());

  /** What a thief has who copied the cookies of a browser. */
  function steal(owner: TestVisitor): TestVisitor {
    const thief = new TestVisitor(app.address);
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
    return thief;
  }

  /** Someone who signed in a while ago. */
  async function person(email: string, minutes = 11): Promise<TestVisitor> {
    const visitor = await signIn(app, email);
    app.clock.advance({ minutes });
    return visitor;
  }

  const prove = (who: TestVisitor, body: object) => who.call('POST', '/authentication/proof', body);

  async function turnOnApp(who: TestVisitor): Promise<() => string> {
    const { secret } = await who.api('POST /authentication/two-factor/enrol');
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await who.api('POST /authentication/two-factor/confirm', { code: codeNow() });
    app.clock.advance({ minutes: 1 });
    return codeNow;
  }

  const guarded: [string, string, object?][] = [
    ['POST', '/authentication/passkeys/register/start', {}],
    ['DELETE', '/authentication/passkeys/1'],
    ['POST', '/authentication/otp/send', { channel: 'email', email: 'thief@evil.example', purpose: 'change_email' }],
    [
      'POST',
      '/authentication/otp/send',
      { channel: 'phone', phone_num: '91234567', country_code: 'SG', purpose: 'change_phone' },
    ],
    ['POST', '/authentication/password', { password: PASSWORD, confirm_password: PASSWORD }],
    ['POST', '/authentication/logout', { everywhere: true, remove_passkeys: [1] }],
    ['DELETE', '/authentication/social/google'],
    ['POST', '/authentication/two-factor/enrol', {}],
    ['POST', '/authentication/two-factor/otp/enable', {}],
    ['POST', '/jobseeker/data-export', {}],
    ['GET', '/jobseeker/data-export/content'],
    ['POST', '/jobseeker/delete-account', { confirm: true }],
  ];

  it('SAFE-01 changes no way into the account, exports nothing and deletes nothing', async () => {
    const thief = steal(await person('robbed@example.com'));
    for (const [method, path, body] of guarded) {
      expect([path, (await thief.call(method, path, body)).envelope.code]).toEqual([path, NEEDED]);
    }
    const late = { code: '123456' };
    app.clock.advance({ minutes: 10 });
    expect((await thief.call('POST', '/jobseeker/email', { email: 'a@b.example', ...late })).envelope.code).toBe(
      NEEDED,
    );
    const phone = { phone_num: '91234567', country_code: 'SG', ...late };
    expect((await thief.call('POST', '/jobseeker/phone', phone)).envelope.code).toBe(NEEDED);
    expect((await thief.call('POST', '/authentication/two-factor/confirm', late)).envelope.code).toBe(NEEDED);
    const passkey = { token: 'x'.repeat(43), response: {} };
    const added = await thief.call('POST', '/authentication/passkeys/register/finish', passkey);
    expect(added.envelope.code).toBe(NEEDED);
    expect((await thief.api('GET /jobseeker/me')).email).toBe('robbed@example.com');
  });

  it('SAFE-01 is let through for ten minutes by a code to the address that was there before', async () => {
    const email = 'honest@example.com';
    const owner = await person(email);
    const state = await owner.api('GET /authentication/proof');
    expect(state).toMatchObject({ missing: 'first', methods: ['email'], masked_email: 'h•••@example.com' });
    await owner.api('POST /authentication/proof/send-code', { method: 'email' });
    const code = await sentCode(app, email);
    expect((await prove(owner, { method: 'email', code: otherCode(code) })).envelope.code).toBe(41040);
    expect((await prove(owner, { method: 'email', code })).envelope.data).toMatchObject({ missing: null });
    expect((await owner.call('POST', '/jobseeker/data-export', {})).envelope.code).toBe(0);
    app.clock.advance({ minutes: 10, seconds: 1 });
    expect((await owner.call('POST', '/jobseeker/data-export', {})).envelope.code).toBe(NEEDED);
  });

  it('SAFE-01 gains nothing from a proof that the owner gives in another session', async () => {
    const email = 'beside@example.com';
    const [owner, other] = [await person(email), await person(email)];
    await proveByMail(app, owner, email);
    expect((await other.call('POST', '/authentication/two-factor/enrol', {})).envelope.code).toBe(NEEDED);
    expect((await owner.call('POST', '/authentication/two-factor/enrol', {})).envelope.code).toBe(0);
  });

  it('SAFE-01 does not prove anything by a QR code that another session has confirmed', async () => {
    const owner = await signIn(app, 'qr@example.com');
    const desktop = app.visitor();
    const { code, secret } = await desktop.api('POST /authentication/qr/start');
    await owner.api('POST /authentication/qr/confirm', { code, confirm: true });
    await desktop.api('POST /authentication/qr/status', { code, secret });
    expect((await desktop.api('GET /authentication/proof')).missing).toBe('first');
  });

  it('SAFE-01 AUTH-04 needs the second factor too where one is set, also on a trusted device', async () => {
    const email = 'second@example.com';
    const owner = await signIn(app, email);
    await owner.api('POST /authentication/password', { password: PASSWORD, confirm_password: PASSWORD });
    const codeNow = await turnOnApp(owner);
    app.clock.advance({ minutes: 11 });
    const thief = steal(owner);
    expect((await prove(thief, { method: 'password', password: 'wrong' })).envelope.code).toBe(41009);
    const first = await prove(thief, { method: 'password', password: PASSWORD });
    expect(first.envelope.data).toMatchObject({ missing: 'second', methods: ['totp', 'recovery'] });
    expect((await thief.call('POST', '/authentication/two-factor/disable', {})).envelope.code).toBe(NEEDED);
    expect((await prove(thief, { method: 'password', password: PASSWORD })).envelope.code).toBe(49017);
    expect((await prove(thief, { method: 'totp', code: '000000' })).envelope.code).toBe(49017);
    expect((await prove(owner, { method: 'totp', code: codeNow() })).envelope.data).toMatchObject({ missing: null });
    expect((await owner.call('POST', '/authentication/two-factor/disable', {})).envelope.code).toBe(0);
    expect((await thief.call('POST', '/authentication/two-factor/enrol', {})).status).toBe(401);
    app.clock.advance({ seconds: 11 });
    expect((await thief.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await newestMessage(app, email))?.subject).toBe('Two-factor sign-in is off');
  });

  it('SAFE-01 is let through by a passkey of the account, and by no other', async () => {
    const email = 'finger@example.com';
    const owner = await signIn(app, email);
    const passkey = new SoftwarePasskey(SITE);
    const start = await owner.api('POST /authentication/passkeys/register/start');
    const made = { token: start.token, response: passkey.register(start.options) };
    await owner.api('POST /authentication/passkeys/register/finish', made);
    app.clock.advance({ minutes: 20 });
    const stranger = new SoftwarePasskey(SITE);
    const answer = async (key: SoftwarePasskey) => {
      const { token, options } = await owner.api('POST /authentication/proof/passkey/start');
      return owner.call('POST', '/authentication/proof/passkey/finish', { token, response: key.signIn(options) });
    };
    expect((await answer(stranger)).envelope.code).toBe(49115);
    expect((await answer(passkey)).envelope.data).toMatchObject({ missing: null });
  });

  it('SAFE-01 AUTH-03 guesses a password ten times an hour at all doors together, also 30 at once', async () => {
    const email = 'doors@example.com';
    const owner = await signIn(app, email);
    await owner.api('POST /authentication/password', { password: PASSWORD, confirm_password: PASSWORD });
    app.clock.advance({ minutes: 11 });
    const thief = steal(owner);
    thief.cookies.delete('parley_known');
    const doors = [
      () => prove(thief, { method: 'password', password: 'guess one' }),
      () => app.visitor().call('POST', '/authentication/login', { email, password: 'guess two' }),
      () =>
        thief.call('POST', '/authentication/password', {
          current_password: 'guess three',
          password: 'a new one',
          confirm_password: 'a new one',
        }),
    ];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => doors[at % 3]?.()));
    const wrong = answers.filter((answer) => [41009, 40002].includes(answer?.envelope.code ?? 0));
    expect(wrong.length).toBeLessThanOrEqual(10);
    expect((await prove(thief, { method: 'password', password: PASSWORD })).envelope.code).toBe(40006);
  });

  it('SAFE-01 cannot fetch the copy of all data that the owner has asked for', async () => {
    const email = 'copy@example.com';
    const owner = await person(email, 0);
    await owner.api('POST /jobseeker/data-export');
    const product = openProduct(app);
    await product.runTask('export-data');
    await product.close();
    expect((await owner.fetch('/download/parley-data.zip')).headers.get('content-type')).toContain('zip');
    app.clock.advance({ minutes: 11 });
    const refused = await steal(owner).fetch('/download/parley-data.zip?back=/en/settings/privacy');
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toBe('/en/settings/confirm?back=%2Fen%2Fsettings%2Fprivacy');
  });
});
