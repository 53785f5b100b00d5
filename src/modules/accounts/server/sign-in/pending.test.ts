import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SEND = 'POST /authentication/otp/send';
const PENDING = 'GET /authentication/pending';

describe('a step that survives a reload', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const sendTo = (visitor: TestVisitor, email: string, more = {}) =>
    visitor.api(SEND, { channel: 'email', email, agree_terms: true, ...more });
  const pendingStep = async (visitor: TestVisitor) => (await visitor.api(PENDING, {})).sign_in;

  /** An account with a verified number, whose new devices are asked for a code to the other address. */
  async function makeTwoFactor(email: string, phone: string): Promise<TestVisitor> {
    const person = await signIn(app, email);
    await app.database.pool.query(
      `update accounts set phone_num = $2, phone_country = 'SG', is_mobile_verified = true where email = $1`,
      [email, phone],
    );
    await person.api('POST /authentication/two-factor/otp/enable', {});
    app.clock.advance({ minutes: 2 });
    return person;
  }

  it('AUTH-03 tells the browser that asked, with the wait that is left, until the code has run out', async () => {
    const browser = app.visitor();
    await sendTo(browser, 'reload@example.com', { redirect: '/en/chat/start/5' });
    app.clock.advance({ seconds: 20 });
    const pending = await browser.api(PENDING, {});
    expect(pending.sign_in).toMatchObject({ step: 'code', email: 'reload@example.com', retry_after: 40 });
    expect(pending).toMatchObject({ redirect: '/en/chat/start/5', role: null });
    app.clock.advance({ seconds: 100 });
    expect(await pendingStep(browser)).toMatchObject({ retry_after: 0 });
    app.clock.advance({ seconds: 480 });
    expect(await pendingStep(browser)).toBeNull();
  });

  it('AUTH-03 AUTH-10 tells no other browser, keeps nothing secret, and takes no place of another site', async () => {
    const browser = app.visitor();
    await sendTo(browser, 'private@example.com', { redirect: 'https://evil.example/x' });
    expect((await browser.api(PENDING, {})).redirect).toBeNull();
    expect(await pendingStep(app.visitor())).toBeNull();
    const planted = app.visitor();
    planted.cookies.set('parley_browser', 'x'.repeat(43));
    await sendTo(planted, 'planted@example.com');
    expect(planted.cookies.get('parley_browser')).not.toBe('x'.repeat(43));
    const mark = browser.cookies.get('parley_browser') ?? '';
    const { rows } = await app.database.pool.query('select pending_steps::text as text from pending_steps');
    expect(mark.length).toBeGreaterThan(40);
    expect(rows.some(({ text }) => text.includes(mark))).toBe(false);
  });

  it('AUTH-03 is over once the code was used, and can be left for another address at once', async () => {
    const browser = app.visitor();
    await sendTo(browser, 'first@example.com');
    await browser.api('POST /authentication/pending/forget', { flow: 'sign_in' });
    expect(await pendingStep(browser)).toBeNull();
    await sendTo(browser, 'second@example.com');
    expect(await pendingStep(browser)).toMatchObject({ email: 'second@example.com' });
    const code = await sentCode(app, 'second@example.com');
    await browser.api('POST /authentication/otp/verify', { channel: 'email', email: 'second@example.com', code });
    expect(await pendingStep(browser)).toBeNull();
    await browser.api('POST /authentication/logout', {});
    expect(await pendingStep(browser)).toBeNull();
  });

  it('AUTH-03 asked again within the minute goes on with the code that was sent, and sends nothing', async () => {
    const [first, second] = [app.visitor(), app.visitor()];
    await sendTo(first, 'again@example.com');
    const code = await sentCode(app, 'again@example.com');
    app.clock.advance({ seconds: 15 });
    const refused = await second.call('POST', '/authentication/otp/send', {
      channel: 'email',
      email: 'again@example.com',
    });
    expect(refused.envelope.code).toBe(40006);
    const resumed = await Promise.all(
      Array.from({ length: 5 }, () => sendTo(second, 'again@example.com', { resume: true })),
    );
    expect(resumed).toEqual(Array.from({ length: 5 }, () => ({ retry_after: 45, expires_in: 585 })));
    const { rows } = await app.database.pool.query(
      `select count(*)::int as sent from outbox_messages where recipient = 'again@example.com'`,
    );
    expect(rows).toEqual([{ sent: 1 }]);
    expect(await pendingStep(second)).toMatchObject({ step: 'code', email: 'again@example.com', retry_after: 45 });
    const input = { channel: 'email' as const, email: 'again@example.com', code };
    expect(await second.api('POST /authentication/otp/verify', input)).toMatchObject({ is_signed_in: true });
    // A used code is nothing to go on with.
    const late = await first.call('POST', '/authentication/otp/send', { ...input, code: undefined, resume: true });
    expect(late.envelope.code).toBe(40006);
  });

  it('AUTH-02 AUTH-03 holds for a number, a link and the choice among accounts', async () => {
    const browser = app.visitor();
    const number = { channel: 'phone' as const, phone_num: '9888 7766', country_code: 'SG' };
    await browser.api(SEND, number);
    expect(await pendingStep(browser)).toMatchObject({ step: 'code', phone_num: '9888 7766', country_code: 'SG' });
    await browser.api('POST /authentication/magic-link/send', { email: 'wait@example.com' });
    app.clock.advance({ seconds: 10 });
    expect(await pendingStep(browser)).toEqual({ step: 'link', email: 'wait@example.com', retry_after: 50 });
    const again = await browser.api('POST /authentication/magic-link/send', {
      email: 'wait@example.com',
      resume: true,
    });
    expect(again).toEqual({ retry_after: 50, expires_in: 890 });
    for (const name of ['one', 'two']) {
      await signIn(app, `${name}@choice.example`);
      await app.database.pool.query(
        `update accounts set phone_num = '6598887766', phone_country = 'SG', is_mobile_verified = true where email = $1`,
        [`${name}@choice.example`],
      );
    }
    const code = await sentCode(app, '6598887766');
    const answer = await browser.api('POST /authentication/otp/verify', { ...number, code });
    const step = await pendingStep(browser);
    expect(step).toEqual({ step: 'choose', accounts: answer.accounts, token: answer.chooser_token });
  });

  it('AUTH-03 AUTH-04 holds for the second factor, whose token only this browser is given again', async () => {
    await makeTwoFactor('factor@example.com', '6591119999');
    const browser = app.visitor();
    await sendTo(browser, 'factor@example.com', { role: 'recruiter' });
    const code = await sentCode(app, 'factor@example.com');
    const input = { channel: 'email' as const, email: 'factor@example.com', code };
    const { token } = await browser.api('POST /authentication/otp/verify', input);
    expect(await pendingStep(browser)).toEqual({ step: 'second_factor', token, methods: ['phone'], sent: null });
    await browser.api('POST /authentication/two-factor/send-code', { token: token ?? '' });
    app.clock.advance({ seconds: 12 });
    const pending = await browser.api(PENDING, {});
    expect(pending.role).toBe('recruiter');
    expect(pending.sign_in).toMatchObject({ sent: { method: 'phone', masked_address: '+•••999', retry_after: 48 } });
    expect(await pendingStep(app.visitor())).toBeNull();
    const proof = { token: token ?? '', method: 'phone' as const, code: await sentCode(app, '6591119999') };
    const answer = await browser.api('POST /authentication/two-factor/verify', proof);
    expect(answer).toMatchObject({ is_signed_in: true });
    expect(await pendingStep(browser)).toBeNull();
  });

  it('AUTH-02 shows the same QR code again, and signs in when the phone has confirmed it meanwhile', async () => {
    const phone = await signIn(app, 'scanner@example.com');
    const desktop = app.visitor();
    const shown = await desktop.api('POST /authentication/qr/start', {});
    app.clock.advance({ seconds: 30 });
    expect(await desktop.api('POST /authentication/qr/start', {})).toEqual({ ...shown, expires_in: 90 });
    expect((await app.visitor().api('POST /authentication/qr/start', {})).code).not.toBe(shown.code);
    await phone.api('POST /authentication/qr/confirm', { code: shown.code, confirm: true });
    // The phone's own page may be loaded anew, too.
    expect(await phone.api('POST /authentication/qr/confirm', { code: shown.code })).toMatchObject({
      is_confirmed: true,
    });
    const { code, secret } = await desktop.api('POST /authentication/qr/start', {});
    expect(await desktop.api('POST /authentication/qr/status', { code, secret })).toMatchObject({ is_signed_in: true });
  });

  it('AUTH-11 AUTH-05 holds for a changed address and the one to connect, for whoever asked only', async () => {
    const browser = app.visitor();
    const number = { channel: 'phone' as const, phone_num: '97776655', country_code: 'SG' };
    await browser.api(SEND, { ...number, agree_terms: true });
    await browser.api('POST /authentication/otp/verify', { ...number, code: await sentCode(app, '6597776655') });
    expect(await browser.api(PENDING, {})).toMatchObject({ is_connecting_email: true, change_email: null });
    const wanted = { channel: 'email' as const, email: 'mine@example.com', purpose: 'change_email' as const };
    await browser.api(SEND, wanted);
    app.clock.advance({ seconds: 5 });
    const pending = await browser.api(PENDING, {});
    expect(pending.change_email).toMatchObject({ email: 'mine@example.com', retry_after: 55 });
    expect(await browser.api(SEND, { ...wanted, resume: true })).toMatchObject({ retry_after: 55 });
    await browser.api('POST /jobseeker/email', {
      email: 'mine@example.com',
      code: await sentCode(app, 'mine@example.com'),
    });
    expect(await browser.api(PENDING, {})).toMatchObject({ is_connecting_email: false, change_email: null });
    const phone = { ...number, phone_num: '97776644', purpose: 'change_phone' as const };
    await browser.api(SEND, phone);
    expect((await browser.api(PENDING, {})).change_phone).toMatchObject({ phone_num: '97776644', country_code: 'SG' });
    await browser.api('POST /authentication/logout', {});
    expect((await browser.api(PENDING, {})).change_phone).toBeNull();
  });
});
