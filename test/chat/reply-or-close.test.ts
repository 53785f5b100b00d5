import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeUnanswered } from '#src/modules/chat/server/closing/close-unanswered.ts';
import { remindWaiting } from '#src/modules/chat/server/closing/remind-waiting.ts';
import { loadReplies, refreshMeters } from '#src/modules/chat/server/meters/response-meters.ts';
import { createNotify } from '#src/modules/notifications/server/notifications.public.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import type { SocketMessage } from '#src/platform/realtime/realtime.ts';
import { allNotices } from '#src/product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createChat, createTalent, newId, type Person, say } from './chat-ground.ts';

const texts = loadTexts(new URL('../../locales/', import.meta.url));
const deliver = createDeliver({ services: new Set() });
const DAY = 86_400_000;

describe('reply or close', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const heard: { accountIds: readonly number[]; message: SocketMessage }[] = [];
  const publish = (accountIds: readonly number[], message: SocketMessage) => void heard.push({ accountIds, message });
  const notify = () =>
    createNotify({
      notices: allNotices,
      texts,
      clock: app.clock,
      deliver,
      siteUrl: 'https://parley.example',
    });
  /**
   * Both tasks pass over a conversation that is held, and look again a minute later. What the product counts a second
   * after each question or answer holds those that have waited long: it is waited for, and has nothing left to do.
   */
  const count = () => refreshMeters(app.database.db, app.clock.now());
  const close = async () => {
    await count();
    await closeUnanswered(
      app.database.db.heardBy(async () => {}),
      app.clock,
      { publish, notify: notify() },
    );
  };
  const remind = async () => {
    await count();
    await remindWaiting(app.database.db, app.clock, notify());
  };
  /** Sessions are shorter than two weeks; time passes for the conversation instead. */
  const age = (id: number, days: number) =>
    app.database.pool.query(
      `update conversations set closes_at = closes_at - make_interval(days => $2),
         talent_wrote_at = talent_wrote_at - make_interval(days => $2),
         waiting_since = waiting_since - make_interval(days => $2) where id = $1`,
      [id, days],
    );
  const view = ({ visitor }: Person, id: number) => visitor.api('GET /chat/conversations/:id', { id });
  const lines = async ({ visitor }: Person, id: number) =>
    (await visitor.api('GET /chat/conversations/:id/messages', { id })).messages.flatMap(({ system }) =>
      system ? [system.key] : [],
    );
  const notices = async ({ visitor }: Person, kind: string) =>
    (await visitor.api('GET /notification/list')).notifications.filter((one) => one.kind === kind);
  const mails = async (person: Person) => {
    const { rows } = await app.database.pool.query<{ subject: string }>(
      `select subject from outbox_messages o join accounts a on a.email = o.recipient
       where a.id = $1 and subject not like '%code' order by o.id`,
      [person.id],
    );
    return rows.map(({ subject }) => subject);
  };
  const decline = (boss: Person, id: number, note = '', client_id = newId()) =>
    boss.visitor.api('POST /chat/conversations/:id/decline', { id, client_id, note });

  it('TRU-02 shows both sides the same end, 14 days after the first words, whatever is written after them', async () => {
    const { id, talent, boss } = await createChat(app);
    const { closes_at, created_at } = await view(talent, id);
    expect(Date.parse(closes_at ?? '') - Date.parse(created_at)).toBe(14 * DAY);
    app.clock.advance({ hours: 30 });
    await say(talent, id, 'Are you there?');
    expect(await view(boss, id)).toMatchObject({ closes_at, closed_at: null, close_reason: null });
    await say(boss, id, 'I am.');
    expect(await view(talent, id)).toMatchObject({ closes_at: null, closed_at: null });
    await say(talent, id, 'Good to hear.');
    expect(await view(talent, id)).toMatchObject({ closes_at: null, waiting_since: expect.any(String) });
  });

  it('TRU-02 closes what nobody has answered, tells both sides by notice and e-mail, and live', async () => {
    const { id, talent, boss } = await createChat(app);
    await age(id, 13);
    await close();
    expect(await view(talent, id)).toMatchObject({ closed_at: null });
    await age(id, 1);
    heard.length = 0;
    await Promise.all([close(), close(), close()]);
    const closed = { close_reason: 'unanswered', closes_at: null, waiting_since: null };
    expect(await view(boss, id)).toMatchObject({ ...closed, may_write: true });
    expect(await view(talent, id)).toMatchObject({ ...closed, may_write: false, write_refusal: 'chatClosed' });
    expect([await lines(talent, id), await lines(boss, id)]).toEqual([['unanswered'], ['unanswered']]);
    const live = heard.filter(({ message }) => message.type === 'chat.changes').flatMap(({ accountIds }) => accountIds);
    expect(live.toSorted()).toEqual([talent.id, boss.id].toSorted());
    const [toTalent, ...more] = await notices(talent, 'chat_closed');
    expect(toTalent).toMatchObject({ title: 'No answer from Mei T. about “Software Engineer”', path: `/chat/${id}` });
    expect(more).toEqual([]);
    expect(await notices(boss, 'chat_closed')).toMatchObject([
      { title: 'Closed unanswered: Hui Min T. about “Software Engineer”' },
    ]);
    expect(await mails(talent)).toEqual([toTalent?.title]);
    expect(await mails(boss)).toHaveLength(1);
    expect(await codeOf(say(talent, id, 'Hello?'))).toBe(49065);
  });

  it('TRU-02 TRU-01 an automatic reply is no answer: the clock runs on and silence counts against', async () => {
    const { talent, boss, job } = await createChat(app);
    await boss.visitor.api('PUT /chat/settings', { auto_reply: { is_enabled: true, text: 'Thank you!' } });
    const other = await createTalent(app);
    const start = { job_id: job.id, client_id: newId(), text: 'Hello' };
    const { conversation } = await other.visitor.api('POST /chat/conversations', start);
    expect(conversation.closes_at).not.toBeNull();
    await age(conversation.id, 14);
    await close();
    expect((await view(other, conversation.id)).close_reason).toBe('unanswered');
    await count();
    const { rows } = await app.database.pool.query(
      `select sample_size, answered from response_meters where subject = 'boss' and subject_id = $1`,
      [boss.id],
    );
    expect(rows).toEqual([{ sample_size: 1, answered: 0 }]);
    expect(talent.id).not.toBe(other.id);
  });

  it('TRU-02 a late answer opens the conversation again, and the talent may write', async () => {
    const { id, talent, boss } = await createChat(app);
    await age(id, 15);
    await close();
    await say(boss, id, 'Sorry for the long wait!');
    expect(await lines(talent, id)).toEqual(['unanswered', 'reopened_by_boss']);
    expect(await view(talent, id)).toMatchObject({ close_reason: null, closed_at: null, may_write: true });
    await say(talent, id, 'No problem');
    await close();
    expect(await view(talent, id)).toMatchObject({ close_reason: null, waiting_since: expect.any(String) });
  });

  it('TRU-02 an answer at the same moment as the end has one outcome that both see', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, talent, boss } = await createChat(app);
      await age(id, 14);
      await Promise.all([close(), say(boss, id, 'Just in time'), close()]);
      expect(await view(talent, id)).toMatchObject({ close_reason: null, closes_at: null, may_write: true });
      expect([[], ['unanswered', 'reopened_by_boss']]).toContainEqual(await lines(talent, id));
    }
  });

  it('TRU-02 filing away is no answer; the clock runs on and nobody is told', async () => {
    const { id, talent, boss } = await createChat(app);
    const before = await view(talent, id);
    await boss.visitor.api('POST /chat/conversations/:id/not-interested', { id });
    expect(await view(talent, id)).toEqual(before);
    await age(id, 14);
    await close();
    expect(await view(talent, id)).toMatchObject({ close_reason: 'unanswered' });
  });

  it('TRU-02 CHAT-07 a decline is previewed and sent in the talent’s language, counts as an answer and ends the clock', async () => {
    const { id, talent, boss } = await createChat(app);
    await app.database.pool.query(`update accounts set language = 'ja' where id = $1`, [talent.id]);
    const preview = await boss.visitor.api('GET /chat/conversations/:id/decline', { id });
    expect(preview).toMatchObject({ language: 'ja', own_text: expect.stringContaining('Hi Hui Min,') });
    expect(preview.text).toContain('Hui Minさん');
    const clientId = newId();
    const answers = await Promise.all([
      decline(boss, id, 'Good luck!', clientId),
      decline(boss, id, 'Good luck!', clientId),
    ]);
    expect(answers[0]?.message.id).toBe(answers[1]?.message.id);
    expect(answers[0]?.message.text).toBe(`${preview.text}\n\nGood luck!`);
    expect(answers[0]?.conversation).toMatchObject({ close_reason: 'declined', is_not_interested: true });
    expect(await view(talent, id)).toMatchObject({ close_reason: 'declined', closes_at: null, unread_count: 1 });
    expect(await lines(talent, id)).toEqual(['declined']);
    expect(await notices(talent, 'chat_closed')).toHaveLength(1);
    expect(await notices(talent, 'chat_message')).toEqual([]);
    expect(await codeOf(decline(boss, id))).toBe(49065);
    await say(talent, id, 'Thank you for telling me.');
    expect(await view(talent, id)).toMatchObject({ close_reason: 'declined', waiting_since: null, closes_at: null });
    await count();
    const meter = (await loadReplies(app.database.db, 'boss', [boss.id])).get(boss.id);
    expect(meter).toMatchObject({ sample_size: 1 });
    const { rows } = await app.database.pool.query(
      `select answered from response_meters where subject = 'boss' and subject_id = $1`,
      [boss.id],
    );
    expect(rows).toEqual([{ answered: 1 }]);
  });

  it('TRU-02 CHAT-07 only the Boss declines and only the talent withdraws, each what is theirs', async () => {
    const { id, talent, boss } = await createChat(app);
    const stranger = await createTalent(app);
    const withdraw = (person: Person) => person.visitor.api('POST /chat/conversations/:id/withdraw', { id });
    for (const person of [talent, stranger]) {
      expect(await codeOf(decline(person, id))).toBe(40004);
      expect(await codeOf(person.visitor.api('GET /chat/conversations/:id/decline', { id }))).toBe(40004);
    }
    for (const person of [boss, stranger]) expect(await codeOf(withdraw(person))).toBe(40004);
  });

  it('TRU-02 CHAT-07 a talent who says that they are no longer interested is waited for by nobody, until they write again', async () => {
    const { id, talent, boss } = await createChat(app);
    const withdraw = () => talent.visitor.api('POST /chat/conversations/:id/withdraw', { id });
    expect(await withdraw()).toMatchObject({ close_reason: 'withdrawn', is_not_interested: true, waiting_since: null });
    expect(await lines(boss, id)).toEqual(['withdrawn']);
    expect(await notices(boss, 'chat_closed')).toMatchObject([
      { title: 'Hui Min T. is no longer interested in “Software Engineer”' },
    ]);
    await withdraw();
    expect(await lines(boss, id)).toEqual(['withdrawn']);
    app.clock.advance({ hours: 80 });
    await count();
    const { rows } = await app.database.pool.query(
      `select sample_size from response_meters where subject = 'boss' and subject_id = $1`,
      [boss.id],
    );
    expect(rows).toEqual([{ sample_size: 0 }]);
    await say(talent, id, 'I have changed my mind');
    expect(await lines(boss, id)).toEqual(['withdrawn', 'reopened_by_talent']);
    expect(await view(boss, id)).toMatchObject({ close_reason: null, closes_at: expect.any(String) });
  });

  it('TRU-02 a talent who blocks the Boss waits for nothing', async () => {
    const { id, talent, boss } = await createChat(app);
    await talent.visitor.api('POST /chat/conversations/:id/block', { id });
    expect(await view(boss, id)).toMatchObject({ closes_at: null, waiting_since: null });
  });

  it('TRU-02 reminds a Boss two days before the end, once and in one notice for all who wait', async () => {
    const { id, boss, job } = await createChat(app);
    const other = await createTalent(app);
    const start = { job_id: job.id, client_id: newId(), text: 'Hello' };
    const second = (await other.visitor.api('POST /chat/conversations', start)).conversation.id;
    await age(id, 11);
    await remind();
    expect(await notices(boss, 'reply_due')).toEqual([]);
    await Promise.all([age(id, 1), age(second, 12)]);
    await Promise.all([remind(), remind()]);
    await remind();
    const titles = (await notices(boss, 'reply_due')).map(({ title }) => title);
    expect(titles).toEqual(['2 people are still waiting for your answer']);
  });

  it('TRU-02 finds what is due by an index that holds only what waits', async () => {
    const { rows } = await app.database.pool.query(
      `select indexname, indexdef from pg_indexes where tablename = 'conversations' and indexdef like '%closes_at%'`,
    );
    expect(rows.map(({ indexname }) => indexname).toSorted()).toEqual([
      'conversations_closing',
      'conversations_job_waiting',
      'conversations_reminding',
    ]);
    expect(rows.every(({ indexdef }) => indexdef.includes('closes_at IS NOT NULL'))).toBe(true);
  });
});
