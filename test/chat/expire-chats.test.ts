import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countUnreadMessages, listQuietUnread } from '#src/modules/chat/server/chat.public.ts';
import { expireChats } from '#src/modules/chat/server/messages/expire-chats.ts';
import { createMayReadChatFile } from '#src/modules/chat/server/messages/read-chat-file.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createChat, createTalent, type Person, say } from './chat-ground.ts';

describe('what is kept', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const expire = () => expireChats(app.database.db, app.clock, () => {});
  const ids = async ({ visitor }: Person) =>
    (await visitor.api('GET /chat/conversations')).conversations.map(({ id }) => id);
  /** Sessions last no longer than a month; time passes for the conversation instead. */
  const age = (id: number, days: number) =>
    Promise.all(
      [
        `update conversations set last_message_at = last_message_at - make_interval(days => $2) where id = $1`,
        `update conversation_members set last_message_at = last_message_at - make_interval(days => $2)
          where conversation_id = $1`,
      ].map((sql) => app.database.pool.query(sql, [id, days])),
    );

  it('CHAT-07 leaves each history 30 or 90 days after the last message, as its owner chose', async () => {
    const { id, talent, boss } = await createChat(app);
    await talent.visitor.api('PUT /chat/settings', { retention_days: 30 });
    const { change } = await talent.visitor.api('GET /chat/unread');
    await age(id, 29);
    await expire();
    expect([await ids(talent), await ids(boss)]).toEqual([[id], [id]]);
    await age(id, 2);
    await expire();
    expect([await ids(talent), await ids(boss)]).toEqual([[], [id]]);
    const missed = await talent.visitor.api('GET /chat/changes', { after: change });
    expect(missed.conversations).toMatchObject([{ id, is_gone: true, last_message: null }]);
    expect((await talent.visitor.api('GET /chat/conversations/:id/messages', { id })).messages).toEqual([]);
    await say(boss, id, 'Are you still there?');
    expect(await ids(talent)).toEqual([id]);
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.map(({ text }) => text)).toEqual(['Are you still there?']);
  });

  it('CHAT-07 erases the words once both times are over, and at last everything', async () => {
    const { id, boss } = await createChat(app);
    await age(id, 91);
    await expire();
    expect(await ids(boss)).toEqual([]);
    const texts = async () =>
      (await app.database.pool.query('select text from messages where conversation_id = $1', [id])).rows;
    expect(await texts()).toEqual([{ text: null }]);
    await age(id, 40);
    await expire();
    expect(await texts()).toEqual([]);
  });

  it('SET-02 CHAT-01 names who has unread chats after a quiet time, and who sits at the page is not told', async () => {
    const { id, talent, boss } = await createChat(app);
    const waiting = async () => {
      const quietSince = new Date(app.clock.now().getTime() - 30 * 60_000);
      return (await listQuietUnread(app.database.db, quietSince)).filter(({ accountId }) => accountId === boss.id);
    };
    expect(await waiting()).toEqual([]);
    app.clock.advance({ minutes: 31 });
    expect(await waiting()).toMatchObject([{ chats: [{ name: 'Hui Min T.', count: 1 }] }]);
    expect(await countUnreadMessages(app.database.db, boss.id)).toBe(1);
    expect(await countUnreadMessages(app.database.db, talent.id)).toBe(0);
    // The header, the list and the widget say the same number.
    await say(boss, id, 'Yes');
    await say(boss, id, 'Still open');
    expect((await talent.visitor.api('GET /notification/unread-count')).chat).toBe(2);
    expect((await talent.visitor.api('GET /chat/unread')).unread_messages).toBe(2);
    await say(talent, id, 'Good');
    app.clock.advance({ minutes: 31 });
    const soon = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await app.database.pool.query(
      `insert into chat_inboxes (account_id, online_until, last_active_at) values ($1, $2, $2)
        on conflict (account_id) do update set online_until = $2, last_active_at = $2`,
      [boss.id, soon],
    );
    expect(await waiting()).toEqual([]);
  });

  it('CHAT-05 lets both sides read a chat’s files, and a resume only after a yes', async () => {
    const { id, talent, boss } = await createChat(app);
    const stranger = await createTalent(app);
    const file = { id: '6f1c0d0e-0000-4000-8000-000000000001', kind: 'resume', subject: `conversation:${id}` };
    const may = (person: Person, one = file) =>
      createMayReadChatFile(app.clock)(app.database.db, { accountId: person.id, sessionId: 1, role: 'talent' }, one);
    expect([await may(talent), await may(boss), await may(stranger)]).toEqual([true, true, false]);
    const resume = { ...file, subject: `exchange:${id}` };
    await app.database.pool.query(
      `insert into chat_exchanges (conversation_id, seq, kind, asked_side, file, created_at)
        values ($1, 1, 'resume', 'talent', jsonb_build_object('id', $2::text), now())`,
      [id, file.id],
    );
    expect(await may(boss, resume)).toBe(false);
    await app.database.pool.query(`update chat_exchanges set status = 'accepted', answered_at = now()`);
    expect([await may(boss, resume), await may(stranger, resume)]).toEqual([true, false]);
  });
});
