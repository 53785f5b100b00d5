import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoss, createChat, createTalent, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('chats in the notification centre', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const centre = async ({ visitor }: Person) => {
    const { notifications, unread } = await visitor.api('GET /notification/list');
    const rows = notifications.filter(({ kind }) => kind.startsWith('chat_'));
    return { rows: rows.map(({ title, path, is_read }) => [title, path, is_read]), waiting: unread.notifications };
  };
  const read = (person: Person, id: number, seq: number) =>
    person.visitor.api('POST /chat/conversations/:id/read', { id, seq });

  it('SET-02 shows messages by default, one row for a busy chat, the liveliest first', async () => {
    const { id, boss, talent, job } = await createChat(app);
    const other = await createTalent(app, { first_name: 'Amal', last_name: 'Said' });
    const { conversation } = await other.visitor.api('POST /chat/conversations', {
      job_id: job.id,
      client_id: newId(),
      text: 'Me too',
    });
    const wrote = (name: string) => `${name} wrote to you`;
    const paths = (await centre(boss)).rows.map(([, path]) => path);
    expect(paths).toEqual([`/employer/inbox/${conversation.id}`, `/employer/inbox/${id}`]);
    await say(talent, id, 'Two');
    await say(talent, id, 'Three');
    const { rows, waiting } = await centre(boss);
    expect(rows.map(([title]) => title)).toEqual(['Hui Min T. sent you 3 messages', wrote('Amal S.')]);
    expect(waiting).toBe(2);
  });

  it('SET-02 CHAT-01 is read when the chat is read, and unread again with the next message', async () => {
    const { id, boss, talent } = await createChat(app);
    const states = async () => (await centre(boss)).rows.map(([title, , isRead]) => [title, isRead]);
    await say(talent, id, 'Two');
    await read(boss, id, 1);
    expect(await states()).toEqual([['Hui Min T. sent you 2 messages', false]]);
    await read(boss, id, 2);
    expect(await states()).toEqual([['Hui Min T. sent you 2 messages', true]]);
    expect((await centre(boss)).waiting).toBe(0);
    await say(talent, id, 'Three');
    expect(await states()).toEqual([['Hui Min T. wrote to you', false]]);
    // Read in the centre: the chat itself is still to be read, and its sender is told nothing.
    await boss.visitor.api('POST /notification/read', { all: true });
    expect((await boss.visitor.api('GET /chat/conversations/:id', { id })).unread_count).toBe(1);
  });

  it('SET-02 CHAT-03 a recalled message waits for nobody; a request is settled by reading the chat', async () => {
    const { id, boss, talent } = await createChat(app);
    await read(boss, id, 1);
    const { id: messageId } = await say(talent, id, 'Oops');
    expect((await centre(boss)).waiting).toBe(1);
    await talent.visitor.api('POST /chat/messages/:id/recall', { id: messageId });
    expect((await centre(boss)).waiting).toBe(0);
    await say(boss, id, 'Hello!');
    await read(talent, id, 3);
    await boss.visitor.api('POST /chat/conversations/:id/exchange', { id, client_id: newId(), kind: 'resume' });
    await say(boss, id, 'Please');
    expect((await centre(talent)).rows.map(([, , isRead]) => isRead)).toEqual([false, false]);
    await read(talent, id, 5);
    expect((await centre(talent)).waiting).toBe(0);
  });

  it('SET-02 stays one row when messages come at the same moment, and none when it was turned off', async () => {
    const { id, boss, talent } = await createChat(app);
    await Promise.all(Array.from({ length: 6 }, (_, at) => say(talent, id, `At once ${at}`)));
    expect((await centre(boss)).rows.map(([title]) => title)).toEqual(['Hui Min T. sent you 7 messages']);
    const quiet = await createBoss(app, (await createChat(app)).job.company_id);
    await quiet.visitor.api('POST /notification/settings', {
      changes: [{ kind: 'chat_message', channel: 'in_app', is_on: false }],
    });
    await app.database.pool.query(
      'update jobs set recruiter_id = $1 where id = (select job_id from conversations where id = $2)',
      [quiet.id, id],
    );
    const other = await createTalent(app);
    const { rows } = await app.database.pool.query('select job_id from conversations where id = $1', [id]);
    const started = await other.visitor.api('POST /chat/conversations', {
      job_id: rows[0].job_id,
      client_id: newId(),
      text: 'Hello',
    });
    await say(other, started.conversation.id, 'More');
    expect(await centre(quiet)).toEqual({ rows: [], waiting: 0 });
  });
});
