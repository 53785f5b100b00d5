import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const statusOf = async (visitor: TestVisitor) => (await visitor.call('GET', '/jobseeker/me')).status;
  const later = () => app.clock.advance({ minutes: 2 });

  it('AUTH-06 get a new token at sign-in: who knew the old one is left with nothing', async () => {
    const visitor = app.visitor();
    await visitor.api('POST /authentication/guest/login');
    const planted = app.visitor();
    planted.cookies.set('parley_session', visitor.cookies.get('parley_session') ?? '');
    await signIn(app, 'fixed@example.com', visitor);
    expect(await statusOf(visitor)).toBe(200);
    expect(await statusOf(planted)).toBe(401);
  });

  it('AUTH-06 do not take a token that the server never gave out', async () => {
    const visitor = app.visitor();
    visitor.cookies.set('parley_session', 'chosen-by-somebody-else');
    await signIn(app, 'planted@example.com', visitor);
    expect(visitor.cookies.get('parley_session')).not.toBe('chosen-by-somebody-else');
    expect(await statusOf(visitor)).toBe(200);
  });

  it('AUTH-02 bring the guest’s saved jobs and follows along and keep what the account had', async () => {
    const { pool } = app.database;
    const company = await createCompany(pool);
    const jobs = [];
    for (let index = 0; index < 3; index++) jobs.push(await createJob(pool, { company_id: company.id }));
    const [first, second, third] = jobs.map((job) => job.id);
    const email = 'collector@example.com';
    const person = await signIn(app, email);
    await person.api('POST /job/:id/save', { id: first ?? 0, save: true });
    await person.api('POST /job/:id/save', { id: second ?? 0, save: true });
    const guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
    await guest.api('POST /job/:id/save', { id: second ?? 0, save: true });
    await guest.api('POST /job/:id/save', { id: third ?? 0, save: true });
    await guest.api('POST /companies/:slug/follow', { slug: company.slug, follow: true });
    later();
    await signIn(app, email, guest);
    const { id } = await guest.api('GET /jobseeker/me');
    const saved = await pool.query('select job_id from saved_jobs where account_id = $1 order by job_id', [id]);
    expect(saved.rows.map((row) => row.job_id)).toEqual([first, second, third]);
    const followed = await pool.query('select 1 from company_followers where account_id = $1', [id]);
    expect(followed.rowCount).toBe(1);
    const left = await pool.query('select 1 from saved_jobs where session_id is not null');
    expect(left.rowCount).toBe(0);
  });

  it('AUTH-06 last 30 days in a HttpOnly cookie, and then the page is told', async () => {
    const person = await signIn(app, 'month@example.com');
    app.clock.advance({ days: 29, hours: 23 });
    expect(await statusOf(person)).toBe(200);
    app.clock.advance({ hours: 1 });
    expect(await statusOf(person)).toBe(401);
    expect(await person.api('POST /authentication/session/check')).toEqual({ status: 'expired' });
    expect(person.cookies.get('parley_auth_status')).toBe('expired');
    expect(person.cookies.has('parley_session')).toBe(false);
  });

  it('AUTH-06 are left alone by the check while they live', async () => {
    const visitor = app.visitor();
    expect(await visitor.api('POST /authentication/session/check')).toEqual({ status: 'visitor' });
    await visitor.api('POST /authentication/guest/login');
    expect(await visitor.api('POST /authentication/session/check')).toEqual({ status: 'guest' });
    await signIn(app, 'checked@example.com', visitor);
    expect(await visitor.api('POST /authentication/session/check')).toEqual({ status: 'user' });
  });

  it('AUTH-06 are listed by device and can be revoked, but only one’s own', async () => {
    const email = 'devices@example.com';
    const laptop = await signIn(app, email, app.visitor({ 'user-agent': 'Laptop' }));
    later();
    const phone = await signIn(app, email, app.visitor({ 'user-agent': 'Phone' }));
    const { devices } = await laptop.api('GET /authentication/devices');
    expect(devices.map((device) => [device.device_name, device.is_current])).toEqual([
      ['Phone', false],
      ['Laptop', true],
    ]);
    const stranger = await signIn(app, 'nosy@example.com');
    const id = devices[0]?.id ?? 0;
    expect((await stranger.call('DELETE', `/authentication/devices/${id}`)).envelope.code).toBe(40004);
    await laptop.api('DELETE /authentication/devices/:id', { id });
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(laptop)).toBe(200);
  });

  it('AUTH-06 end here or everywhere', async () => {
    const email = 'leaving@example.com';
    const people = [];
    for (let index = 0; index < 3; index++) {
      people.push(await signIn(app, email));
      later();
    }
    const [one, two, three] = people as [TestVisitor, TestVisitor, TestVisitor];
    expect(await one.api('POST /authentication/logout')).toEqual({ signed_out: 1 });
    expect(one.cookies.has('parley_session')).toBe(false);
    expect([await statusOf(two), await statusOf(three)]).toEqual([200, 200]);
    expect(await two.api('POST /authentication/logout', { everywhere: true })).toEqual({ signed_out: 2 });
    expect(await statusOf(three)).toBe(401);
  });

  it('AUTH-06 cannot be opened from another site', async () => {
    const foreign = app.visitor({ 'sec-fetch-site': 'cross-site' });
    const { envelope } = await foreign.call('POST', '/authentication/login', { email: 'a@example.com', password: 'x' });
    expect(envelope.code).toBe(49003);
  });

  it('AUTH-01 AUTH-09 GET /jobseeker/me is for signed-in people only, with the fields of the specification', async () => {
    const guest = app.visitor();
    expect(await statusOf(guest)).toBe(401);
    await guest.api('POST /authentication/guest/login');
    expect(await statusOf(guest)).toBe(401);
    const person = await signIn(app, 'fields@example.com');
    const me = await person.api('GET /jobseeker/me', { source: 'mobile_web' });
    expect(me).toMatchObject({
      first_name: '',
      phone_num: null,
      is_mobile_verified: false,
      avatar: null,
      additional_info: {},
      notice_period_id: null,
      is_profile_completed: false,
      longitude: null,
      latitude: null,
      is_new_account: true,
      register_flow: '0',
      register_flow_v2: '0',
      chat_flow: '0',
      vip: { is_vip: false },
    });
    expect(me.active_key).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(me)).not.toContain('hash');
  });
});
