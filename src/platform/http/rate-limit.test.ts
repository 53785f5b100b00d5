import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { languages } from '#src/modules/options/languages.ts';
import { openSession } from '#test/factories/open-session.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startMadeUpApi } from '#test/made-up-api.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { TestClock } from '#test/test-clock.ts';
import { RateLimiter } from './rate-limit.ts';
import { mount } from './routes.ts';

/** What the contract of guest login allows one address in a minute. */
const MAX = 120;

describe('the rate limit', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.clock.advance({ minutes: 2 }));
  afterAll(() => app.close());

  const login = (visitor: TestVisitor, headers?: Record<string, string>) =>
    visitor.call('POST', '/authentication/guest/login', {}, headers);
  /** Calls of visitors without a cookie, who share one address. */
  const times = (count: number, headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, () => login(app.visitor(), headers)));

  it('ERR-01 lets through what is allowed of 200 parallel calls, refuses the rest, and writes only for the first', async () => {
    const sessions = async () => (await app.database.pool.query('select count(*) from sessions')).rows[0].count;
    const before = await sessions();
    const answers = await times(200);
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(MAX);
    const refused = answers.filter(({ envelope }) => envelope.code === 40006);
    expect(refused).toHaveLength(200 - MAX);
    expect(refused.every(({ status }) => status === 429)).toBe(true);
    expect(await sessions()).toBe(before + MAX);
  });

  it('ERR-01 says in how many seconds to try again, in the text of every language and in Retry-After', async () => {
    await times(MAX);
    app.clock.advance({ seconds: 15 });
    for (const { id, code } of languages) {
      const { envelope, headers } = await login(app.visitor({ 'language-id': String(id) }));
      expect(headers.get('retry-after')).toBe('45');
      expect(envelope.message).toContain(new Intl.NumberFormat(code).format(45));
    }
  });

  it('ERR-01 ends with its window, and a refused call does not make it longer', async () => {
    await times(MAX + 5);
    app.clock.advance({ seconds: 59 });
    expect((await login(app.visitor())).envelope.code).toBe(40006);
    app.clock.advance({ seconds: 1 });
    expect((await login(app.visitor())).envelope.code).toBe(0);
  });

  it('ERR-01 counts everyone with a session for themselves', async () => {
    const ana = app.visitor();
    const ben = app.visitor();
    await login(ana);
    await login(ben);
    const answers = await Promise.all(Array.from({ length: MAX + 1 }, () => login(ana)));
    expect(answers.filter(({ envelope }) => envelope.code === 40006)).toHaveLength(1);
    expect((await login(ben)).envelope.code).toBe(0);
  });

  it('ERR-01 counts an account as one, on however many devices it is signed in', async () => {
    const ana = await signIn(app, 'ana@limits.example');
    const second = await openSession(app.database.pool, 'ana@limits.example', app.address);
    const cancel = (visitor: TestVisitor) => visitor.call('POST', '/jobseeker/delete-account/cancel', {});
    const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => cancel(at % 2 ? ana : second)));
    expect(answers.filter(({ envelope }) => envelope.code === 40006)).toHaveLength(2);
  });

  it('ERR-01 is not passed by taking a new guest session for every few calls', async () => {
    const guests = Array.from({ length: 11 }, () => app.visitor());
    for (const guest of guests) await login(guest);
    const report = (visitor: TestVisitor) =>
      visitor.call('POST', '/companies/nobody/report', { reason_id: 1, note: 'again and again' });
    const answers = await Promise.all(guests.flatMap((guest) => Array.from({ length: 10 }, () => report(guest))));
    expect(answers.filter(({ envelope }) => envelope.code === 40006)).toHaveLength(10);
  });

  it('ERR-01 is not passed by a made-up address or cookie, and holds per endpoint', async () => {
    await times(MAX);
    const [spoofed] = await times(1, { 'x-forwarded-for': '203.0.113.9' });
    expect(spoofed?.envelope.code).toBe(40006);
    const [forged] = await times(1, { cookie: 'parley_session=forged' });
    expect(forged?.envelope.code).toBe(40006);
    const other = await app.visitor().call('POST', '/jobseeker/user-settings', {});
    expect(other.envelope.code).toBe(0);
  });
});

describe('the rate limit behind a trusted proxy', () => {
  it('ERR-01 tells the callers apart', async () => {
    const contract = {
      'POST /knocks': endpoint({
        summary: 'Made up',
        access: 'anyone',
        input: z.object({}),
        answer: z.null(),
        errors: [],
        limit: { max: 3, seconds: 60 },
      }),
    } satisfies Contract;
    const api = await startMadeUpApi([mount(contract, { 'POST /knocks': () => null })], {
      settings: { TRUST_PROXY: '1' },
    });
    const knock = (ip: string) => api.visitor({ 'x-forwarded-for': ip }).call('POST', '/knocks', {});
    const answers = await Promise.all(Array.from({ length: 4 }, () => knock('203.0.113.9')));
    expect(answers.filter(({ envelope }) => envelope.code === 40006)).toHaveLength(1);
    expect((await knock('203.0.113.10')).envelope.code).toBe(0);
    // The proxy adds the real address at the end; what a caller wrote before it changes nothing.
    expect((await knock('198.51.100.1, 203.0.113.9')).envelope.code).toBe(40006);
    // One line of IPv6 is one network, whatever address on it is used.
    const line = await Promise.all(['1', '2', '3', '4'].map((one) => knock(`2001:db8:7:7::${one}`)));
    expect(line.filter(({ envelope }) => envelope.code === 40006)).toHaveLength(1);
    await api.close();
  });
});

describe('the counter', () => {
  it('waits at least a second, also at the very end of a window', () => {
    const clock = new TestClock();
    const limiter = new RateLimiter(clock);
    const take = () => limiter.take('someone', { max: 1, seconds: 60 });
    take();
    clock.advance({ seconds: 59.999 });
    expect(take).toThrow(expect.objectContaining({ errorName: 'tooManyAttempts', details: { retry_after: 1 } }));
  });

  it('RUN-13 a clock that is set back an hour makes no window longer, and gives nobody more calls', () => {
    const clock = new TestClock();
    const limiter = new RateLimiter(clock);
    const take = () => limiter.take('someone', { max: 2, seconds: 60 });
    take();
    clock.advance({ hours: -1 });
    expect(take()).toEqual({ limit: 2, remaining: 0, reset: 60 });
    expect(take).toThrow(expect.objectContaining({ details: { retry_after: 60 } }));
    clock.advance({ seconds: 60 });
    expect(take()).toMatchObject({ remaining: 1 });
  });

  it('keeps counting when many others come and go', () => {
    const clock = new TestClock();
    const limiter = new RateLimiter(clock);
    const limit = { max: 1, seconds: 7200 };
    limiter.take('patient', limit);
    clock.advance({ hours: 1, seconds: 1 });
    for (let other = 0; other < 50_001; other++) limiter.take(`other ${other}`, { max: 1, seconds: 60 });
    expect(() => limiter.take('patient', limit)).toThrow('tooManyAttempts');
  });
});
