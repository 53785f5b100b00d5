import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canWait } from '#src/kernel/notices.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import type { News } from '#src/platform/delivery/notify.ts';
import { allNotices } from '#src/product.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { PushBrowser } from '#test/push/push-receiver.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { createNotify, createSettleNews } from '../create-notify.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { createOpenVapid } from '../push/open-vapid.ts';
import { releaseNewsTask } from './release-news.task.ts';

const texts = loadTexts(new URL('../../../../../locales/', import.meta.url));
const exchange = { side: 'talent', name: 'Mei', conversation_id: 12, job_title: 'Chef', count: 1 } as const;

describe('quiet hours', () => {
  let app: TestApp;
  let parts: NotificationsParts<typeof allNotices>;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
    parts = {
      notices: allNotices,
      texts,
      clock: app.clock,
      deliver: createDeliver({ services: new Set() }),
      siteUrl: 'https://parley.example',
      readSecret: app.secrets.read,
      push: { contact: 'post@parley.example' },
    };
  });
  afterAll(() => app.close());

  const tell = (news: News<typeof allNotices>) =>
    app.database.db.transaction((tx) => createNotify(parts, createOpenVapid(parts))(tx, news));
  const release = () => releaseNewsTask(app.database.db, parts, createOpenVapid(parts)).run(null);
  const sentTo = async (recipient: string) => {
    const { rows } = await app.database.pool.query(
      `select subject, body_text, headers from outbox_messages
       where recipient = $1 and (subject is null or subject not like '%code') order by id`,
      [recipient],
    );
    return rows;
  };
  /** On to a time of day in Colombo, half an hour beside the usual zones. */
  const goTo = (hours: number) => {
    const now = app.clock.now().getTime();
    const day = Math.floor((now + 5.5 * 3_600_000) / 86_400_000) * 86_400_000 - 5.5 * 3_600_000;
    const at = day + hours * 3_600_000;
    app.clock.advance({ seconds: Math.ceil(((at > now ? at : at + 86_400_000) - now) / 1000) });
  };

  it('SET-01 hold email and push back until they end, then send them as one of each; what is urgent comes at once', async () => {
    const email = 'sleeper@example.com';
    const visitor = await signIn(app, email);
    const { id: accountId } = await visitor.api('GET /jobseeker/me');
    await app.database.pool.query(`update accounts set time_zone = 'Asia/Colombo' where id = $1`, [accountId]);
    expect((await visitor.api('GET /notification/settings')).quiet_hours).toBe(null);
    const same = { is_on: true, from: '22:00', to: '22:00' };
    expect((await visitor.call('POST', '/notification/quiet-hours', same)).envelope).toMatchObject({
      data: { fields: { to: expect.any(String) } },
    });
    const saved = await visitor.api('POST /notification/quiet-hours', { is_on: true, from: '22:00', to: '06:30' });
    expect(saved).toMatchObject({ quiet_hours: { from: '22:00', to: '06:30' }, time_zone: 'Asia/Colombo' });
    const browser = new PushBrowser('sleeping');
    await visitor.api('POST /notification/push/subscribe', { ...browser.subscription });
    goTo(23);
    await tell({ accountId, kind: 'sign_in_new_device', data: { device: 'Safari', session_id: 1 } });
    expect(await sentTo(email)).toHaveLength(1);
    await tell({ accountId, kind: 'company_coordinator', data: { company: 'North' } });
    await tell({ accountId, kind: 'chat_exchange', data: exchange });
    await tell({ accountId, kind: 'chat_exchange', data: { ...exchange, name: 'Read' }, dedupeKey: 'chat:9' });
    await tell({ accountId, kind: 'chat_exchange', data: { ...exchange, name: 'Zoe' } });
    // Three of them are in the centre already, and one is read there.
    await app.database.db.transaction((tx) => createSettleNews(parts)(tx, accountId, 'chat:9'));
    goTo(6);
    await release();
    expect([(await sentTo(email)).length, (await sentTo(browser.endpoint)).length]).toEqual([1, 0]);
    goTo(6.5);
    await Promise.all([release(), release()]);
    const [, letter, ...more] = await sentTo(email);
    expect(more).toEqual([]);
    expect(letter.subject).toBe('3 updates from your quiet hours');
    for (const name of ['North', 'Mei', 'Zoe']) expect(letter.body_text).toContain(name);
    expect(letter.body_text).not.toContain('Read');
    const pushes = await sentTo(browser.endpoint);
    expect(pushes.map(({ body_text }) => browser.read(Buffer.from(body_text, 'base64url')).title)).toEqual([
      '2 updates from your quiet hours',
    ]);
    // The letter is about two kinds, and so is its link.
    const token = new URL(letter.headers['List-Unsubscribe'].slice(1, -1)).searchParams.get('token') ?? '';
    await app.visitor().api('POST /notification/unsubscribe', { token });
    await tell({ accountId, kind: 'chat_exchange', data: exchange });
    await tell({ accountId, kind: 'company_coordinator', data: { company: 'South' } });
    expect(await sentTo(email)).toHaveLength(2);
  });

  it('SET-01 one thing comes as it is, and ending quiet hours lets it come now', async () => {
    const email = 'awake@example.com';
    const visitor = await signIn(app, email);
    const { id: accountId } = await visitor.api('GET /jobseeker/me');
    await app.database.pool.query(`update accounts set time_zone = 'Asia/Colombo' where id = $1`, [accountId]);
    await visitor.api('POST /notification/quiet-hours', { is_on: true, from: '22:00', to: '06:30' });
    goTo(23);
    await tell({ accountId, kind: 'company_coordinator', data: { company: 'North' } });
    await release();
    expect(await sentTo(email)).toEqual([]);
    await visitor.api('POST /notification/quiet-hours', { is_on: false, from: '22:00', to: '06:30' });
    await release();
    expect((await sentTo(email)).map(({ subject }) => subject)).toEqual(["You're now the coordinator of North"]);
  });

  it('INT-05 SET-01 an interview that starts soon and the safety of the account do not wait', () => {
    const kinds = ['interview_reminder', 'sign_in_new_device', 'points_withdrawal', 'measure', 'job_alert'] as const;
    const waits = kinds.map((kind) =>
      canWait((allNotices as Record<string, Parameters<typeof canWait>[0]>)[kind] as never),
    );
    expect(waits).toEqual([false, false, false, false, true]);
  });
});
