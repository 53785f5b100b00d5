import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, sentCode, signIn } from '#test/factories/sign-in.ts';
import { SoftwarePasskey } from '#test/software-passkey.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SITE = 'https://parley.example';

describe('the way back', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: SITE });
  });
  afterAll(() => app.close());

  async function setPhone(who: TestVisitor, phone_num: string): Promise<void> {
    const phone = { phone_num, country_code: 'SG' };
    await who.api('POST /authentication/otp/send', { channel: 'phone', ...phone, purpose: 'change_phone' });
    await who.api('POST /jobseeker/phone', { ...phone, code: await sentCode(app, `65${phone_num}`) });
  }

  async function setEmail(who: TestVisitor, email: string): Promise<void> {
    await who.api('POST /authentication/otp/send', { channel: 'email', email, purpose: 'change_email' });
    await who.api('POST /jobseeker/email', { email, code: await sentCode(app, email) });
  }

  async function addPasskey(who: TestVisitor): Promise<SoftwarePasskey> {
    const passkey = new SoftwarePasskey(SITE);
    const { token, options } = await who.api('POST /authentication/passkeys/register/start');
    await who.api('POST /authentication/passkeys/register/finish', { token, response: passkey.register(options) });
    return passkey;
  }

  async function enterWith(passkey: SoftwarePasskey): Promise<number> {
    const visitor = app.visitor();
    const { token, options } = await visitor.api('POST /authentication/passkeys/sign-in/start');
    const body = { token, response: passkey.signIn(options) };
    return (await visitor.call('POST', '/authentication/passkeys/sign-in/finish', body)).envelope.code;
  }

  /** The link in the newest message to an address. */
  async function linkTo(address: string): Promise<string> {
    const message = await newestMessage(app, address);
    return /https:\/\/parley\.example\/en\/way-back\?token=([\w-]{43})/.exec(message?.body_text ?? '')?.[1] ?? 'none';
  }

  const look = (token: string) => app.visitor().call('GET', `/authentication/way-back?token=${token}`);
  const undo = (token: string, from?: number) =>
    app.visitor().call('POST', '/authentication/way-back', { token, from });

  let people = 0;
  /** A person with two addresses and an own passkey, a day before someone gets hold of the session. */
  async function robbed() {
    people += 1;
    const email = `owner-${people}@example.com`;
    const phone = `912345${String(people).padStart(2, '0')}`;
    const person = await signIn(app, email);
    await setPhone(person, phone);
    const own = await addPasskey(person);
    app.clock.advance({ days: 8 });
    const thief = await signIn(app, email, app.visitor());
    app.clock.advance({ minutes: 2 });
    const read = async () => {
      const { rows } = await app.database.pool.query(
        `select email::text, phone_num, password_hash, totp_enabled_at, delete_after,
          (select count(*)::int from passkeys where account_id = accounts.id) as passkeys,
          (select count(*)::int from sessions where account_id = accounts.id) as sessions,
          (select count(*)::int from social_identities where account_id = accounts.id) as elsewhere,
          (select count(*)::int from recovery_codes where account_id = accounts.id) as recovery
         from accounts where id = $1`,
        [id],
      );
      return rows[0];
    };
    const { id } = await thief.api('GET /jobseeker/me');
    return { id, email, phone: `65${phone}`, person, own, thief, evil: `thief-${people}@evil.example`, read };
  }

  it('SAFE-01 tells the old address and the phone, looks without doing anything, and restores once', async () => {
    const { email, phone, thief, evil, read } = await robbed();
    await setEmail(thief, evil);
    expect((await newestMessage(app, email))?.subject).toBe('Your Parley email address was changed');
    expect((await newestMessage(app, phone))?.body_text).toContain('Your email address was changed');
    const token = await linkTo(email);
    expect(await linkTo(phone)).not.toBe(token);
    const { envelope } = await look(token);
    expect(envelope.data).toMatchObject({ changes: [{ change: 'email' }] });
    expect((await read()).email).toBe(evil);
    expect((await undo(token)).envelope.data).toMatchObject({ masked_email: expect.stringContaining('o•••@') });
    expect(await read()).toMatchObject({ email, phone_num: phone, password_hash: null, sessions: 0, passkeys: 1 });
    expect((await thief.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await undo(token)).envelope.code).toBe(49012);
    expect((await look(token)).envelope.code).toBe(49012);
  });

  it('SAFE-01 tells both addresses who asks for all that is known about someone, and ends it', async () => {
    const { email, phone, thief, read } = await robbed();
    await Promise.all([1, 2, 3].map(() => thief.api('POST /jobseeker/data-export')));
    expect((await newestMessage(app, email))?.subject).toBe('Someone asked for a copy of your Parley data');
    expect((await newestMessage(app, phone))?.body_text).toContain('A copy of your data was requested');
    const told = 'select count(*)::int from outbox_messages where recipient = $1 and body_text like $2';
    const { rows } = await app.database.pool.query(told, [email, '%A copy of your data was requested%']);
    expect(rows).toEqual([{ count: 1 }]);
    const token = await linkTo(phone);
    expect((await look(token)).envelope.data).toMatchObject({ changes: [{ change: 'export' }] });
    expect((await undo(token)).envelope.code).toBe(0);
    expect(await read()).toMatchObject({ email, phone_num: phone, sessions: 0, passkeys: 1 });
    const { rowCount } = await app.database.pool.query(
      'select from data_exports join accounts on accounts.id = account_id where accounts.email = $1',
      [email],
    );
    expect(rowCount).toBe(0);
  });

  it('SAFE-01 ends all that a thief has added in a row, whichever link is used, and keeps what was there', async () => {
    const { id, email, thief, evil, own, read } = await robbed();
    await setEmail(thief, evil);
    const token = await linkTo(email);
    app.clock.advance({ minutes: 1 });
    await setPhone(thief, `812345${String(people).padStart(2, '0')}`);
    const planted = await addPasskey(thief);
    const password = 'the thief was here first';
    await thief.api('POST /authentication/password', { password, confirm_password: password });
    const { secret } = await thief.api('POST /authentication/two-factor/enrol');
    const timestamp = app.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await thief.api('POST /authentication/two-factor/confirm', { code });
    await app.database.pool.query(
      `insert into social_identities (account_id, provider, subject, created_at) values ($1, 'google', $2, $3)`,
      [id, `evil-${id}`, app.clock.now()],
    );
    await thief.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 6 });
    expect((await undo(token)).envelope.code).toBe(0);
    expect(await read()).toMatchObject({
      email,
      phone_num: expect.stringMatching(/^65912345/),
      password_hash: null,
      totp_enabled_at: null,
      delete_after: null,
      passkeys: 1,
      sessions: 0,
      elsewhere: 0,
      recovery: 0,
    });
    expect(await enterWith(planted)).toBe(49115);
    expect(await enterWith(own)).toBe(0);
    const evilLogIn = { email: evil, password };
    expect((await app.visitor().call('POST', '/authentication/login', evilLogIn)).envelope.code).toBe(40002);
    expect((await (await signIn(app, email)).api('GET /jobseeker/me')).id).toBe(id);
  });

  it('SAFE-01 works after the thief has used a link of their own, whose links then end', async () => {
    const { email, phone, thief, evil, read } = await robbed();
    await setEmail(thief, evil);
    const owner = await linkTo(email);
    app.clock.advance({ minutes: 2 });
    await setPhone(thief, `822345${String(people).padStart(2, '0')}`);
    const [first, bySms] = [await linkTo(evil), await linkTo(phone)];
    const again = await signIn(app, evil);
    await addPasskey(again);
    const second = await linkTo(evil);
    expect((await undo(first)).envelope.code).toBe(0);
    expect((await read()).email).toBe(evil);
    expect((await look(bySms)).envelope.data).toMatchObject({ changes: [{ change: 'email' }] });
    expect((await undo(owner)).envelope.code).toBe(0);
    expect(await read()).toMatchObject({ email, phone_num: phone });
    expect((await undo(second)).envelope.code).toBe(49012);
    expect((await undo(bySms)).envelope.code).toBe(49012);
    expect((await read()).email).toBe(email);
  });

  it('SAFE-01 lets who is reached by phone choose the first change that was not theirs', async () => {
    const { phone, thief, evil, email, read } = await robbed();
    await setEmail(thief, evil);
    app.clock.advance({ minutes: 1 });
    await addPasskey(thief);
    const token = await linkTo(phone);
    const { changes } = (await look(token)).envelope.data as { changes: { id: number; change: string }[] };
    expect(changes.map(({ change }) => change)).toEqual(['email', 'passkey']);
    expect((await undo(token, 999_999_999)).envelope.code).toBe(49012);
    expect((await undo(token, changes[1]?.id)).envelope.code).toBe(0);
    expect(await read()).toMatchObject({ email: evil, passkeys: 1 });
    expect((await undo(await linkTo(email))).envelope.code).toBe(0);
    expect((await read()).email).toBe(email);
  });

  it('SAFE-01 restores once, however many ask at the same time, and not after seven days', async () => {
    const { email, thief, evil, read } = await robbed();
    await setEmail(thief, evil);
    const token = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(token)));
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    expect((await read()).email).toBe(email);
    const late = await robbed();
    await setEmail(late.thief, late.evil);
    const lateToken = await linkTo(late.email);
    app.clock.advance({ days: 7, seconds: 1 });
    expect((await undo(lateToken)).envelope.code).toBe(49012);
    expect((await undo('x'.repeat(43))).envelope.code).toBe(49012);
  });

  it('SAFE-01 gets an address back from an account that its owner has made in the meantime', async () => {
    const { id, email, thief, evil, read } = await robbed();
    await setEmail(thief, evil);
    const token = await linkTo(email);
    app.clock.advance({ minutes: 5 });
    const panicked = await signIn(app, email);
    expect((await panicked.api('GET /jobseeker/me')).id).not.toBe(id);
    expect((await undo(token)).envelope.code).toBe(0);
    expect((await read()).email).toBe(email);
    expect((await panicked.call('GET', '/jobseeker/me')).status).toBe(401);
  });

  it('SAFE-01 ends what a change has added although time passes while it is made', async () => {
    const { id, email, thief, read } = await robbed();
    app.clock.ticksMs = 7;
    try {
      const planted = await addPasskey(thief);
      const token = await linkTo(email);
      expect((await undo(token)).envelope.code).toBe(0);
      expect(await read()).toMatchObject({ passkeys: 1, sessions: 0 });
      expect(await enterWith(planted)).toBe(49115);
      app.clock.advance({ minutes: 2 });
      const again = await signIn(app, email);
      const { secret } = await again.api('POST /authentication/two-factor/enrol');
      const timestamp = app.clock.now().getTime();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      await again.api('POST /authentication/two-factor/confirm', { code });
      expect((await undo(await linkTo(email))).envelope.data).toMatchObject({ has_second_factor: false });
      expect(await read()).toMatchObject({ totp_enabled_at: null, recovery: 0 });
    } finally {
      app.clock.ticksMs = 0;
    }
    app.clock.advance({ minutes: 2 });
    expect((await (await signIn(app, email)).api('GET /jobseeker/me')).id).toBe(id);
  });

  it('SAFE-01 other sessions end with every change, and a reset password ends young passkeys only', async () => {
    const { thief, email, own, read } = await robbed();
    const beside = await signIn(app, email, app.visitor());
    const planted = await addPasskey(thief);
    expect((await beside.call('GET', '/jobseeker/me')).status).toBe(401);
    const password = 'quite another sentence';
    const set = (who: TestVisitor, more = {}) =>
      who.api('POST /authentication/password', { password, confirm_password: password, ...more });
    await set(thief);
    expect((await read()).passkeys).toBe(2);
    app.clock.advance({ minutes: 2 });
    const owner = await signIn(app, email, app.visitor());
    await set(owner);
    expect((await read()).passkeys).toBe(1);
    expect(await enterWith(planted)).toBe(49115);
    expect(await enterWith(own)).toBe(0);
    const { passkeys } = await owner.api('GET /authentication/passkeys');
    await owner.api('POST /authentication/logout', { everywhere: true, remove_passkeys: [passkeys[0]?.id ?? 0] });
    expect(await read()).toMatchObject({ passkeys: 0, sessions: 0 });
  });
});
