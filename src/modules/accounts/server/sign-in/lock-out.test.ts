import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, otherCode, sentCode, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const PASSWORD = 'correct horse battery';

describe('strangers who try an address', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Behind a proxy, so that every caller can be from another network.
    app = await startTestApp({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  let networks = 0;
  const stranger = () => {
    networks += 1;
    return app.visitor({ 'x-forwarded-for': `203.0.${Math.floor(networks / 250)}.${networks % 250}` });
  };
  const logIn = (who: TestVisitor, email: string, password: string) =>
    who.call('POST', '/authentication/login', { email, password });
  const verify = (who: TestVisitor, email: string, code: string) =>
    who.call('POST', '/authentication/otp/verify', { channel: 'email', email, code });
  const send = (who: TestVisitor, email: string) =>
    who.call('POST', '/authentication/otp/send', { channel: 'email', email });

  const HOME = { 'x-forwarded-for': '198.51.100.7' };

  /** Someone with a password who has signed out at home; `elsewhere` is the same browser on another network. */
  async function owner(email: string) {
    const home = await signIn(app, email, app.visitor(HOME));
    await home.api('POST /authentication/password', { password: PASSWORD, confirm_password: PASSWORD });
    await home.api('POST /authentication/logout');
    const elsewhere = stranger();
    for (const [name, value] of home.cookies) elsewhere.cookies.set(name, value);
    return { home, elsewhere, sameNetwork: app.visitor(HOME) };
  }

  it('SAFE-03 do not keep its owner out of a known browser or network by wrong passwords', async () => {
    const email = 'owner-password@example.com';
    const { elsewhere, sameNetwork } = await owner(email);
    const tries = await Promise.all(Array.from({ length: 40 }, (_, at) => logIn(stranger(), email, `guess ${at}`)));
    expect(tries.filter(({ envelope }) => envelope.code === 40002)).toHaveLength(10);
    expect((await logIn(stranger(), email, PASSWORD)).envelope.code).toBe(40006);
    expect((await logIn(elsewhere, email, PASSWORD)).envelope.code).toBe(0);
    expect((await logIn(sameNetwork, email, PASSWORD)).envelope.code).toBe(0);
  });

  it('SAFE-03 do not keep its owner out by wrong codes, nor by asking for too many', async () => {
    const email = 'owner-code@example.com';
    const { elsewhere } = await owner(email);
    app.clock.advance({ minutes: 2 });
    await send(stranger(), email);
    const code = await sentCode(app, email);
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, at) => verify(stranger(), email, otherCode(code, at + 1))),
    );
    expect(tries.filter(({ envelope }) => envelope.code === 41040)).toHaveLength(10);
    expect((await verify(stranger(), email, code)).envelope.code).toBe(40006);
    for (let round = 0; round < 9; round += 1) {
      app.clock.advance({ seconds: 61 });
      await send(stranger(), email);
    }
    app.clock.advance({ seconds: 61 });
    expect((await send(stranger(), email)).envelope.code).toBe(40006);
    expect((await send(elsewhere, email)).envelope.code).toBe(0);
    expect((await verify(elsewhere, email, await sentCode(app, email))).envelope.data).toMatchObject({
      is_signed_in: true,
    });
  });

  it('SAFE-03 gain nothing from a browser that knows another account, or from a made-up cookie', async () => {
    const email = 'not-mine@example.com';
    await owner(email);
    const { elsewhere: theirs } = await owner('attacker@example.com');
    for (let at = 0; at < 10; at += 1) await logIn(stranger(), email, `guess ${at}`);
    expect((await logIn(theirs, email, PASSWORD)).envelope.code).toBe(40006);
    theirs.cookies.set('parley_known', ['x'.repeat(43), 'y'.repeat(43)].join('.'));
    expect((await logIn(theirs, email, PASSWORD)).envelope.code).toBe(40006);
  });

  it('SAFE-03 AUTH-03 a known browser has ten tries of its own, also 30 at once and however it changes networks', async () => {
    const email = 'bounded@example.com';
    const { elsewhere } = await owner(email);
    const moved = () => {
      const visitor = stranger();
      for (const [name, value] of elsewhere.cookies) visitor.cookies.set(name, value);
      return visitor;
    };
    const tries = await Promise.all(Array.from({ length: 30 }, (_, at) => logIn(moved(), email, `guess ${at}`)));
    expect(tries.filter(({ envelope }) => envelope.code === 40002)).toHaveLength(10);
    expect((await logIn(moved(), email, PASSWORD)).envelope.code).toBe(40006);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await logIn(moved(), email, PASSWORD)).envelope.code).toBe(0);
  });

  it('SAFE-03 a browser knows several accounts, each by a token that only its own sign-in has made', async () => {
    const planted = 'p'.repeat(43);
    const browser = stranger();
    browser.cookies.set('parley_known', planted);
    for (const name of ['first', 'second']) {
      await signIn(app, `${name}-of-two@example.com`, browser);
      await browser.api('POST /authentication/logout');
    }
    const tokens = browser.cookies.get('parley_known')?.split('.') ?? [];
    expect(tokens).toHaveLength(3);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as count from known_places where place_hash = sha256($1)`,
      [Buffer.from(planted)],
    );
    expect(rows[0].count).toBe(0);
    for (const name of ['first', 'second']) {
      const { rows: places } = await app.database.pool.query(
        `select count(*)::int as browsers from known_places join accounts on accounts.id = account_id
         where email = $1 and kind = 'browser' and place_hash = any($2)`,
        [`${name}-of-two@example.com`, await Promise.all(tokens.map((token) => sha256(token)))],
      );
      expect(places[0].browsers).toBe(1);
    }
  });

  const sha256 = async (text: string) => Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text)));

  it('SAFE-03 are not told by a change of address whether it is taken; its owner is told', async () => {
    await signIn(app, 'taken@example.com');
    const person = await signIn(app, 'curious@example.com');
    const ask = (email: string, who = person) =>
      who.call('POST', '/authentication/otp/send', { channel: 'email', email, purpose: 'change_email' });
    const [taken, free] = [await ask('taken@example.com'), await ask('free@example.com')];
    expect(taken.status).toBe(200);
    expect(taken.envelope).toEqual(free.envelope);
    const mail = await newestMessage(app, 'taken@example.com');
    expect(mail?.subject).toBe('Someone tried to use your email address on Parley');
    expect(mail?.body_text).not.toMatch(/\b\d{6}\b/);
    const use = (email: string) => person.call('POST', '/jobseeker/email', { email, code: '123456' });
    const code = await sentCode(app, 'free@example.com');
    expect((await use('taken@example.com')).envelope).toEqual((await use('free@example.com')).envelope);
    expect(await person.api('GET /authentication/pending')).toMatchObject({
      change_email: { email: 'free@example.com' },
    });
    expect((await ask('taken@example.com', app.visitor())).status).toBe(401);
    expect(code).toMatch(/^\d{6}$/);
  });

  it('SAFE-03 can ask about ten addresses an hour for a change, also 20 at once', async () => {
    const person = await signIn(app, 'sweeper@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        person.call('POST', '/authentication/otp/send', {
          channel: 'email',
          email: `swept-${at}@example.com`,
          purpose: 'change_email',
        }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(10);
    expect(answers.filter(({ envelope }) => envelope.code === 40006)).toHaveLength(10);
  });
});
