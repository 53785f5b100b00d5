import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, otherCode, sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('a code to the second channel', () => {
  let app: TestApp;
  let numbers = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Someone with a verified address and number who has turned it on. */
  async function enable(email: string) {
    const person = await signIn(app, email);
    const number = `9123${String(4000 + ++numbers)}`;
    const phone = { phone_num: number, country_code: 'SG' };
    await person.api('POST /authentication/otp/send', { channel: 'phone', purpose: 'change_phone', ...phone });
    await person.api('POST /jobseeker/phone', { ...phone, code: await sentCode(app, `65${number}`) });
    const { recovery_codes } = await person.api('POST /authentication/two-factor/otp/enable');
    app.clock.advance({ minutes: 2 });
    return { person, sms: `65${number}`, recovery: recovery_codes };
  }

  async function firstFactor(email: string, visitor: TestVisitor = app.visitor()) {
    app.clock.advance({ minutes: 2 });
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, email);
    return { visitor, answer: await visitor.api('POST /authentication/otp/verify', { channel: 'email', email, code }) };
  }

  const verify = (visitor: TestVisitor, token: string | null, proof: object) =>
    visitor.call('POST', '/authentication/two-factor/verify', { token, ...proof });

  it('AUTH-04 is asked for on a new device and goes to the channel that was not used yet', async () => {
    const email = 'second@example.com';
    const { sms, recovery } = await enable(email);
    expect(recovery).toHaveLength(10);
    const { visitor, answer } = await firstFactor(email);
    expect(answer).toMatchObject({ is_signed_in: false, needs_two_factor: true, two_factor_methods: ['phone'] });
    const token = answer.token ?? '';
    const toMail = await visitor.call('POST', '/authentication/two-factor/send-code', { token, method: 'email' });
    expect(toMail.envelope.code).toBe(49118);
    const sent = await visitor.api('POST /authentication/two-factor/send-code', { token });
    expect(sent).toMatchObject({ method: 'phone', masked_address: `+•••${sms.slice(-3)}` });
    const code = await sentCode(app, sms);
    expect((await verify(visitor, token, { code: otherCode(code) })).envelope.code).toBe(41040);
    expect((await verify(visitor, token, { code })).envelope.data).toMatchObject({ is_signed_in: true });
    await visitor.api('POST /authentication/logout');
    expect((await firstFactor(email, visitor)).answer.is_signed_in).toBe(true);
  });

  it('AUTH-04 after a phone code it goes to the e-mail address, and a recovery code works too', async () => {
    const email = 'other-way@example.com';
    const { sms, recovery } = await enable(email);
    const visitor = app.visitor();
    const phone = { channel: 'phone' as const, phone_num: sms.slice(2), country_code: 'SG' };
    await visitor.api('POST /authentication/otp/send', phone);
    const code = await sentCode(app, sms);
    const { token, two_factor_methods } = await visitor.api('POST /authentication/otp/verify', { ...phone, code });
    expect(two_factor_methods).toEqual(['email']);
    await visitor.api('POST /authentication/two-factor/send-code', { token: token ?? '' });
    expect((await newestMessage(app, email))?.subject).toMatch(/^\d{6} is your Parley code/);
    expect((await verify(visitor, token, { recovery_code: recovery[0] })).envelope.code).toBe(0);
  });

  it('AUTH-04 a code of another purpose, account or ticket does not fit', async () => {
    const [mine, other] = [await enable('mine@example.com'), await enable('other@example.com')];
    const one = await firstFactor('mine@example.com');
    const two = await firstFactor('other@example.com');
    await two.visitor.api('POST /authentication/two-factor/send-code', { token: two.answer.token ?? '' });
    const foreign = await sentCode(app, other.sms);
    expect((await verify(one.visitor, one.answer.token, { code: foreign })).envelope.code).toBe(41040);
    const phone = { channel: 'phone' as const, phone_num: mine.sms.slice(2), country_code: 'SG' };
    await app.visitor().api('POST /authentication/otp/send', phone);
    const login = await sentCode(app, mine.sms);
    expect((await verify(one.visitor, one.answer.token, { code: login })).envelope.code).toBe(41040);
  });

  it('AUTH-03 AUTH-04 at most ten guesses an hour count for an account, whatever they are guesses of', async () => {
    const email = 'guesses@example.com';
    const { sms } = await enable(email);
    const { visitor, answer } = await firstFactor(email);
    await visitor.api('POST /authentication/two-factor/send-code', { token: answer.token ?? '' });
    const code = await sentCode(app, sms);
    const guess = (index: number) => verify(app.visitor(), answer.token, { code: otherCode(code, index + 1) });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index)));
    expect(answers.filter(({ envelope }) => envelope.code === 41040).length).toBeLessThanOrEqual(10);
    expect((await verify(visitor, answer.token, { code })).envelope.code).toBe(40006);
  });

  it('AUTH-04 needs both channels, and is turned off with a code only', async () => {
    const bare = await signIn(app, 'bare@example.com');
    expect(await bare.api('GET /authentication/two-factor')).toEqual({
      totp: false,
      otp: false,
      can_enable_otp: false,
      recovery_codes_left: 0,
    });
    expect((await bare.call('POST', '/authentication/two-factor/otp/enable', {})).envelope.code).toBe(49118);
    const { person, sms } = await enable('off@example.com');
    const off = (proof: object) =>
      person.call('POST', '/authentication/two-factor/disable', { factor: 'otp', ...proof });
    expect((await off({})).envelope.code).toBe(49122);
    await person.api('POST /authentication/two-factor/send-code');
    expect((await off({ method: 'phone', code: await sentCode(app, sms) })).envelope.code).toBe(0);
    expect(await person.api('GET /authentication/two-factor')).toMatchObject({ otp: false, recovery_codes_left: 0 });
    expect((await firstFactor('off@example.com')).answer.is_signed_in).toBe(true);
  });
});
