import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonResume } from '#src/modules/profiles/json-resume.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { makeVideo } from '#test/factories/make-video.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { SoftwarePasskey } from '#test/software-passkey.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { isHidden } from '../accounts.public.ts';
import { toCalendar, toCsv } from './export-formats.ts';

const SITE = 'https://parley.example';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Names of columns that hold who someone is. */
const PERSONAL = /(^|_)(account_id|email|phone_num|recipient|first_name|last_name|date_of_birth)$/;
/** These name an address, not an account; deletion looks for the address there. */
const BY_ADDRESS = [
  // A company's own, for everyone to see.
  'companies.email',
  'outbox_messages.recipient',
  'one_time_codes.address',
  'get_started_records.email',
  // Goes by forgetSender of its own module, which hears of the deletion.
  'feedback.email',
];

describe('personal data', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: SITE });
    worker = openProduct(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  async function tablesWith(columns: RegExp): Promise<{ table: string; column: string }[]> {
    const { rows } = await app.database.pool.query(`
      select c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`);
    return rows.filter(({ column }) => columns.test(column));
  }

  it('TRU-09 stands only in tables that name its account by a foreign key, so that export and deletion find it', async () => {
    const { rows } = await app.database.pool.query(`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('accounts'::regclass, 'sessions'::regclass)`);
    const linked = new Set([...rows.map(({ table }) => table), 'accounts']);
    const loose = (await tablesWith(PERSONAL)).filter(({ table }) => !linked.has(table));
    expect(loose.map(({ table, column }) => `${table}.${column}`)).toEqual(
      BY_ADDRESS.filter((name) => !linked.has(name.split('.')[0] ?? '')),
    );
    const ids = (await tablesWith(/account_id$/)).map(({ table, column }) => `${table}.${column}`);
    const links = await app.database.pool.query(`
      select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'accounts'::regclass`);
    const known = new Set(links.rows.map(({ name }) => name));
    expect(ids.filter((name) => !known.has(name))).toEqual([]);
  });

  /** Someone who has left a trace wherever this module lets them. */
  async function livePerson(email: string) {
    const person = await signIn(app, email);
    const job = await createJob(app.database.pool, { company_id: (await createCompany(app.database.pool)).id });
    await person.api('PATCH /jobseeker/me', { first_name: 'Zebediah', last_name: 'Quux' });
    await person.api('POST /job/:id/save', { id: job.id, save: true });
    await person.api('POST /jobseeker/popup-window/record', { name: 'welcome' });
    await person.api('POST /jobseeker/click/get-started-record', { email });
    const passkey = await person.api('POST /authentication/passkeys/register/start');
    const response = new SoftwarePasskey(SITE).register(passkey.options);
    await person.api('POST /authentication/passkeys/register/finish', { token: passkey.token, response });
    await person.api('POST /authentication/password', {
      password: 'a long password',
      confirm_password: 'a long password',
    });
    await app.database.pool.query(
      `with one as (select id from accounts where email = $1),
         social as (insert into social_identities (account_id, provider, subject, email, created_at)
           select id, 'google', 'subject-of-' || $1, $1, now() from one),
         identity as (insert into identity_checks select id, sha256($1::bytea), true, now() from one),
         bounced as (insert into email_suppressions (address, reason) values ($1, 'hard_bounce'))
       insert into trusted_devices select id, sha256($1::bytea), now() + interval '1 day', now() from one`,
      [email],
    );
    const resume = await person.api('POST /resume-template/online-resumes/create', { design: 'plain', name: 'Quux' });
    const { path } = await person.api('POST /jobseeker/resume-links/create', { resume_id: resume.id });
    const token = path.split('/').at(-1) ?? '';
    await app.visitor({ 'user-agent': 'Firefox' }).api('POST /shared-resumes/open', { token });
    return person;
  }

  it('TRU-09 AUTH-11 is gone from every table once the account is deleted', async () => {
    const email = 'zebediah.quux@example.com';
    const person = await livePerson(email);
    const { id } = await person.api('GET /jobseeker/me');
    await person.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await worker.runTask('delete-accounts');
    const { rows: tables } = await app.database.pool.query(`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const left: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await app.database.pool.query(
        `select 1 from ${name} one where one::text ilike '%zebediah%' or one::text ilike '%quux%'`,
      );
      if (rowCount) left.push(name);
    }
    expect(left).toEqual([]);
    for (const { table, column } of await tablesWith(/account_id$/)) {
      const { rowCount } = await app.database.pool.query(`select 1 from "${table}" where "${column}" = $1`, [id]);
      expect(rowCount, `${table}.${column}`).toBe(0);
    }
  });

  it('TRU-09 is gone also where a job still needs a name for who posted it', async () => {
    const email = 'shell@example.com';
    const person = await livePerson(email);
    const { id } = await person.api('GET /jobseeker/me');
    const { pool } = app.database;
    await createJob(pool, { company_id: (await createCompany(pool)).id, recruiter_id: id });
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await worker.runTask('delete-accounts');
    const { rows } = await pool.query('select status, first_name from accounts where id = $1', [id]);
    expect(rows).toEqual([{ status: 'suspended', first_name: '' }]);
    for (const table of [
      'passkeys',
      'social_identities',
      'identity_checks',
      'trusted_devices',
      'saved_jobs',
      'sessions',
    ]) {
      const { rowCount } = await pool.query(`select 1 from ${table} where account_id = $1`, [id]);
      expect(rowCount, table).toBe(0);
    }
  });

  it('TRU-09 comes as one archive of JSON, CSV, JSON Resume and iCalendar, for its owner only', async () => {
    const email = 'archive@example.com';
    const person = await livePerson(email);
    expect((await person.fetch('/download/parley-data.zip')).status).toBe(404);
    await person.api('POST /jobseeker/data-export');
    await person.api('POST /jobseeker/licences/create', { name: 'Diving, deep', expires: '2028-02' });
    const resume = await uploadFile(person, simplePdf([[[72, 760, 'Zebediah Quux']]]), 'CV.pdf', { kind: 'resume' });
    const { id: file_id } = resume.envelope.data as { id: string };
    await person.api('POST /jobseeker/attached-resumes', { file_id });
    await uploadFile(person, simplePdf([[[72, 760, 'Another']]]), 'cv.pdf', { kind: 'resume' });
    await runTask(app, 'export-data');
    const answer = await person.fetch('/download/parley-data.zip');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const json = (name: string) => JSON.parse(files.get(name) ?? '');
    expect(json('parley.json').tables.accounts[0].email).toBe(email);
    expect(json('parley.json').tables.email_suppressions).toMatchObject([{ address: email, reason: 'hard_bounce' }]);
    expect(json('resume.json')).toMatchObject({ basics: { name: 'Zebediah Quux', email } });
    expect(jsonResume.safeParse(json('resume.json')).error).toBeUndefined();
    expect(files.get('calendar.ics')).toContain('SUMMARY:Diving\\, deep expires\r\n');
    expect(files.get('calendar.ics')).toContain('DTSTART;VALUE=DATE:20280229\r\n');
    const own = [...files.keys()].filter((name) => name.startsWith('files/'));
    expect(own.map((name) => name.toLowerCase()).sort()).toEqual(['files/resume/cv (2).pdf', 'files/resume/cv.pdf']);
    expect(own.map((name) => files.get(name)?.slice(0, 5))).toEqual(['%PDF-', '%PDF-']);
    expect(files.get('csv/accounts.csv')).toContain(email);
    expect((await app.visitor().fetch('/download/parley-data.zip')).status).toBe(404);
  });

  it('TRU-09 holds all of a profile and its resumes, in Arabic and Japanese as they were written', async () => {
    const person = await livePerson('all@archive.example');
    const send = async (bytes: Buffer, name: string, kind: string) =>
      ((await uploadFile(person, bytes, name, { kind })).envelope.data as { id: string }).id;
    const pdf = simplePdf([[[72, 760, 'Zebediah Quux']]]);
    await person.api('POST /jobseeker/avatar', { file_id: await send(PNG, 'me.png', 'avatar') });
    await person.api('POST /jobseeker/attached-resumes', { file_id: await send(pdf, '履歴書.pdf', 'resume') });
    const video = await send(await makeVideo('mp4', 2), '自己紹介.mp4', 'video_resume');
    await person.api('POST /jobseeker/video-resumes', { file_id: video });
    await person.api('POST /jobseeker/licences/create', {
      name: 'رخصة قيادة',
      expires: '2028-02',
      file_id: await send(pdf, 'رخصة.pdf', 'licence'),
    });
    const formula = '=HYPERLINK("http://attacker.example","看護師")';
    await person.api('POST /jobseeker/work-experiences/create', {
      title: formula,
      company: 'مستشفى النور',
      start_date: '2019-04',
      is_current: true,
    });
    await person.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const archive = await person.fetch('/download/parley-data.zip');
    const files = readZip(Buffer.from(await archive.arrayBuffer()));
    const { tables } = JSON.parse(files.get('parley.json') ?? '');
    expect(tables.work_experiences).toMatchObject([{ title: formula, company: 'مستشفى النور' }]);
    expect(tables.resume_views).toMatchObject([{ what: 'viewed', resume_name: 'Quux' }]);
    for (const name of ['online_resumes', 'resume_links', 'video_resumes', 'attached_resumes', 'licences']) {
      expect(tables[name], name).toHaveLength(1);
    }
    const csv = files.get('csv/work_experiences.csv') ?? '';
    expect(csv[0]).toBe('\ufeff');
    expect(csv).toContain(`"'=HYPERLINK(""http://attacker.example"",""看護師"")"`);
    expect(csv).toContain('مستشفى النور');
    expect(files.get('calendar.ics')).toContain('رخصة قيادة');
    const own = [...files.keys()].filter((name) => name.startsWith('files/'));
    expect(own.sort()).toEqual([
      'files/avatar/photo.webp',
      'files/licence/رخصة.pdf',
      'files/resume/履歴書.pdf',
      'files/video_resume/自己紹介.mp4',
    ]);
  });

  it('TRU-09 tells nobody who has blocked them, nor what others have asked for', async () => {
    const { pool } = app.database;
    const [ana, ben] = [await livePerson('ana@blocks.example'), await livePerson('ben@blocks.example')];
    const [{ id: anaId }, { id: benId }] = [await ana.api('GET /jobseeker/me'), await ben.api('GET /jobseeker/me')];
    const { id: companyId } = await createCompany(pool);
    await pool.query('insert into chat_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
      anaId,
      benId,
    ]);
    await pool.query(
      `insert into join_requests (company_id, account_id, position, message, state, decided_by, decided_at, created_at)
       values ($1, $2, 'Recruiter', 'Please let me in', 'approved', $3, now(), now())`,
      [companyId, anaId, benId],
    );
    for (const person of [ana, ben]) await person.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const mine = (await ana.api('GET /jobseeker/data-export/content')).tables;
    expect(mine).toMatchObject({ chat_blocks: [{ blocked_id: benId }], join_requests: [{ position: 'Recruiter' }] });
    const theirs = (await ben.api('GET /jobseeker/data-export/content')).tables;
    expect(theirs.chat_blocks ?? []).toEqual([]);
    expect(theirs.join_requests ?? []).toEqual([]);
  });

  it('TRU-09 CSV quotes what needs it and runs no formula; iCalendar folds long lines', async () => {
    let csv = '';
    for await (const text of toCsv([{ rows: [{ a: 'x,"y"', b: '=1+1', c: -5, d: null }] }])) csv += text;
    expect(csv).toBe(`\ufeffa,b,c,d\r\n"x,""y""",'=1+1,-5,\r\n`);
    const long = toCalendar(
      [{ id: '1', title: '面'.repeat(60), from: '2026-01-01', until: '2026-01-02' }],
      new Date(0),
    );
    expect(Math.max(...long.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain('面'.repeat(60));
  });

  it('AUTH-11 an account that awaits its deletion is hidden from others at once', async () => {
    expect(isHidden({ status: 'active', deletedAt: null })).toBe(false);
    expect(isHidden({ status: 'active', deletedAt: new Date() })).toBe(true);
    const { pool } = app.database;
    const job = await createJob(pool, { company_id: (await createCompany(pool)).id });
    const nameOf = async () => (await app.visitor().api('GET /job/:id', { id: job.id })).recruiter.name;
    expect(await nameOf()).not.toBe('');
    await pool.query(
      'update accounts set deleted_at = now(), delete_after = now() where id = (select recruiter_id from jobs where id = $1)',
      [job.id],
    );
    expect(await nameOf()).toBe('');
  });
});
