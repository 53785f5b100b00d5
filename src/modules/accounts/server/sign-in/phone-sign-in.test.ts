import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, otherCode, sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const MINE = { channel: 'phone', phone_num: '9123 4567', country_code: 'sg' } as const;

describe('codes by SMS', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  async function signInByPhone(address: { phone_num: string; country_code: string }, digits: string) {
    const visitor = app.visitor();
    app.clock.advance({ minutes: 2 });
    await visitor.api('POST /authentication/otp/send', { channel: 'phone', ...address, agree_terms: true });
    const code = await sentCode(app, digits);
    return {
      visitor,
      answer: await visitor.api('POST /authentication/otp/verify', { channel: 'phone', ...address, code }),
    };
  }

  async function addPhone(person: TestVisitor, digits: string): Promise<void> {
    app.clock.advance({ minutes: 2 });
    await person.api('POST /authentication/otp/send', { ...MINE, purpose: 'change_phone' });
    await person.api('POST /jobseeker/phone', { ...MINE, code: await sentCode(app, digits) });
  }

  it('AUTH-02 AUTH-12 signs up with a number and signs in to the same account again', async () => {
    const first = await signInByPhone({ phone_num: '09012345678', country_code: 'JP' }, '819012345678');
    expect(first.answer).toMatchObject({ is_signed_in: true, is_new_account: true });
    expect(await newestMessage(app, '819012345678')).toMatchObject({ channel: 'sms', subject: null });
    const second = await signInByPhone({ phone_num: '+819012345678', country_code: 'JP' }, '819012345678');
    expect(second.answer).toMatchObject({ is_signed_in: true, is_new_account: false });
    const [one, two] = [await first.visitor.api('GET /jobseeker/me'), await second.visitor.api('GET /jobseeker/me')];
    expect(one).toMatchObject({ phone_num: '819012345678', is_mobile_verified: true, email: null });
    expect(two.id).toBe(one.id);
  });

  it('AUTH-05 asks which account it is when several share a number, and lets in to these only', async () => {
    for (const email of ['hui@example.com', 'min@example.com']) await addPhone(await signIn(app, email), '6591234567');
    const stranger = await signIn(app, 'stranger@example.com');
    const { visitor, answer } = await signInByPhone(MINE, '6591234567');
    expect(answer).toMatchObject({ is_signed_in: false });
    expect(answer.accounts.map((account) => account.masked_email)).toEqual(['h•••@example.com', 'm•••@example.com']);
    expect((await visitor.call('GET', '/jobseeker/me')).status).toBe(401);
    const choose = (account_id: number) =>
      visitor.call('POST', '/authentication/choose-account', { chooser_token: answer.chooser_token, account_id });
    const { id } = await stranger.api('GET /jobseeker/me');
    expect((await choose(id)).envelope.code).toBe(40004);
    expect((await choose(answer.accounts[1]?.id ?? 0)).envelope).toMatchObject({ data: { is_signed_in: true } });
    expect((await visitor.api('GET /jobseeker/me')).email).toBe('min@example.com');
    const again = await app.visitor().call('POST', '/authentication/choose-account', {
      chooser_token: answer.chooser_token,
      account_id: id,
    });
    expect(again.envelope.code).toBe(41041);
  });

  it('AUTH-05 connects a verified number to the account of an e-mail address that is verified with it', async () => {
    const email = 'connect@example.com';
    await signIn(app, email);
    app.clock.advance({ minutes: 2 });
    const phone = { channel: 'phone' as const, phone_num: '81234567', country_code: 'SG' };
    const visitor = app.visitor();
    await visitor.api('POST /authentication/otp/send', phone);
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, '6581234567');
    const connect = (connect_code: string) =>
      visitor.call('POST', '/authentication/otp/verify', { ...phone, code, connect_email: email, connect_code });
    const right = await sentCode(app, email);
    expect((await connect(otherCode(right))).envelope.code).toBe(41040);
    expect((await connect(right)).envelope.data).toMatchObject({ is_signed_in: true, is_new_account: false });
    expect(await visitor.api('GET /jobseeker/me')).toMatchObject({ email, phone_num: '6581234567' });
  });

  it('SAFE-01 AUTH-05 tells the address of a number that was connected at the sign-in, and takes it back', async () => {
    const email = 'mailbox@example.com';
    await signIn(app, email);
    app.clock.advance({ minutes: 2 });
    const phone = { channel: 'phone' as const, phone_num: '84567890', country_code: 'SG' };
    const thief = app.visitor();
    await thief.api('POST /authentication/otp/send', phone);
    await thief.api('POST /authentication/otp/send', { channel: 'email', email });
    const [code, connect_code] = [await sentCode(app, '6584567890'), await sentCode(app, email)];
    await thief.api('POST /authentication/otp/verify', { ...phone, code, connect_email: email, connect_code });
    const message = await newestMessage(app, email);
    expect(message?.subject).toBe('Your Parley phone number was changed');
    const token = /way-back\?token=([\w-]{43})/.exec(message?.body_text ?? '')?.[1] ?? '';
    await app.visitor().api('POST /authentication/way-back', { token });
    expect((await thief.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await signInByPhone(phone, '6584567890')).answer).toMatchObject({ is_new_account: true });
  });

  it('AUTH-04 AUTH-05 does not swap the number that the second factor goes to', async () => {
    const email = 'guarded@example.com';
    const owner = await signIn(app, email);
    const own = { phone_num: '82345678', country_code: 'SG' };
    await owner.api('POST /authentication/otp/send', { channel: 'phone', purpose: 'change_phone', ...own });
    await owner.api('POST /jobseeker/phone', { ...own, code: await sentCode(app, '6582345678') });
    await owner.api('POST /authentication/two-factor/otp/enable');
    app.clock.advance({ minutes: 2 });
    const thief = app.visitor();
    const phone = { channel: 'phone' as const, phone_num: '83456789', country_code: 'SG' };
    await thief.api('POST /authentication/otp/send', phone);
    await thief.api('POST /authentication/otp/send', { channel: 'email', email });
    const [code, connect_code] = [await sentCode(app, '6583456789'), await sentCode(app, email)];
    const body = { ...phone, code, connect_email: email, connect_code };
    const answer = await thief.api('POST /authentication/otp/verify', body);
    expect(answer).toMatchObject({ is_signed_in: false, needs_two_factor: true, two_factor_methods: ['phone'] });
    expect((await owner.api('GET /jobseeker/me')).phone_num).toBe('6582345678');
  });

  it('AUTH-03 takes at most 10 guesses an hour for a number, whatever network they come from', async () => {
    const address = { channel: 'phone', phone_num: '98765432', country_code: 'SG' };
    await app.visitor().call('POST', '/authentication/otp/send', address);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app
          .visitor({ 'x-forwarded-for': `203.0.113.${index}` })
          .call('POST', '/authentication/otp/verify', { ...address, code: String(index).padStart(6, '0') }),
      ),
    );
    expect(guesses.filter((guess) => guess.envelope.code === 40006)).toHaveLength(40);
  });

  it('AUTH-12 answers a wrong format with the text of its country, in the language asked for', async () => {
    const bad = { ...MINE, phone_num: '61234567' };
    const english = await app.visitor().call('POST', '/authentication/otp/send', bad);
    expect(english.status).toBe(400);
    expect(english.envelope).toMatchObject({
      code: 41402,
      message: 'Enter a valid Singapore mobile number: +65 and 8 digits.',
    });
    const japanese = await app.visitor({ 'language-id': '4' }).call('POST', '/authentication/otp/send', bad);
    expect(japanese.envelope.message).toContain('シンガポール');
  });
});
