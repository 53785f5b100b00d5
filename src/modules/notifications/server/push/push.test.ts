import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANES } from '#src/platform/delivery/lanes.ts';
import { createPushService } from '#src/platform/delivery/push-service.ts';
import { createChat, type Person, say } from '#test/chat/chat-ground.ts';
import { openSession } from '#test/factories/open-session.ts';
import { PushBrowser, readVapid, startPushReceiver } from '#test/push/push-receiver.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('push notifications', () => {
  let app: TestApp;
  let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
    receiver = await startPushReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await app.close();
  });

  interface Waiting {
    recipient: string;
    text: string;
    headers: Record<string, string>;
    delay: number;
  }
  const waitingFor = async ({ endpoint }: PushBrowser): Promise<Waiting[]> => {
    const { rows } = await app.database.pool.query(
      `select recipient, body_text as text, headers, extract(epoch from due_at - created_at)::int as delay
       from outbox_messages where channel = 'push' and recipient = $1 order by id`,
      [endpoint],
    );
    return rows;
  };
  const subscribe = ({ visitor }: Person, browser: PushBrowser, shows_details = false) =>
    visitor.api('POST /notification/push/subscribe', { ...browser.subscription, shows_details });
  const send = (message: Waiting, onGone = async (_endpoint: string) => {}) =>
    createPushService(LANES.bulk, onGone, receiver.reach).send({ channel: 'push', ...message }, 'key');

  it('NAV-09 SET-01 reach a browser encrypted, signed and without what was written', async () => {
    const { id, boss, talent } = await createChat(app);
    const browser = new PushBrowser('private');
    await subscribe(talent, browser);
    await say(boss, id, 'The office is at 5 Secret Street');
    const [message] = await waitingFor(browser);
    expect(message?.delay).toBe(4);
    await send(message as Waiting);
    const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
    expect(body.includes('recruiter')).toBe(false);
    const shown = browser.read(body);
    expect(shown).toMatchObject({
      title: 'New message from a recruiter',
      body: 'Open Parley to read it.',
      path: `/en/chat/${id}`,
      lang: 'en',
      dir: 'ltr',
      unread: 2,
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'high', topic: shown.tag });
    const { claims, key } = await readVapid(String(headers.authorization));
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'https://parley.example' });
    expect((await talent.visitor.api('GET /notification/push')).public_key).toBe(key);
  });

  it('SET-01 tell who wrote only where the owner of the device wants it, in their own language', async () => {
    const { id, boss, talent } = await createChat(app);
    const browser = new PushBrowser('detailed');
    await subscribe(talent, browser, true);
    await app.database.pool.query(`update accounts set language = 'ar' where id = $1`, [talent.id]);
    await say(boss, id, 'Hello');
    const [message] = await waitingFor(browser);
    const shown = browser.read(Buffer.from(message?.text ?? '', 'base64url'));
    expect(shown).toMatchObject({ lang: 'ar', dir: 'rtl', path: `/ar/chat/${id}` });
    expect(shown.title).toMatch(/\p{Script=Arabic}/u);
    expect(JSON.stringify(shown)).not.toContain('Hello');
  });

  it('SET-01 are taken back when the chat is read, and not sent for a kind that is off', async () => {
    const { id, boss, talent } = await createChat(app);
    const browser = new PushBrowser('reading');
    await subscribe(talent, browser);
    const { seq } = await say(boss, id, 'One');
    await say(boss, id, 'Two');
    expect(await waitingFor(browser)).toHaveLength(1);
    await talent.visitor.api('POST /chat/conversations/:id/read', { id, seq: seq + 1 });
    expect(await waitingFor(browser)).toHaveLength(0);
    const changes = [{ kind: 'chat_message', channel: 'push' as const, is_on: false }];
    await talent.visitor.api('POST /notification/settings', { changes });
    await say(boss, id, 'Three');
    expect(await waitingFor(browser)).toHaveLength(0);
  });

  it('NAV-09 end with the session, and what waits for the browser goes too', async () => {
    const { id, boss, talent } = await createChat(app);
    const browser = new PushBrowser('leaving');
    await subscribe(talent, browser);
    await say(boss, id, 'One');
    expect(await waitingFor(browser)).toHaveLength(1);
    await talent.visitor.api('POST /authentication/logout', {});
    expect(await waitingFor(browser)).toHaveLength(0);
    const { rows } = await app.database.pool.query('select from push_subscriptions where account_id = $1', [talent.id]);
    expect(rows).toHaveLength(0);
  });

  it('RUN-13 NAV-09 stop when the push service says that nobody is there, and wait as long as it asks', async () => {
    const { id, boss, talent } = await createChat(app);
    const browser = new PushBrowser('gone');
    await subscribe(talent, browser);
    await say(boss, id, 'One');
    const [message] = (await waitingFor(browser)) as [Waiting];
    Object.assign(receiver.answer, { status: 429, headers: { 'retry-after': '90' } });
    await expect(send(message)).rejects.toMatchObject({ name: 'TryLater', afterMs: 90_000 });
    // Years, in whatever a stranger's server answers: no date can be made of it.
    Object.assign(receiver.answer, { headers: { 'retry-after': '9'.repeat(15) } });
    await expect(send(message)).rejects.toMatchObject({ name: 'TryLater', afterMs: 86_400_000 });
    Object.assign(receiver.answer, { status: 413, headers: {} });
    await expect(send(message)).rejects.toMatchObject({ name: 'RefusedForGood' });
    receiver.answer.status = 410;
    const gone: string[] = [];
    await send(message, async (endpoint) => void gone.push(endpoint));
    expect(gone).toEqual([browser.endpoint]);
    receiver.answer.status = 201;
  });

  it('NAV-09 go to public addresses only', async () => {
    const { talent } = await createChat(app);
    const { subscription } = new PushBrowser('inside');
    const inside = [
      'http://push.example.com/a',
      'https://localhost/a',
      'https://127.0.0.1/a',
      'https://10.1.2.3/a',
      'https://169.254.169.254/latest',
      'https://[::1]/a',
      'https://[fd00::1]/a',
      'https://[::ffff:10.0.0.1]/a',
      'https://push.example.com:8443/a',
      'https://name:word@push.example.com/a',
      'https://printer.local/a',
    ];
    for (const endpoint of inside) {
      const { status, envelope } = await talent.visitor.call('POST', '/notification/push/subscribe', {
        ...subscription,
        endpoint,
      });
      expect([status, envelope.code], endpoint).toEqual([400, 40001]);
      const message = { channel: 'push' as const, recipient: endpoint, text: '', headers: {} };
      await expect(createPushService(LANES.bulk, async () => {}).send(message, 'key')).rejects.toThrow('not allowed');
    }
  });

  it('SET-01 are for ten devices at most, which their owner sees, changes and removes, and nobody else', async () => {
    const { boss, talent } = await createChat(app);
    const { email } = await talent.visitor.api('GET /jobseeker/me');
    const now = app.clock.now();
    const visitors = await Promise.all(
      Array.from({ length: 12 }, () => openSession(app.database.pool, email ?? '', app.address, now)),
    );
    await Promise.all(
      visitors.map((visitor, at) =>
        visitor.api('POST /notification/push/subscribe', new PushBrowser(`many-${at}-${talent.id}`).subscription),
      ),
    );
    const { devices } = await talent.visitor.api('GET /notification/push');
    expect(devices).toHaveLength(10);
    const [first] = devices as [(typeof devices)[number]];
    const changed = await talent.visitor.api('POST /notification/push/devices/:id', {
      id: first.id,
      shows_details: true,
    });
    expect(changed.devices.find(({ id }) => id === first.id)?.shows_details).toBe(true);
    const refused = await boss.visitor.call('DELETE', `/notification/push/devices/${first.id}`);
    expect(refused.status).toBe(404);
    const left = await talent.visitor.api('DELETE /notification/push/devices/:id', { id: first.id });
    expect(left.devices).toHaveLength(9);
  });
});
