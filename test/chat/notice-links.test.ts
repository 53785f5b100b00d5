import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuietUnread } from '#src/modules/chat/server/chat.public.ts';
import { sendDigestsTask } from '#src/modules/notifications/server/send-digests.task.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import { allNotices } from '#src/product.ts';
import { createJob } from '../factories/create-job.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createBoss, createChat, newId, type Person, say } from './chat-ground.ts';

const texts = loadTexts(new URL('../../locales/', import.meta.url));
const deliver = createDeliver({ services: new Set() });

describe('where notices about conversations lead', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const paths = async ({ visitor }: Person) => {
    const { notifications } = await visitor.api('GET /notification/list');
    return notifications.map(({ kind, path }) => `${kind} ${path}`);
  };
  const mailedLinks = async ({ id }: Person) => {
    const { rows } = await app.database.pool.query<{ body_text: string }>(
      'select body_text from outbox_messages o join accounts a on a.email = o.recipient where a.id = $1 order by o.id',
      [id],
    );
    const links = rows.flatMap(({ body_text }) => body_text.match(/\/en\/(?:chat|employer)\/?[\w/]*/g) ?? []);
    return [...new Set(links)];
  };
  const digest = () =>
    sendDigestsTask(app.database.db, {
      notices: allNotices,
      texts,
      clock: app.clock,
      deliver,
      siteUrl: 'https://parley.example',
      listQuietUnread,
    }).run(null);

  /** A Boss who looks for work elsewhere: whose side they are on is the conversation's matter, not the account's. */
  async function createBoth() {
    const hiring = await createChat(app);
    const person = hiring.boss;
    const job = await createJob(app.database.pool, {});
    const other = await createBoss(app, job.company_id);
    await app.database.pool.query('update jobs set recruiter_id = $1 where id = $2', [other.id, job.id]);
    await person.visitor.api('POST /authentication/switch-role', { role: 'talent' });
    const start = { job_id: job.id, client_id: newId(), text: 'I would like to work for you.' };
    const { conversation } = await person.visitor.api('POST /chat/conversations', start);
    await say(other, conversation.id, 'Gladly. Shall we talk?');
    return { person, hiring, looking: conversation.id, other };
  }

  it('EMP-01 SET-02 NAV-05 lead a Boss into the employer site and a job seeker to their chat, also when it is one person', async () => {
    const { person, hiring, looking } = await createBoth();
    expect(await paths(person)).toEqual([`chat_message /chat/${looking}`, `chat_message /employer/inbox/${hiring.id}`]);
    app.clock.advance({ minutes: 45 });
    await digest();
    expect(await mailedLinks(person)).toEqual([`/en/chat/${looking}`, `/en/employer/inbox/${hiring.id}`, '/en/chat']);
  });

  it('EMP-01 SET-02 CHAT-03 CHAT-07 exchange, withdrawal and decline lead each side into its own site, in the centre and by mail', async () => {
    const { id, boss, talent } = await createChat(app);
    await say(boss, id, 'Hello!');
    await app.database.pool.query(
      `update accounts set phone_num = '659' || id, is_mobile_verified = true where id = $1`,
      [talent.id],
    );
    await talent.visitor.api('POST /chat/conversations/:id/exchange', { id, client_id: newId(), kind: 'mobile' });
    await boss.visitor.api('POST /chat/conversations/:id/exchange', { id, client_id: newId(), kind: 'resume' });
    await talent.visitor.api('POST /chat/conversations/:id/withdraw', { id });
    const inbox = `/employer/inbox/${id}`;
    expect(await paths(boss)).toEqual([`chat_closed ${inbox}`, `chat_exchange ${inbox}`, `chat_message ${inbox}`]);
    expect(await mailedLinks(boss)).toEqual([`/en${inbox}`]);
    await boss.visitor.api('POST /chat/conversations/:id/decline', { id, client_id: newId(), note: '' });
    expect((await paths(talent)).toSorted()).toEqual([
      `chat_closed /chat/${id}`,
      `chat_exchange /chat/${id}`,
      `chat_message /chat/${id}`,
    ]);
    expect(await mailedLinks(talent)).toEqual([`/en/chat/${id}`]);
  });
});
