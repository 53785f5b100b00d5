import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SECRET = 'key-of-the-mail-provider';

describe('mail providers in their own words', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ MAIL_EVENTS_SECRET: SECRET });
  });
  afterAll(() => app.close());

  const stopped = async () => {
    const { rows } = await app.database.pool.query<{ address: string; reason: string }>(
      'select address, reason from email_suppressions where until is null or until > now() order by address',
    );
    return rows.map(({ address, reason }) => `${address} ${reason}`);
  };
  const post = async (path: string, told: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(told);
    const sent = { 'content-type': 'application/json', ...headers };
    return (await app.visitor().fetch(path, { method: 'POST', body, headers: sent })).status;
  };

  it('SET-01 Postmark’s bounces and complaints count with the password of the webhook, and nothing else does', async () => {
    const bounce = {
      RecordType: 'Bounce',
      MessageStream: 'outbound',
      ID: 4323372036,
      Type: 'HardBounce',
      TypeCode: 1,
      Name: 'Hard bounce',
      Tag: 'Test',
      MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
      Metadata: { a_key: 'a_value' },
      ServerID: 23,
      Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
      Details: 'Test bounce details',
      Email: 'Pat.Gone@example.com',
      From: 'sender@example.com',
      BouncedAt: '2019-11-05T16:33:54.9070259Z',
      DumpAvailable: true,
      Inactive: true,
      CanActivate: true,
      Subject: 'Test subject',
    };
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`parley:${password}`).toString('base64')}`,
    });
    const tell = (told: object, password = SECRET) => post('/mail-events/postmark', told, basic(password));
    expect(await tell(bounce, 'another secret of them')).toBe(401);
    expect(await post('/mail-events/postmark', bounce)).toBe(401);
    expect(await tell({ hello: 'there' })).toBe(400);
    expect(await stopped()).toEqual([]);
    expect(await tell(bounce)).toBe(204);
    expect(await tell({ ...bounce, Type: 'Blocked', TypeCode: 16, Email: 'pat.blocked@example.com' })).toBe(204);
    expect(await tell({ RecordType: 'Delivery', Recipient: 'pat.fine@example.com' })).toBe(204);
    const spam = { ...bounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512 };
    expect(await tell({ ...spam, Email: 'pat.angry@example.com' })).toBe(204);
    for (let at = 0; at < 3; at += 1) {
      await tell({ ...bounce, Type: 'SoftBounce', TypeCode: 4096, Email: 'pat.full@example.com' });
    }
    expect(await stopped()).toEqual([
      'pat.angry@example.com complaint',
      'pat.full@example.com soft_bounce',
      'pat.gone@example.com hard_bounce',
    ]);
    await app.database.pool.query('delete from email_suppressions');
  });

  it('SET-01 Mailgun’s failures and complaints count with its signature of the last minutes, our own faults do not', async () => {
    const signed = (at: Date, key = SECRET) => {
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const token = 'a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0';
      const signature = createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex');
      return { timestamp, token, signature };
    };
    const failed = {
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      recipient: 'meg.gone@example.com',
      id: 'G9Bn5sl1TC6nu79C8C0bwg',
      timestamp: 1521233195.375624,
      'log-level': 'error',
      'recipient-domain': 'example.com',
      'delivery-status': {
        'attempt-no': 1,
        message: '550 5.1.1 The email account that you tried to reach does not exist',
        code: 550,
        description: '',
        'session-seconds': 0.0,
      },
      message: { headers: { to: 'Meg <meg.gone@example.com>', from: 'Parley <no-reply@example.com>' } },
    };
    const tell = (change: object = {}, signature = signed(app.clock.now())) =>
      post('/mail-events/mailgun', { signature, 'event-data': { ...failed, ...change } });
    expect(await tell({}, signed(app.clock.now(), 'another key'))).toBe(401);
    expect(await tell({}, signed(new Date(app.clock.now().getTime() - 6 * 60_000)))).toBe(401);
    expect(await post('/mail-events/mailgun', { 'event-data': failed })).toBe(400);
    expect(await stopped()).toEqual([]);
    expect(await tell()).toBe(204);
    const complained = { event: 'complained', severity: undefined, recipient: 'meg.angry@example.com' };
    expect(await tell(complained)).toBe(204);
    const policy = { code: 550, message: '550 5.7.1 Message rejected due to its content' };
    expect(await tell({ recipient: 'meg.strict@example.com', 'delivery-status': policy })).toBe(204);
    expect(await tell({ event: 'delivered', recipient: 'meg.fine@example.com' })).toBe(204);
    for (let at = 0; at < 3; at += 1) await tell({ severity: 'temporary', recipient: 'meg.full@example.com' });
    expect(await stopped()).toEqual([
      'meg.angry@example.com complaint',
      'meg.full@example.com soft_bounce',
      'meg.gone@example.com hard_bounce',
    ]);
  });
});
