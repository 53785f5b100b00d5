import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import type { News } from '#src/platform/delivery/notify.ts';
import { allNotices } from '#src/product.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { createNotify } from './create-notify.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { purgeNotificationsTask } from './purge-notifications.task.ts';
import { sendDigestsTask } from './send-digests.task.ts';

const texts = loadTexts(new URL('../../../../locales/', import.meta.url));
const deliver = createDeliver({ services: new Set() });

type Parts = NotificationsParts<typeof allNotices>;
type AnyNews = News<typeof allNotices>;
const exchange = { side: 'talent', name: 'Mei', conversation_id: 12, job_title: 'Chef', count: 1 } as const;

describe('notifications', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const parts = (more: Partial<Parts> = {}): Parts => ({
    notices: allNotices,
    texts,
    clock: app.clock,
    deliver,
    siteUrl: 'https://parley.example',
    readSecret: app.secrets.read,
    ...more,
  });
  const tell = (news: AnyNews, more?: Partial<Parts>) =>
    app.database.db.transaction((tx) => createNotify(parts(more))(tx, news));
  const person = async (email: string) => {
    const visitor = await signIn(app, email);
    return { visitor, email, id: (await visitor.api('GET /jobseeker/me')).id };
  };
  const handed = (accountId: number, company: string, dedupeKey?: string): AnyNews => ({
    accountId,
    kind: 'company_coordinator',
    data: { company },
    dedupeKey,
  });
  const title = (company: string) => `You're now the coordinator of ${company}`;
  const countMessages = async (email: string) => {
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from outbox_messages where recipient = $1 and subject not like '%code'",
      [email],
    );
    return rows[0].count as number;
  };
  const titles = async (visitor: TestVisitor, input = {}) =>
    (await visitor.api('GET /notification/list', input)).notifications.map((one) => one.title);

  it('SET-02 list newest first by cursor, count what is unread and mark it read, each for oneself only', async () => {
    const ann = await person('ann@example.com');
    const bob = await person('bob@example.com');
    for (const company of ['one', 'two', 'three']) await tell(handed(ann.id, company));
    const first = await ann.visitor.api('GET /notification/list', { limit: 2 });
    expect(first.notifications.map((one) => one.title)).toEqual(['three', 'two'].map(title));
    expect(first.unread).toEqual({ chat: 0, notifications: 3 });
    expect(await titles(ann.visitor, { before: first.next_before })).toEqual([title('one')]);
    expect(await titles(bob.visitor)).toEqual([]);
    const ids = first.notifications.map((one) => one.id);
    await bob.visitor.api('POST /notification/read', { ids });
    expect((await ann.visitor.api('GET /notification/unread-count')).notifications).toBe(3);
    expect((await ann.visitor.api('POST /notification/read', { ids })).notifications).toBe(1);
    expect((await ann.visitor.api('POST /notification/read', { all: true })).notifications).toBe(0);
    expect((await app.visitor().call('GET', '/notification/list')).status).toBe(401);
  });

  it('SET-02 tell the same news once, however many ask at the same time', async () => {
    const cat = await person('cat@example.com');
    await Promise.all([1, 2, 3, 4].map(() => tell(handed(cat.id, 'Once', 'job 7 paused'))));
    expect(await titles(cat.visitor)).toEqual([title('Once')]);
    expect(await countMessages(cat.email)).toBe(1);
  });

  it('SET-02 I18N-03 speak the language that is read now, with a place to go to', async () => {
    const dan = await person('dan@example.com');
    await tell({ accountId: dan.id, kind: 'chat_exchange', data: exchange });
    const { notifications } = await dan.visitor.api('GET /notification/list');
    expect(notifications[0]).toMatchObject({
      title: 'Mei would like to exchange details',
      path: '/chat/12',
      is_read: false,
    });
  });

  it('SET-01 keep the matrix, leave forced channels on and show recruiters their kinds', async () => {
    const eve = await person('eve@example.com');
    const before = await eve.visitor.api('GET /notification/settings');
    expect(before.kinds.map((one) => one.kind)).not.toContain('join_request');
    const changes = [
      { kind: 'chat_exchange', channel: 'email', is_on: false },
      { kind: 'chat_exchange', channel: 'sms', is_on: true },
      { kind: 'sign_in_new_device', channel: 'email', is_on: false },
    ] as const;
    await eve.visitor.api('POST /notification/settings', { changes: [...changes] });
    const senseless = [{ kind: 'job_alert', channel: 'sms', is_on: true }];
    expect((await eve.visitor.call('POST', '/notification/settings', { changes: senseless })).status).toBe(400);
    const { kinds } = await eve.visitor.api('GET /notification/settings');
    const isOn = (kind: string, channel: string) =>
      kinds.find((one) => one.kind === kind)?.channels.find((one) => one.channel === channel);
    expect(isOn('chat_exchange', 'email')).toMatchObject({ is_on: false, is_forced: false });
    expect(isOn('chat_exchange', 'sms')).toMatchObject({ is_on: true });
    expect(isOn('sign_in_new_device', 'email')).toMatchObject({ is_on: true, is_forced: true });
    await tell({ accountId: eve.id, kind: 'chat_exchange', data: exchange });
    expect(await countMessages(eve.email)).toBe(0);
    await app.database.pool.query("update accounts set role = 'recruiter' where id = $1", [eve.id]);
    const recruiter = await eve.visitor.api('GET /notification/settings');
    expect(recruiter.kinds.map((one) => one.kind)).toContain('join_request');
  });

  it('SET-01 send an SMS only to a verified number and only when asked for; in the centre nothing when turned off', async () => {
    const fay = await person('fay@example.com');
    const changes = [
      { kind: 'chat_exchange', channel: 'sms', is_on: true },
      { kind: 'chat_exchange', channel: 'in_app', is_on: false },
    ] as const;
    await fay.visitor.api('POST /notification/settings', { changes: [...changes] });
    const news = { accountId: fay.id, kind: 'chat_exchange', data: exchange } as const;
    await tell(news);
    await app.database.pool.query(
      "update accounts set phone_num = '6591234567', is_mobile_verified = true where id = $1",
      [fay.id],
    );
    await tell({ ...news, dedupeKey: 'again' });
    expect((await newestMessage(app, '6591234567'))?.body_text).toBe('Parley: Mei would like to exchange details');
    expect(await titles(fay.visitor)).toEqual([]);
    expect((await fay.visitor.api('GET /notification/unread-count')).notifications).toBe(0);
  });

  it('SET-02 tell open pages after the commit, and nothing of what was rolled back', async () => {
    const gil = await person('gil@example.com');
    const heard: unknown[] = [];
    const publish = (ids: readonly number[], message: object) => heard.push([ids, message]);
    const notify = createNotify(parts({ publish }));
    await app.database.db.transaction(async (tx) => {
      await notify(tx, handed(gil.id, 'Hello'));
      expect(heard).toEqual([]);
    });
    const message = { type: 'notification', kind: 'company_coordinator', push: false };
    expect(heard).toEqual([[[gil.id], message]]);
    const failing = app.database.db.transaction(async (tx) => {
      await notify(tx, handed(gil.id, 'Again'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(heard).toHaveLength(1);
  });

  it('SET-02 send one e-mail per quiet time about unread chats, that one click stops', async () => {
    const hal = await person('hal@example.com');
    let newestAt = app.clock.now();
    const asked: Date[] = [];
    const task = sendDigestsTask(
      app.database.db,
      parts({
        listQuietUnread: async (_db, quietSince) => {
          asked.push(quietSince);
          return [
            { accountId: hal.id, newestAt, chats: [{ id: 7, side: 'boss', name: 'Mei', job: 'Chef', count: 2 }] },
          ];
        },
      }),
    );
    await Promise.all([task.run(null), task.run(null)]);
    expect(app.clock.now().getTime() - (asked[0]?.getTime() ?? 0)).toBe(30 * 60_000);
    const mail = await newestMessage(app, hal.email);
    expect(mail?.subject).toBe('2 unread messages are waiting for you');
    expect(mail?.body_text).toContain('Mei: 2 messages\nChef\nhttps://parley.example/en/employer/inbox/7\n');
    expect(mail?.body_text).toContain('Open your chats: https://parley.example/en/employer/inbox\n');
    await task.run(null);
    expect(await countMessages(hal.email)).toBe(1);
    newestAt = new Date(newestAt.getTime() + 1000);
    await task.run(null);
    expect(await countMessages(hal.email)).toBe(2);
    const { rows } = await app.database.pool.query(
      'select headers from outbox_messages where recipient = $1 order by id desc limit 1',
      [hal.email],
    );
    expect(rows[0].headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(https:\/\/parley\.example\/en\/unsubscribe\?token=.+)>$/.exec(
      rows[0].headers['List-Unsubscribe'],
    )?.[1];
    const token = new URL(url ?? '').searchParams.get('token') ?? '';
    const stop = (value: string) => app.visitor().call('POST', '/notification/unsubscribe', { token: value });
    // A link that a mail program has cut short is told as any other that no longer works.
    for (const cut of ['', '1', token.slice(0, 8)])
      expect((await stop(cut)).envelope.code).toBe(errorTable.linkExpired.code);
    expect((await stop(token.replace(String(hal.id), String(hal.id + 1)))).envelope.code).toBe(49012);
    const stops = await app.visitor().api('GET /notification/unsubscribe', { token });
    expect(stops).toEqual({ kind: 'chat_message', name: 'New messages' });
    // Asking, as mail scanners do that open every link, changes nothing.
    const { rowCount } = await app.database.pool.query('select 1 from notification_settings where account_id = $1', [
      hal.id,
    ]);
    expect(rowCount).toBe(0);
    expect((await stop(token)).envelope.data).toEqual({ kind: 'chat_message', is_on: false });
    newestAt = new Date(newestAt.getTime() + 1000);
    await task.run(null);
    expect(await countMessages(hal.email)).toBe(2);
    app.clock.advance({ days: 31 });
    expect((await stop(token)).envelope.message).toBe(
      'The link has expired, please go to the settings through email within one month.',
    );
  });

  it('AUTH-06 SET-02 tell of a sign-in from a device the account has not met, once', async () => {
    const email = 'ida@example.com';
    const laptop = await signIn(
      app,
      email,
      app.visitor({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }),
    );
    expect(await titles(laptop)).toEqual([]);
    app.clock.advance({ minutes: 2 });
    await signIn(app, email, app.visitor({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' }));
    app.clock.advance({ minutes: 2 });
    await signIn(app, email, app.visitor({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' }));
    const { notifications } = await laptop.api('GET /notification/list');
    expect(notifications).toHaveLength(1);
    expect(notifications[0]).toMatchObject({ title: 'New sign-in to your account', path: '/settings/security' });
    expect(notifications[0]?.text).toMatch(/^Safari, iPhone\./);
    expect(await countMessages(email)).toBe(1);
  });

  it('SAFE-02 AUTH-03 the outbox shows kept messages to who brings its token once, wherever they come from', async () => {
    await signIn(app, 'kim@example.com');
    const visitor = app.visitor();
    expect((await visitor.call('GET', '/notification/outbox')).status).toBe(404);
    expect((await visitor.call('GET', '/notification/outbox?token=wrong')).status).toBe(404);
    expect(visitor.cookies.has('parley_outbox')).toBe(false);
    const { messages } = await visitor.api('GET /notification/outbox', { token: app.tokens.outbox.value });
    expect(messages[0]).toMatchObject({ channel: 'email', recipient: 'kim@example.com' });
    expect((await visitor.call('GET', '/notification/outbox')).status).toBe(200);
    // As a bare proxy on this machine sends it.
    const proxied = app.visitor({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' });
    expect((await proxied.call('GET', '/notification/outbox')).status).toBe(404);
  });

  it('SET-02 forget news after half a year', async () => {
    const jan = await person('jan@example.com');
    await tell(handed(jan.id, 'Old'));
    app.clock.advance({ days: 181 });
    await purgeNotificationsTask(app.database.db, app.clock).run(null);
    const { rowCount } = await app.database.pool.query('select 1 from notifications where account_id = $1', [jan.id]);
    expect(rowCount).toBe(0);
  });
});
