import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuietUnread } from '#src/modules/chat/server/chat.public.ts';
import { contracts } from '../contracts.ts';
import { uploadFile } from '../factories/upload-file.ts';
import { runTask } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createBoss, createChat, newId, type Person, say } from './chat-ground.ts';
import { TestDevice } from './test-device.ts';

describe('what an employer learns of who writes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PARLEY_ROLES: 'web,realtime' });
  });
  afterAll(() => app.close());

  /** A chat of someone whose last name, address and number would be noticed anywhere. */
  async function createSecretChat() {
    const chat = await createChat(app);
    const { rows } = await app.database.pool.query<{ email: string }>(
      `update accounts set last_name = 'Qazwsxian', phone_num = '6590011223', is_mobile_verified = true where id = $1
       returning email`,
      [chat.talent.id],
    );
    await say(chat.boss, chat.id, 'Hello!');
    await say(chat.talent, chat.id, 'I am here');
    const secrets = ['Qazwsxian', '6590011223', rows[0]?.email ?? ''];
    return { ...chat, secrets };
  }

  /** Everything that the calls of chat and the notification centre tell this person. */
  async function askEverything(
    { visitor }: Person,
    id: number,
    jobId: number,
    talentId: number,
    scope: 'own' | 'company',
  ) {
    const answers = await Promise.all([
      visitor.api('GET /chat/conversations', { scope }),
      visitor.api('GET /chat/conversations/:id', { id }),
      visitor.api('GET /chat/conversations/:id/messages', { id }),
      visitor.api('GET /chat/changes', { after: 0 }),
      visitor.api('GET /chat/search', { query: 'here' }),
      visitor.api('GET /job-applications/chats/check-exists/:id/jobseekers', { id: talentId, job_id: jobId }),
      visitor.api('GET /notification/list'),
      visitor.api('GET /recruiters/jobs'),
    ]);
    return JSON.stringify(answers);
  }
  /** What any call that reads tells them, with each id that its path may mean. */
  async function readEverywhere({ visitor }: Person, ids: number[]): Promise<string> {
    const paths = Object.keys(contracts).flatMap((key) => (key.startsWith('GET /') ? [key.slice(4)] : []));
    const answers: unknown[] = [];
    for (const path of paths) {
      for (const id of path.includes(':') ? ids : [0]) {
        answers.push((await visitor.call('GET', path.replace(/:\w+/g, String(id)))).envelope);
      }
    }
    return JSON.stringify(answers);
  }
  const digests = async ({ id }: Person) => {
    const all = await listQuietUnread(app.database.db, app.clock.now());
    return JSON.stringify(all.find(({ accountId }) => accountId === id) ?? null);
  };

  it('PROF-04 is the first name and initial: in calls, sockets, notices, e-mails, exports and the team’s view', async () => {
    const { id, boss, talent, job, secrets } = await createSecretChat();
    const device = await new TestDevice(boss.visitor, app.address).load();
    await device.connect();
    await say(talent, id, 'One more thing');
    await expect.poll(() => [...device.messages.values()].some(({ text }) => text === 'One more thing')).toBe(true);
    const admin = await createBoss(app, job.company_id, 'admin');
    await boss.visitor.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const mails = await app.database.pool.query('select * from outbox_messages where recipient like $1', [
      'chat-boss%',
    ]);
    const told = [
      await askEverything(boss, id, job.id, talent.id, 'own'),
      await askEverything(admin, id, job.id, talent.id, 'company'),
      JSON.stringify([...device.conversations.values(), ...device.heard]),
      await digests(boss),
      await readEverywhere(boss, [id, job.id, talent.id]),
      JSON.stringify(await boss.visitor.api('GET /jobseeker/data-export/content')),
      JSON.stringify(mails.rows),
    ].join();
    device.cut();
    for (const secret of secrets) expect(told).not.toContain(secret);
    expect(told).toContain('Hui Min Q.');
    expect(await digests(talent)).not.toContain('Qazwsxian');
  });

  it('PROF-04 a resume offered and not yet taken shows neither its name nor the talent’s', async () => {
    const { id, boss, talent, job, secrets } = await createSecretChat();
    await offerResume(talent, id);
    const told = await askEverything(boss, id, job.id, talent.id, 'own');
    for (const secret of secrets) expect(told).not.toContain(secret);
  });

  it('PROF-04 CHAT-05 is the full name once a resume has changed hands, in this conversation only', async () => {
    const { id, boss, talent, job } = await createSecretChat();
    const exchangeId = await offerResume(talent, id);
    const view = async (person: Person) => person.visitor.api('GET /chat/conversations/:id', { id });
    expect(await view(talent)).toMatchObject({ is_name_shared: false });
    const input = { id, exchange_id: exchangeId, accept: true };
    const { conversation } = await boss.visitor.api('POST /chat/conversations/:id/exchange/:exchange_id/answer', input);
    expect(conversation).toMatchObject({ is_name_shared: true, other: { name: 'Hui Min Qazwsxian' } });
    expect(await view(talent)).toMatchObject({ is_name_shared: true, other: { name: 'Mei T.' } });
    const other = await createChat(app);
    await app.database.pool.query('update conversations set talent_id = $1 where id = $2', [talent.id, other.id]);
    const list = await other.boss.visitor.api('GET /chat/conversations');
    expect(list.conversations[0]?.other.name).toBe('Hui Min Q.');
    expect(job.id).not.toBe(other.job.id);
  });

  it('PROF-04 CHAT-05 a declined resume keeps the name back', async () => {
    const { id, boss, talent } = await createSecretChat();
    const input = { id, exchange_id: await offerResume(talent, id), accept: false };
    const { conversation } = await boss.visitor.api('POST /chat/conversations/:id/exchange/:exchange_id/answer', input);
    expect(conversation).toMatchObject({ is_name_shared: false, other: { name: 'Hui Min Q.' } });
  });

  async function offerResume(talent: Person, id: number): Promise<number> {
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
    const { envelope } = await uploadFile(talent.visitor, pdf, 'Qazwsxian-resume.pdf', { kind: 'resume' });
    const { id: file_id } = envelope.data as { id: string };
    const input = { id, client_id: newId(), kind: 'resume' as const, file_id };
    const { message } = await talent.visitor.api('POST /chat/conversations/:id/exchange', input);
    return message.exchange?.id ?? 0;
  }
});
