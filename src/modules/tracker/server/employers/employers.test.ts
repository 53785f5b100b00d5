import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoss, createChat, createPair, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { inHours, invite } from '#test/interviews/interview-ground.ts';
import { runTask } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('employers who have looked or are interested', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);
  const viewed = ({ visitor }: Person, more: object = {}) => visitor.api('GET /employers/viewed-me', more);
  const interested = ({ visitor }: Person, more: object = {}) => visitor.api('GET /employers/interested-in-me', more);
  const news = ({ visitor }: Person) => visitor.api('GET /employers/news', {});
  const read = ({ visitor }: Person, id: number) => visitor.api('GET /chat/conversations/:id/candidate', { id });

  /** The same talent talks to one more company. */
  async function another(talent: Person) {
    const { job, boss } = await createPair(app);
    const hello = { job_id: job.id, client_id: newId(), text: 'Hello' };
    const { conversation } = await talent.visitor.api('POST /chat/conversations', hello);
    return { job, boss, id: conversation.id };
  }

  it('APP-02 TRU-10 lists each company that has read the profile once, the last first, new until looked at', async () => {
    const { talent, boss, job, id } = await createChat(app);
    expect(await viewed(talent)).toEqual({ employers: [], next_cursor: null });
    await read(boss, id);
    app.clock.advance({ hours: 25 });
    await read(await createBoss(app, job.company_id, 'admin'), id);
    const { employers } = await viewed(talent);
    expect(employers).toMatchObject([
      { company: { id: job.company_id }, what: 'profile', conversation_id: id, is_new: true, job: {} },
    ]);
    expect(employers[0]?.job?.url).toContain(`-${job.id}`);
    expect(await news(talent)).toEqual({ viewed: 1, interested: 0 });
    await Promise.all([1, 2, 3].map(() => talent.visitor.api('POST /employers/looked', { list: 'viewed' })));
    expect(await news(talent)).toEqual({ viewed: 0, interested: 0 });
    expect((await viewed(talent)).employers[0]?.is_new).toBe(false);

    app.clock.advance({ minutes: 5 });
    const second = await another(talent);
    await read(second.boss, second.id);
    const page = await viewed(talent, { limit: 1 });
    expect(page.employers).toMatchObject([{ company: { id: second.job.company_id }, is_new: true }]);
    const rest = await viewed(talent, { limit: 1, cursor: page.next_cursor });
    expect(rest).toMatchObject({ employers: [{ company: { id: job.company_id } }], next_cursor: null });
    expect((await viewed((await createPair(app)).talent)).employers).toEqual([]);
  });

  it('APP-02 SET-04 leaves out who is blocked or hidden from, names nobody who is gone, links to no closed job', async () => {
    const { talent, boss, job, id } = await createChat(app);
    await read(boss, id);
    await sql(`update jobs set status = 'closed', closed_at = now() where id = $1`, job.id);
    await sql(`update accounts set status = 'suspended' where id = $1`, boss.id);
    expect((await viewed(talent)).employers).toMatchObject([{ by: '', job: { url: null } }]);
    const hide = (table: string) =>
      sql(
        `insert into ${table} (account_id, company_id, created_at) values ($1, $2, now())`,
        talent.id,
        job.company_id,
      );
    for (const table of ['blocked_companies', 'resume_hidden_companies']) {
      await hide(table);
      expect((await viewed(talent)).employers).toEqual([]);
      expect(await news(talent)).toEqual({ viewed: 0, interested: 0 });
      await sql(`delete from ${table} where account_id = $1`, talent.id);
    }
    await sql(
      'insert into chat_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
      talent.id,
      boss.id,
    );
    expect((await viewed(talent)).employers).toEqual([]);
  });

  it('APP-02 lists by conversation who asked for the resume, shortlisted or invited; a decline takes it away', async () => {
    const { talent, boss, job, id } = await createChat(app);
    await say(boss, id, 'It is! May I see your resume?');
    await boss.visitor.api('POST /chat/conversations/:id/exchange', { id, kind: 'resume', client_id: newId() });
    expect((await interested(talent)).employers).toMatchObject([
      { conversation_id: id, company: { id: job.company_id }, step: 'resume_asked', is_new: true },
    ]);
    const file = (await uploadFile(talent.visitor, PDF, 'Resume.pdf', { kind: 'resume' })).envelope.data as {
      id: string;
    };
    const { application } = await talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids: [file.id] });
    await boss.visitor.api('POST /job-applications/:id/decide', { id: application.id, stage: 'shortlisted' });
    // Until its minute is over, nobody hears of it.
    expect((await interested(talent)).employers).toMatchObject([{ step: 'resume_asked' }]);
    app.clock.advance({ minutes: 2 });
    await runTask(app, 'tell-decisions');
    expect((await interested(talent)).employers).toMatchObject([{ step: 'shortlisted' }]);
    app.clock.advance({ minutes: 2 });
    await invite(boss, id, inHours(app, 48));
    expect((await interested(talent)).employers).toMatchObject([{ step: 'interview' }]);
    expect(await news(talent)).toMatchObject({ interested: 1 });
    expect((await interested(boss)).employers).toEqual([]);
    await boss.visitor.api('POST /chat/conversations/:id/decline', { id, client_id: newId() });
    expect((await interested(talent)).employers).toEqual([]);
  });

  it('TRU-09 applications, interviews and who has looked are in the export, and nothing of them names a deleted account', async () => {
    const { talent, boss, job, id } = await createChat(app);
    const { visitor } = talent;
    const file = (await uploadFile(visitor, PDF, 'Resume.pdf', { kind: 'resume' })).envelope.data as { id: string };
    await visitor.api('POST /job-applications', { job_id: job.id, file_ids: [file.id] });
    await read(boss, id);
    await invite(boss, id, inHours(app, 48));
    await visitor.api('POST /employers/looked', { list: 'interested' });
    await visitor.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const archive = await visitor.fetch('/download/parley-data.zip');
    const { tables } = JSON.parse(readZip(Buffer.from(await archive.arrayBuffer())).get('parley.json') ?? '');
    const links = {
      applications: 'account_id',
      application_events: 'account_id',
      interviews: 'talent_id',
      resume_views: 'account_id',
      employer_looks: 'account_id',
    };
    for (const table of Object.keys(links)) expect(tables[table]?.length, table).toBeGreaterThan(0);
    expect(tables.applications[0]).toMatchObject({ job_id: job.id, documents: [{ name: 'Resume.pdf' }] });
    await visitor.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await runTask(app, 'delete-accounts');
    for (const [table, column] of Object.entries(links)) {
      const { rowCount } = await sql(`select from ${table} where ${column} = $1`, talent.id);
      expect(rowCount, table).toBe(0);
    }
  });
});
