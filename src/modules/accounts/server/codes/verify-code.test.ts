import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, otherCode, sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SEND = '/authentication/otp/send';
const VERIFY = '/authentication/otp/verify';

describe('codes by e-mail', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Behind a proxy, so that every caller can be from another address.
    app = await startTestApp({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  const send = (email: string, more = {}) =>
    app.visitor().call('POST', SEND, { channel: 'email', email, agree_terms: true, ...more });
  const verify = (email: string, code: string, more = {}) =>
    app.visitor().call('POST', VERIFY, { channel: 'email', email, code, ...more });
  /** From a network of their own: where they have come in, strangers' tries do not count. */
  const owner = () => app.visitor({ 'x-forwarded-for': '192.0.2.1' });
  const countAccounts = async (email: string) =>
    (await app.database.pool.query('select count(*) from accounts where email = $1', [email])).rows[0].count;

  it('AUTH-02 AUTH-03 signs up with a code and records the version of the terms', async () => {
    const visitor = app.visitor();
    const sent = await visitor.api('POST /authentication/otp/send', {
      channel: 'email',
      email: ' New.Person@Example.com ',
      agree_terms: true,
    });
    expect(sent).toEqual({ retry_after: 60, expires_in: 600 });
    const code = await sentCode(app, 'new.person@example.com');
    const answer = await visitor.api('POST /authentication/otp/verify', {
      channel: 'email',
      email: 'new.person@example.com',
      code,
      first_name: 'Ada',
      last_name: 'Lim',
    });
    expect(answer).toMatchObject({ is_signed_in: true, is_new_account: true, needs_two_factor: false });
    const me = await visitor.api('GET /jobseeker/me', { source: 'web' });
    expect(me).toMatchObject({ email: 'new.person@example.com', first_name: 'Ada', is_email_verify: true });
    expect(me.terms_version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(visitor.cookies.get('parley_auth_status')).toBe('user');
  });

  it('AUTH-03 sends a well-made message whose code stands nowhere else in the database', async () => {
    await send('message@example.com');
    const message = await newestMessage(app, 'message@example.com');
    const code = await sentCode(app, 'message@example.com');
    expect(message?.subject).toContain(code);
    expect(message?.body_html).toContain('<html lang="en" dir="ltr">');
    const { rows } = await app.database.pool.query('select one_time_codes::text as text from one_time_codes');
    expect(rows.every((row) => !row.text.includes(code))).toBe(true);
  });

  it('AUTH-02 makes no account for who has not agreed, and takes the same code once they have', async () => {
    await send('careful@example.com', { agree_terms: false });
    const code = await sentCode(app, 'careful@example.com');
    expect((await verify('careful@example.com', code)).envelope.code).toBe(49014);
    expect(await countAccounts('careful@example.com')).toBe(0);
    expect((await verify('careful@example.com', code, { agree_terms: true })).envelope.code).toBe(0);
  });

  it('AUTH-03 tells a wrong, a used and an expired code apart', async () => {
    await send('three@example.com');
    const code = await sentCode(app, 'three@example.com');
    const wrong = await verify('three@example.com', otherCode(code));
    expect(wrong.envelope).toMatchObject({ code: 41040, message: 'OTP is incorrect. Please try again.' });
    expect((await verify('three@example.com', code)).envelope.code).toBe(0);
    expect((await verify('three@example.com', code)).envelope.code).toBe(41041);
    app.clock.advance({ seconds: 60 });
    await send('three@example.com');
    const second = await sentCode(app, 'three@example.com');
    app.clock.advance({ seconds: 600 });
    expect((await verify('three@example.com', second)).envelope.code).toBe(41042);
  });

  it('AUTH-03 ends the older code with a new one', async () => {
    await send('twice@example.com');
    const first = await sentCode(app, 'twice@example.com');
    app.clock.advance({ seconds: 60 });
    await send('twice@example.com');
    const second = await sentCode(app, 'twice@example.com');
    if (first !== second) expect((await verify('twice@example.com', first)).envelope.code).toBe(41042);
    expect((await verify('twice@example.com', second)).envelope.code).toBe(0);
  });

  it('AUTH-03 refuses another code within 60 seconds, also when asked 20 times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('hasty@example.com')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.envelope.code === 40006);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    app.clock.advance({ seconds: 59 });
    expect((await send('hasty@example.com')).headers.get('retry-after')).toBe('1');
    app.clock.advance({ seconds: 1 });
    expect((await send('hasty@example.com')).status).toBe(200);
  });

  it('AUTH-03 takes at most 10 guesses in any hour: 50 at once, other addresses, a new code change nothing', async () => {
    const email = 'target@example.com';
    await signIn(app, email, owner());
    app.clock.advance({ minutes: 2 });
    await send(email);
    const code = await sentCode(app, email);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app
          .visitor({ 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `198.51.100.${index}` })
          .call('POST', VERIFY, { channel: 'email', email, code: otherCode(code, index + 1) }),
      ),
    );
    expect(guesses.filter((guess) => guess.envelope.code === 41040)).toHaveLength(10);
    expect(guesses.filter((guess) => guess.envelope.code === 40006)).toHaveLength(40);
    app.clock.advance({ minutes: 5 });
    await send(email);
    const fresh = await sentCode(app, email);
    const refused = await verify(email, fresh);
    expect(refused.envelope.code).toBe(40006);
    expect(Number(refused.headers.get('retry-after'))).toBe(55 * 60);
    app.clock.advance({ minutes: 55 });
    await send(email);
    expect((await verify(email, await sentCode(app, email))).envelope.code).toBe(0);
  });

  it('AUTH-03 AUTH-10 counts the guesses of an account across its addresses', async () => {
    const email = 'both@example.com';
    await signIn(app, email);
    await app.database.pool.query(
      "update accounts set phone_num = '6591112222', phone_country = 'SG', is_mobile_verified = true where email = $1",
      [email],
    );
    const phone = { channel: 'phone', phone_num: '91112222', country_code: 'SG' };
    app.clock.advance({ minutes: 2 });
    await send(email);
    await app.visitor().call('POST', SEND, phone);
    const code = await sentCode(app, email);
    for (let index = 1; index <= 6; index++) await verify(email, otherCode(code, index));
    const sms = await sentCode(app, '6591112222');
    const codes = [];
    for (let index = 1; index <= 5; index++) {
      codes.push((await app.visitor().call('POST', VERIFY, { ...phone, code: otherCode(sms, index) })).envelope.code);
    }
    expect(codes).toEqual([41040, 41040, 41040, 41040, 40006]);
  });

  it('AUTH-10 answers alike for known and unknown addresses', async () => {
    await signIn(app, 'known@example.com');
    app.clock.advance({ minutes: 2 });
    const plain = { agree_terms: undefined };
    const [known, unknown] = [await send('known@example.com', plain), await send('unknown@example.com', plain)];
    expect(known.status).toBe(unknown.status);
    expect(known.envelope).toEqual(unknown.envelope);
    const [one, two] = [await verify('known@example.com', '000000'), await verify('unknown@example.com', '000000')];
    // One in a million is right by chance.
    expect(one.envelope).toEqual(two.envelope);
    const [first, second] = [
      await newestMessage(app, 'known@example.com'),
      await newestMessage(app, 'unknown@example.com'),
    ];
    const withoutCode = (text = '') => text.replace(/\d{6}/g, '');
    expect(withoutCode(first?.body_text)).toBe(withoutCode(second?.body_text));
  });

  it('AUTH-10 AUTH-03 writes as much for unknown addresses as for known ones, so that time tells nothing', async () => {
    const tries = async (email: string) =>
      (await app.database.pool.query("select count(*) from attempt_logs where key like '% ' || $1", [email])).rows[0]
        .count;
    await signIn(app, 'measured@example.com', owner());
    const { rows } = await app.database.pool.query("select id from accounts where email = 'measured@example.com'");
    await app.database.pool.query('delete from attempt_logs');
    await verify('measured@example.com', '111111');
    await verify('unmeasured@example.com', '111111');
    expect((await tries('measured@example.com')) + (await tries(String(rows[0].id)))).toBe(2);
    expect(await tries('unmeasured@example.com')).toBe(2);
  });

  it('AUTH-02 makes one account of 100 sign-ups at once with one e-mail address', async () => {
    const email = 'crowd@example.com';
    await Promise.all(Array.from({ length: 100 }, () => send(email)));
    const code = await sentCode(app, email);
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(email, code)));
    expect(await countAccounts(email)).toBe(1);
    expect(answers.filter((answer) => answer.envelope.code === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  });

  it('AUTH-03 says that no code will come when the message cannot be queued', async () => {
    await app.database.pool.query('alter table outbox_messages rename to outbox_gone');
    const failed = await send('unsent@example.com');
    await app.database.pool.query('alter table outbox_gone rename to outbox_messages');
    expect(failed.envelope).toMatchObject({ code: 41043, message: 'Fail to send OTP' });
    expect((await send('unsent@example.com')).status).toBe(200);
  });

  it('AUTH-06 refuses to register who is signed in', async () => {
    const person = await signIn(app, 'inside@example.com');
    const { envelope } = await person.call('POST', SEND, { channel: 'email', email: 'else@example.com' });
    expect(envelope.code).toBe(49011);
  });

  it('AUTH-10 tells a suspended account why it cannot sign in', async () => {
    const email = 'suspended@example.com';
    const person = await signIn(app, email);
    const suspend = (code: number) =>
      app.database.pool.query(
        `update accounts set status = 'suspended', suspension_code = $2, suspension_reason = 'Asked for money.'
         where email = $1`,
        [email, code],
      );
    await suspend(41044);
    expect((await person.call('GET', '/jobseeker/me')).status).toBe(401);
    app.clock.advance({ minutes: 2 });
    await send(email);
    const code = await sentCode(app, email);
    expect((await verify(email, otherCode(code))).envelope.code).toBe(41040);
    const { envelope } = await verify(email, code);
    expect(envelope).toMatchObject({
      code: 41044,
      message: 'Your account is suspended. Asked for money. To appeal, write to appeal@parley.example.',
    });
    for (const kind of [41047, 41347]) {
      await suspend(kind);
      expect((await verify(email, code)).envelope.code).toBe(kind);
    }
  });

  it('AUTH-12 ERR-01 refuses bad addresses, codes and names by field', async () => {
    const fieldsOf = async (body: object) => {
      const { envelope } = await app.visitor().call('POST', VERIFY, { code: '123456', ...body });
      return (envelope.data as { fields: object }).fields;
    };
    expect(await fieldsOf({ channel: 'email', email: 'no address' })).toEqual({
      email: 'Please enter a valid email address.',
    });
    expect(await fieldsOf({ channel: 'email' })).toEqual({ email: 'Please enter a valid email address.' });
    const ok = { channel: 'email', email: 'a@example.com' };
    expect(await fieldsOf({ ...ok, first_name: 'A+B', last_name: 'x'.repeat(51) })).toEqual({
      first_name: "The name can't contain +.",
      last_name: 'Maximum length limit exceeded: at most 50 characters.',
    });
    expect(Object.keys(await fieldsOf({ ...ok, code: '12345' }))).toEqual(['code']);
  });
});
