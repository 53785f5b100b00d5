import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestDevice } from '#test/chat/test-device.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { hashPassword, isPassword } from './password-hash.ts';

const GOOD = 'correct horse battery';

describe('passwords', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PARLEY_ROLES: 'web,realtime' });
  });
  afterAll(() => app.close());

  const change = (person: TestVisitor, password: string, more = {}) =>
    person.call('POST', '/authentication/password', { password, confirm_password: password, ...more });
  const logIn = (email: string, password: string, visitor = app.visitor()) =>
    visitor.call('POST', '/authentication/login', { email, password });

  it('AUTH-02 AUTH-11 can be set after a sign-in with a code and then sign in', async () => {
    const person = await signIn(app, 'pass@example.com');
    expect((await change(person, GOOD)).envelope.code).toBe(0);
    const visitor = app.visitor();
    expect((await logIn('pass@example.com', GOOD, visitor)).envelope).toMatchObject({ data: { is_signed_in: true } });
    expect(await visitor.api('GET /jobseeker/me')).toMatchObject({ has_password: true });
  });

  it('AUTH-11 need the current one to change, the two new ones alike, and sign other devices out', async () => {
    const person = await signIn(app, 'change@example.com');
    await change(person, GOOD);
    const other = app.visitor();
    await logIn('change@example.com', GOOD, other);
    app.clock.advance({ minutes: 20 });
    expect((await change(person, 'another one')).envelope.code).toBe(49122);
    expect((await change(person, 'another one', { current_password: 'wrong' })).envelope.code).toBe(41009);
    const unlike = { current_password: GOOD, confirm_password: 'else' };
    expect((await change(person, 'another one', unlike)).envelope.code).toBe(41010);
    const before = person.cookies.get('parley_session');
    expect((await change(person, 'another one', { current_password: GOOD })).envelope.code).toBe(0);
    expect(person.cookies.get('parley_session')).not.toBe(before);
    expect((await person.call('GET', '/jobseeker/me')).status).toBe(200);
    expect((await other.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await logIn('change@example.com', GOOD)).envelope.code).toBe(40002);
  });

  it('AUTH-11 let calls that are under way during the change read for some seconds more, and do nothing else', async () => {
    const person = await signIn(app, 'underway@example.com');
    const late = app.visitor();
    late.cookies.set('parley_session', person.cookies.get('parley_session') ?? '');
    await change(person, GOOD);
    expect((await late.call('GET', '/jobseeker/me')).status).toBe(200);
    expect((await change(late, 'another one', { current_password: GOOD })).status).toBe(401);
    await expect(new TestDevice(late, app.address).connect()).rejects.toThrow('refused 401');
    // The page that asks what its cookie is worth must not have the new one taken away.
    expect(await late.api('POST /authentication/session/check')).toEqual({ status: 'user' });
    app.clock.advance({ seconds: 11 });
    expect((await late.call('GET', '/jobseeker/me')).status).toBe(401);
    expect(await late.api('POST /authentication/session/check')).toEqual({ status: 'expired' });
    expect((await person.call('GET', '/jobseeker/me')).status).toBe(200);
  });

  it('AUTH-10 answer alike for a wrong password, no password and no account', async () => {
    await change(await signIn(app, 'one@example.com'), GOOD);
    await signIn(app, 'without@example.com');
    const answers = [];
    for (const email of ['one@example.com', 'without@example.com', 'nobody@example.com']) {
      answers.push(await logIn(email, 'not this one'));
    }
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
    expect(answers[1]?.envelope).toEqual(answers[0]?.envelope);
    expect(answers[2]?.envelope).toEqual(answers[0]?.envelope);
  });

  it('AUTH-10 take as long to check when there is none', async () => {
    const stored = await hashPassword(GOOD);
    const median = async (hash: string | null) => {
      const times = [];
      for (let round = 0; round < 5; round++) {
        const from = process.cpuUsage();
        await isPassword('guess', hash);
        times.push(process.cpuUsage(from).user);
      }
      return times.sort((a, b) => a - b)[2] ?? 0;
    };
    await median(null);
    const ratio = (await median(null)) / (await median(stored));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('AUTH-03 AUTH-10 can be guessed 10 times an hour, also 30 at once', async () => {
    await change(await signIn(app, 'guessed@example.com'), GOOD);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => logIn('guessed@example.com', `guess number ${index}`)),
    );
    expect(guesses.filter((guess) => guess.envelope.code === 40002)).toHaveLength(10);
    expect((await logIn('guessed@example.com', GOOD)).envelope.code).toBe(40006);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await logIn('guessed@example.com', GOOD)).envelope.code).toBe(0);
  });

  it('AUTH-11 ERR-01 have at least 8 characters', async () => {
    const person = await signIn(app, 'short@example.com');
    expect((await change(person, '1234567')).envelope.code).toBe(40001);
  });

  it('SAFE-04 ERR-01 that everyone tries first are refused, with the reason beside the field', async () => {
    const person = await signIn(app, 'rosa.quint@example.com');
    const reasons = [];
    for (const password of ['12345678', 'Password1', 'rosa.quint@example.com', '27051986']) {
      const { envelope } = await change(person, password);
      expect(envelope.code).toBe(40001);
      reasons.push((envelope.data as { fields: Record<string, string> }).fields.password);
    }
    expect(reasons).toEqual([
      expect.stringContaining('Neighboring keys'),
      expect.stringContaining('Too many people use'),
      expect.stringContaining('your name'),
      expect.stringContaining('Digits alone'),
    ]);
    expect(await person.api('GET /jobseeker/me')).toMatchObject({ has_password: false });
  });

  it('SAFE-04 OPS-01 of operators have twelve characters, also one from before, and their sessions last eight hours', async () => {
    const email = 'operator-to-be@example.com';
    const person = await signIn(app, email);
    await change(person, 'kq2L-vT9#w');
    app.clock.advance({ hours: 7, minutes: 59 });
    await app.database.pool.query("update accounts set role = 'operator' where email = $1", [email]);
    expect((await person.call('GET', '/jobseeker/me')).status).toBe(200);
    expect((await logIn(email, 'kq2L-vT9#w')).envelope.code).toBe(49123);
    expect((await logIn(email, 'kq2L-vT9#x')).envelope.code).toBe(40002);
    app.clock.advance({ minutes: 2 });
    expect((await person.call('GET', '/jobseeker/me')).status).toBe(401);
    const again = await signIn(app, email);
    expect((await change(again, 'kq2L-vT9#w8')).envelope.code).toBe(40001);
    expect((await change(again, 'kq2L-vT9#w8m')).envelope.code).toBe(0);
    app.clock.advance({ hours: 8, seconds: 1 });
    expect((await again.call('GET', '/jobseeker/me')).status).toBe(401);
  });

  it('AUTH-06 are kept as argon2id with a salt of their own', async () => {
    const [one, two] = [await hashPassword(GOOD), await hashPassword(GOOD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword(GOOD, one)).toBe(true);
    expect(await isPassword(`${GOOD}!`, one)).toBe(false);
  });
});
