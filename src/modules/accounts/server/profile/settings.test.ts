import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { newestMessage, proveByMail, sentCode, signIn } from '#test/factories/sign-in.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('account settings', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const askToChange = (person: TestVisitor, email: string) =>
    person.call('POST', '/authentication/otp/send', { channel: 'email', email, purpose: 'change_email' });

  it('SET-03 AUTH-12 keep names, date of birth, time zone and currency', async () => {
    const person = await signIn(app, 'names@example.com');
    const change = { first_name: 'Ümit', date_of_birth: '1990-02-28', time_zone: 'Asia/Singapore', currency: 'sgd' };
    await person.api('PATCH /jobseeker/me', change);
    expect(await person.api('GET /jobseeker/me')).toMatchObject({ ...change, currency: 'SGD', last_name: '' });
  });

  it('AUTH-12 ERR-01 refuse who is younger than 16, to the day, and what does not exist', async () => {
    const person = await signIn(app, 'young@example.com');
    const today = app.clock.now();
    const born = (days: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - 16, today.getUTCMonth(), today.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    const young = await person.call('PATCH', '/jobseeker/me', { date_of_birth: born(1), time_zone: 'Mars/Base' });
    expect(young.envelope.data).toMatchObject({
      fields: { date_of_birth: 'You must be at least 16 years old.', time_zone: 'Choose one of the options.' },
    });
    expect((await person.call('PATCH', '/jobseeker/me', { date_of_birth: born(0) })).status).toBe(200);
  });

  it('SET-03 keep country, language and theme in the account', async () => {
    const person = await signIn(app, 'theme@example.com');
    await person.api('POST /jobseeker/user-settings', { country: 'jp', language: 'ja', theme: 'dark' });
    expect(await person.api('GET /jobseeker/me')).toMatchObject({ country_id: 106, language: 'ja', theme: 'dark' });
  });

  it('AUTH-11 change the e-mail address with a code to the new one, and tell the old one', async () => {
    const person = await signIn(app, 'old@example.com');
    expect((await askToChange(person, 'new@example.com')).status).toBe(200);
    const code = await sentCode(app, 'new@example.com');
    const before = person.cookies.get('parley_session');
    await person.api('POST /jobseeker/email', { email: 'new@example.com', code });
    expect(person.cookies.get('parley_session')).not.toBe(before);
    expect((await person.api('GET /jobseeker/me')).email).toBe('new@example.com');
    expect((await newestMessage(app, 'old@example.com'))?.subject).toBe('Your Parley email address was changed');
  });

  it('AUTH-11 tell who holds the mailbox, by a code, that another account was quicker', async () => {
    const person = await signIn(app, 'wanting@example.com');
    await askToChange(person, 'taken@example.com');
    const code = await sentCode(app, 'taken@example.com');
    await signIn(app, 'taken@example.com');
    const { envelope } = await person.call('POST', '/jobseeker/email', { email: 'taken@example.com', code });
    expect(envelope).toMatchObject({
      code: 41038,
      message: 'This Email address has been used. Please change to another email',
    });
  });

  it('AUTH-11 do not take a code that was sent for another purpose or to another person', async () => {
    const person = await signIn(app, 'mixed@example.com');
    const other = await signIn(app, 'mixing@example.com');
    await app.visitor().api('POST /authentication/otp/send', { channel: 'email', email: 'fresh@example.com' });
    const login = await sentCode(app, 'fresh@example.com');
    const use = (who: TestVisitor, code: string) =>
      who.call('POST', '/jobseeker/email', { email: 'fresh@example.com', code });
    expect((await use(person, login)).envelope.code).toBe(41040);
    await askToChange(person, 'fresh@example.com');
    expect((await use(other, await sentCode(app, 'fresh@example.com'))).envelope.code).toBe(41040);
  });

  it('AUTH-11 delete the account after 14 days, unless its owner signs in before', async () => {
    const email = 'leaver@example.com';
    const exists = async () =>
      (await app.database.pool.query('select 1 from accounts where email = $1', [email])).rowCount === 1;
    const person = await signIn(app, email);
    app.clock.advance({ minutes: 2 });
    const elsewhere = await signIn(app, email);
    const { delete_after } = await person.api('POST /jobseeker/delete-account', { confirm: true });
    expect(new Date(delete_after).getTime() - app.clock.now().getTime()).toBe(14 * 24 * 3600_000);
    expect((await elsewhere.call('GET', '/jobseeker/me')).status).toBe(401);
    expect((await person.api('GET /jobseeker/me')).delete_after).toBe(delete_after);
    expect((await newestMessage(app, email))?.subject).toBe('Your Parley account will be deleted');
    app.clock.advance({ days: 13 });
    await worker.runTask('delete-accounts');
    expect(await exists()).toBe(true);
    await signIn(app, email, elsewhere);
    expect((await person.api('GET /jobseeker/me')).delete_after).toBeNull();
    await proveByMail(app, person, email);
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    await person.api('POST /jobseeker/delete-account/cancel');
    expect((await person.api('GET /jobseeker/me')).delete_after).toBeNull();
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 14, seconds: 1 });
    await worker.runTask('delete-accounts');
    expect(await exists()).toBe(false);
    expect(await newestMessage(app, email)).toBeUndefined();
  });

  it('AUTH-11 leave an empty shell of a recruiter whose jobs must name somebody', async () => {
    const { pool } = app.database;
    const job = await createJob(pool, { company_id: (await createCompany(pool)).id });
    const { rows } = await pool.query('select recruiter_id from jobs where id = $1', [job.id]);
    const id = rows[0].recruiter_id;
    const now = app.clock.now();
    await pool.query('update accounts set deleted_at = $2, delete_after = $2 where id = $1', [id, now]);
    app.clock.advance({ seconds: 1 });
    await worker.runTask('delete-accounts');
    const shell = await pool.query('select email, first_name, status from accounts where id = $1', [id]);
    expect(shell.rows).toEqual([{ email: null, first_name: '', status: 'suspended' }]);
  });

  it('AUTH-11 SET-03 gather everything that names the account, without hashes, in the background', async () => {
    const { pool } = app.database;
    const person = await signIn(app, 'export@example.com');
    const job = await createJob(pool, { company_id: (await createCompany(pool)).id });
    await person.api('POST /job/:id/save', { id: job.id, save: true });
    await person.api('POST /job/:id/view', { id: job.id, device: 'web' });
    const [first] = await Promise.all([1, 2, 3].map(() => person.api('POST /jobseeker/data-export')));
    expect(first?.status).toBe('queued');
    expect((await person.call('GET', '/jobseeker/data-export/content')).status).toBe(404);
    await runTask(app, 'export-data');
    expect((await person.api('GET /jobseeker/data-export')).status).toBe('ready');
    const { tables } = await person.api('GET /jobseeker/data-export/content');
    expect(tables.accounts).toMatchObject([{ email: 'export@example.com' }]);
    expect(tables.saved_jobs).toMatchObject([{ job_id: job.id }]);
    expect(tables.job_viewers).toMatchObject([{ job_id: job.id }]);
    expect(tables.sessions).toHaveLength(1);
    expect(JSON.stringify(tables)).not.toMatch(/_hash"|_secret"/);
    const { rows } = await pool.query(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and conparentid = 0 and confrelid in ('accounts'::regclass, 'sessions'::regclass)`);
    // A company's figures and credits name the recruiter; a candidate's own way to a job is in theirs (sources.test.ts).
    const ofOthers = ['data_exports', 'hiring_contacts', 'unlock_credit_entries'];
    const missing = rows.map((row) => row.name).filter((name) => !ofOthers.includes(name) && !(name in tables));
    expect(missing).toEqual([]);
    const stranger = await signIn(app, 'curious@example.com');
    expect((await stranger.call('GET', '/jobseeker/data-export/content')).status).toBe(404);
  });

  it('TRK-07 drop a blank e-mail address and number of who begins to sign up', async () => {
    const record = 'POST /jobseeker/click/get-started-record';
    await app.visitor().api(record, { device_id: 'device-9', email: '   ', phone_num: '' });
    await app.visitor().api(record, { device_id: 'device-9', email: ' a@example.com ', phone_num: '91234567' });
    const { rows } = await app.database.pool.query(
      "select email, phone_num from get_started_records where device_id = 'device-9' order by id",
    );
    expect(rows).toEqual([
      { email: null, phone_num: null },
      { email: 'a@example.com', phone_num: '91234567' },
    ]);
  });

  it('TRK-07 remember which pop-ups were seen, and welcome a new account once', async () => {
    const person = await signIn(app, 'popup@example.com');
    const isFirst = async () => (await person.api('GET /jobseeker/check-first-registration')).is_first_registration;
    expect(await isFirst()).toBe(true);
    await person.api('POST /jobseeker/popup-window/record', { name: 'first_registration' });
    await person.api('POST /jobseeker/popup-window/record', { name: 'first_registration' });
    expect(await isFirst()).toBe(false);
    const { records } = await person.api('GET /jobseeker/popup-window/record/list');
    expect(records).toMatchObject([{ name: 'first_registration', seen_count: 2 }]);
    expect((await app.visitor().call('GET', '/jobseeker/popup-window/record/list')).status).toBe(401);
  });
});
