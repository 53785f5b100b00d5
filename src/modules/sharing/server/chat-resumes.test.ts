import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createBoss, createChat, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { newestMessage } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('a resume that was shared in a chat', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const upload = async ({ visitor }: Person, name = 'Hui Min Tan.pdf') =>
    (await uploadFile(visitor, PDF, name, { kind: 'resume' })).envelope.data as { id: string; url: string };
  const ask = (person: Person, id: number, file_id?: string) =>
    person.visitor.api('POST /chat/conversations/:id/exchange', { id, client_id: newId(), kind: 'resume', file_id });
  const answer = (person: Person, id: number, exchange_id: number, file_id?: string) =>
    person.visitor.api('POST /chat/conversations/:id/exchange/:exchange_id/answer', {
      id,
      exchange_id,
      accept: true,
      file_id,
    });
  const views = async ({ visitor }: Person) => (await visitor.api('GET /jobseeker/resume-views', {})).views;
  const candidate = (boss: Person, id: number) => boss.visitor.api('GET /chat/conversations/:id/candidate', { id });

  /** A Boss has asked for the resume and got it. */
  async function shared() {
    const chat = await createChat(app);
    await say(chat.boss, chat.id, 'Hello!');
    const { message } = await ask(chat.boss, chat.id);
    const file = await upload(chat.talent);
    await answer(chat.talent, chat.id, message.exchange?.id ?? 0, file.id);
    return { ...chat, file };
  }

  it('TRU-10 CHAT-05 is listed with who downloaded it, once a visit, and its owner is told the first time', async () => {
    const { talent, boss, id, job, file } = await shared();
    expect((await talent.visitor.fetch(file.url)).status).toBe(200);
    expect(await views(talent)).toEqual([]);
    for (const _ of [1, 2]) expect((await boss.visitor.fetch(file.url)).status).toBe(200);
    const admin = await createBoss(app, job.company_id, 'admin');
    expect((await admin.visitor.fetch(file.url)).status).toBe(200);
    const { rows } = await app.database.pool.query(
      'select c.name as company, a.email from companies c, accounts a where c.id = $1 and a.id = $2',
      [job.company_id, talent.id],
    );
    const by = { name: 'Mei T.', company: rows[0].company };
    const line = { what: 'downloaded', way: 'chat', resume: 'Hui Min Tan.pdf', conversation_id: id, by, link_id: null };
    expect(await views(talent)).toMatchObject([line, line]);
    const { notifications } = await talent.visitor.api('GET /notification/list', {});
    expect(notifications.filter(({ kind }) => kind === 'resume_opened')).toHaveLength(1);
    expect((await newestMessage(app, rows[0].email))?.subject).toContain('downloaded “Hui Min Tan.pdf”');
    // Someone who may not have it leaves no line.
    const other = await createChat(app);
    expect((await other.boss.visitor.fetch(file.url)).status).toBe(404);
    expect(await views(talent)).toHaveLength(2);
  });

  it('TRU-10 lists who reads the profile beside a conversation once a day, and tells its owner of the first only', async () => {
    const { talent, boss, id, job } = await createChat(app);
    await Promise.all([candidate(boss, id), candidate(boss, id), candidate(boss, id)]);
    const { rows } = await app.database.pool.query('select name from companies where id = $1', [job.company_id]);
    const line = { what: 'viewed', way: 'profile', resume: '', conversation_id: id, link_id: null };
    const mine = { ...line, by: { name: 'Mei T.', company: rows[0].name } };
    expect(await views(talent)).toEqual([expect.objectContaining(mine)]);
    const admin = await createBoss(app, job.company_id, 'admin');
    await candidate(admin, id);
    app.clock.advance({ days: 1 });
    await candidate(boss, id);
    expect(await views(talent)).toMatchObject([mine, line, mine]);
    const { notifications } = await talent.visitor.api('GET /notification/list', {});
    const told = notifications.filter(({ kind }) => kind === 'resume_opened');
    expect(told).toMatchObject([{ title: `${rows[0].name} read your profile` }]);
    await talent.visitor.api('POST /jobseeker/hidden-companies', { company_id: job.company_id });
    app.clock.advance({ days: 1 });
    expect((await candidate(boss, id)).profile).toBeNull();
    expect(await views(talent)).toHaveLength(3);
  });

  it('EMP-04 stands beside the conversation, whoever has asked for it', async () => {
    const { boss, id, file } = await shared();
    expect((await candidate(boss, id)).resumes).toMatchObject([{ url: file.url, name: 'Hui Min Tan.pdf' }]);
  });

  it('PROF-04 is gone for a company that its owner hides from: the file, the message and what stands beside it', async () => {
    const { talent, boss, id, job, file } = await shared();
    const messages = async (person: Person) =>
      (await person.visitor.api('GET /chat/conversations/:id/messages', { id })).messages;
    await talent.visitor.api('POST /jobseeker/hidden-companies', { company_id: job.company_id });
    const admin = await createBoss(app, job.company_id, 'admin');
    for (const person of [boss, admin]) {
      expect((await person.visitor.fetch(file.url)).status).toBe(404);
      expect(await candidate(person, id)).toMatchObject({ profile: null, resumes: [] });
      expect(JSON.stringify(await messages(person))).not.toContain(file.id);
    }
    expect(JSON.stringify(await messages(talent))).toContain(file.id);
    expect(await views(talent)).toEqual([]);
    await talent.visitor.api('DELETE /jobseeker/hidden-companies', { company_id: job.company_id });
    expect((await boss.visitor.fetch(file.url)).status).toBe(200);
  });

  it('PROF-04 is not shared with a company that its owner hides from, and the name stays short', async () => {
    const { talent, boss, id, job } = await createChat(app);
    await say(boss, id, 'Hello!');
    const file = await upload(talent);
    const offered = await ask(talent, id, file.id);
    await talent.visitor.api('POST /jobseeker/hidden-companies', { company_id: job.company_id });
    expect(await codeOf(answer(boss, id, offered.message.exchange?.id ?? 0))).toBe(40004);
    expect((await boss.visitor.api('GET /chat/conversations/:id', { id })).other.name).toBe('Hui Min T.');
    const next = await createChat(app);
    await say(next.boss, next.id, 'Hello!');
    const { message } = await ask(next.boss, next.id);
    await next.talent.visitor.api('POST /jobseeker/hidden-companies', { company_id: next.job.company_id });
    const own = await upload(next.talent);
    expect(await codeOf(answer(next.talent, next.id, message.exchange?.id ?? 0, own.id))).toBe(49333);
    expect((await candidate(next.boss, next.id)).name).toBe('Hui Min T.');
  });

  it('PROF-04 shows an employer neither name nor file before it is shared, and no name in the address of a photo', async () => {
    const { talent, boss, id } = await createChat(app);
    await app.database.pool.query(`update accounts set last_name = 'Featherstone' where id = $1`, [talent.id]);
    await say(boss, id, 'Hello!');
    const face = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { envelope } = await uploadFile(talent.visitor, face, 'Hui Min Featherstone.png', { kind: 'avatar' });
    await talent.visitor.api('POST /jobseeker/avatar', { file_id: (envelope.data as { id: string }).id });
    const file = await upload(talent, 'Featherstone.pdf');
    await ask(talent, id, file.id);
    for (const path of ['', '/messages', '/candidate']) {
      const { envelope: seen } = await boss.visitor.call('GET', `/chat/conversations/${id}${path}`);
      expect(seen.code, path).toBe(0);
      expect(JSON.stringify(seen)).not.toMatch(/Featherstone/);
    }
    const { avatar } = await candidate(boss, id);
    const photo = await app.visitor().fetch(avatar ?? '');
    expect([photo.status, photo.headers.get('content-disposition')]).toEqual([
      200,
      expect.not.stringMatching(/Featherstone/),
    ]);
  });
});
