import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SmtpServer } from '#test/smtp-server.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createDeliver } from './deliver.ts';
import { layOutEmail } from './email-layout.ts';
import { createServices } from './services.ts';
import { startDelivery } from './start-delivery.ts';

const log = createLogger('silent');
const email = {
  channel: 'email',
  recipient: 'a@example.com',
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich',
} as const;
const sms = { channel: 'sms', recipient: '6591234567', text: 'Code 123456' } as const;

describe('delivery', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    made = await createTestDatabase();
  });
  afterAll(async () => {
    await made.database.close();
    await made.drop();
  });

  const outbox = async () =>
    (await made.database.pool.query('select id, status, subject, body_text, attempts from outbox_messages order by id'))
      .rows;
  const clear = () => made.database.pool.query('delete from outbox_messages');
  it('AUTH-03 keeps a message where a developer can read it when there is no service', async () => {
    const deliver = createDeliver({ services: new Set() });
    await made.database.db.transaction((tx) => deliver(tx, email));
    expect(await outbox()).toMatchObject([{ status: 'kept', body_text: 'Plain' }]);
    await clear();
  });

  it('SAFE-02 keeps nothing where nobody could read it and no service takes it', async () => {
    const deliver = createDeliver({ services: new Set(['sms'] as const), hasOutbox: false });
    await made.database.db.transaction((tx) => deliver(tx, email));
    expect(await outbox()).toEqual([]);
    expect([deliver.canSend('email'), deliver.canSend('sms')]).toEqual([false, true]);
  });

  it('AUTH-03 sends nothing when the caller’s transaction fails', async () => {
    const deliver = createDeliver({ services: new Set(['email']) });
    const failing = made.database.db.transaction(async (tx) => {
      await deliver(tx, email);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await outbox()).toEqual([]);
  });

  it('AUTH-03 RUN-03 hands mail to an SMTP server and SMS to a Twilio-like address, through the queue', async () => {
    const mailServer = await new SmtpServer().start();
    const smsServer = await startSmsServer();
    const env = readEnv({
      SMTP_URL: mailServer.url,
      SMS_URL: `http://127.0.0.1:${smsServer.port}/Messages.json`,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret',
    });
    const { db } = made.database;
    const metrics = createMetrics();
    const delivery = startDelivery({
      databaseUrl: made.url,
      openServices: (rules) => createServices(env, rules),
      log,
      metrics,
    });
    const deliver = createDeliver({ services: new Set(createServices(env).keys()) });
    const rolledBack = db.transaction(async (tx) => {
      await deliver(tx, { ...sms, text: 'never' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await deliver(tx, sms);
      await deliver(tx, email);
    });
    const [form] = await Promise.all([smsServer.received, mailServer.until(({ taken }) => taken.length === 1)]);
    const [mail] = mailServer.taken;
    expect(Object.fromEntries(new URLSearchParams(form.body))).toEqual({
      To: '+6591234567',
      From: 'Parley',
      Body: 'Code 123456',
    });
    expect(form.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(mail?.recipient).toBe('a@example.com');
    expect(mail?.content).toContain('Subject: Hello');
    expect(mail?.content).toContain('Plain');
    await delivery.stop();
    expect(await outbox()).toEqual([]);
    for (const channel of ['email', 'sms']) {
      expect(await metrics.text()).toContain(`deliveries_total{lane="bulk",channel="${channel}",outcome="taken"} 1`);
    }
    await mailServer.close();
    smsServer.close();
  });

  it('I18N-03 lays an e-mail out in the direction of its language and lets no text become markup', () => {
    const { html, text } = layOutEmail({
      language: 'ar',
      direction: 'rtl',
      title: '<b>',
      paragraphs: ['a & b'],
      code: '123456',
      button: { label: 'Go', url: 'https://parley.example/?a="b"' },
      footer: 'Parley',
    });
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(html).not.toContain('<b>');
    expect(html).toContain('a &#38; b');
    expect(html).not.toContain('"b"');
    expect(text).toContain('123456');
  });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

async function startSmsServer() {
  const { promise: received, resolve } = Promise.withResolvers<{ body: string; authorization?: string }>();
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      response.writeHead(201).end('{}');
      resolve({ body, authorization: request.headers.authorization });
    });
  });
  return { port: await listen(server), received, close: () => server.close() };
}
