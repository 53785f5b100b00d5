import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { createTaskSender, startQueue } from '../queue/queue.ts';
import { createDeliver } from './deliver.ts';
import { layOutEmail } from './email-layout.ts';
import { type Services, sendMessageTask } from './send-message.ts';
import { createServices, watchServices } from './services.ts';

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
  const queueOf = (services: Services) => {
    const asked: object[] = [];
    const enqueue = async (_tx: unknown, _task: string, data: object) => void asked.push(data);
    return { asked, deliver: createDeliver({ services: new Set(services.keys()), enqueue }) };
  };

  it('AUTH-03 keeps a message where a developer can read it when there is no service', async () => {
    const { asked, deliver } = queueOf(new Map());
    await made.database.db.transaction((tx) => deliver(tx, email));
    expect(await outbox()).toMatchObject([{ status: 'kept', body_text: 'Plain' }]);
    expect(asked).toEqual([]);
    await clear();
  });

  it('SAFE-02 keeps nothing where nobody could read it and no service takes it', async () => {
    const deliver = createDeliver({ services: new Set(['sms'] as const), hasOutbox: false, enqueue: async () => {} });
    await made.database.db.transaction((tx) => deliver(tx, email));
    expect(await outbox()).toEqual([]);
    expect([deliver.canSend('email'), deliver.canSend('sms')]).toEqual([false, true]);
  });

  it('RUN-03 tells how each message went', async () => {
    const told: string[] = [];
    const failing: Services = new Map([['sms', () => Promise.reject(new Error('busy'))]]);
    const watched = watchServices(new Map([['email', async () => {}], ...failing]), (...one) =>
      told.push(one.join(' ')),
    );
    await watched.get('email')?.(email);
    await expect(watched.get('sms')?.({ ...email, channel: 'sms' })).rejects.toThrow('busy');
    expect(told).toEqual(['email taken', 'sms failed']);
  });

  it('AUTH-03 sends nothing when the caller’s transaction fails', async () => {
    const { deliver } = queueOf(new Map([['email', async () => {}]]));
    const failing = made.database.db.transaction(async (tx) => {
      await deliver(tx, email);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await outbox()).toEqual([]);
  });

  it('AUTH-03 removes what the service has taken, and gives up after six tries without keeping the text', async () => {
    let isBroken = true;
    const taken: string[] = [];
    const services: Services = new Map([
      [
        'sms',
        async (message) => {
          if (isBroken) throw new Error('no service');
          taken.push(message.text);
        },
      ],
    ]);
    const { asked, deliver } = queueOf(services);
    const { run } = sendMessageTask(made.database.db, services, log);
    await made.database.db.transaction((tx) => deliver(tx, sms));
    for (let round = 0; round < 6; round++) await expect(run(asked[0])).rejects.toThrow('no service');
    expect(await outbox()).toMatchObject([{ status: 'failed', subject: null, body_text: '', attempts: 6 }]);
    await clear();
    isBroken = false;
    await made.database.db.transaction((tx) => deliver(tx, sms));
    await run(asked[1]);
    await run(asked[1]);
    expect(taken).toEqual(['Code 123456']);
    expect(await outbox()).toEqual([]);
  });

  it('AUTH-03 hands mail to an SMTP server and SMS to a Twilio-like address, through the queue', {
    timeout: 60_000,
  }, async () => {
    const mailServer = await startMailServer();
    const smsServer = await startSmsServer();
    const env = readEnv({
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      SMS_URL: `http://127.0.0.1:${smsServer.port}/Messages.json`,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret',
    });
    const services = createServices(env);
    const { db } = made.database;
    const sender = createTaskSender(made.url, log);
    const queue = await startQueue(made.url, [sendMessageTask(db, services, log)], log);
    const deliver = createDeliver({ services: new Set(services.keys()), enqueue: sender.enqueue });
    const rolledBack = db.transaction(async (tx) => {
      await deliver(tx, { ...sms, text: 'never' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await deliver(tx, sms);
      await deliver(tx, email);
    });
    const [form, mail] = await Promise.all([smsServer.received, mailServer.received]);
    expect(Object.fromEntries(new URLSearchParams(form.body))).toEqual({
      To: '+6591234567',
      From: 'Parley',
      Body: 'Code 123456',
    });
    expect(form.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(mail).toContain('RCPT TO:<a@example.com>');
    expect(mail).toContain('Subject: Hello');
    expect(mail).toContain('Plain');
    await queue.stop();
    await sender.close();
    mailServer.close();
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

/** Takes one message over SMTP and hands out all that was said. */
async function startMailServer() {
  const { promise: received, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let said = '';
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      said += chunk;
      if (isData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
        return resolve(said);
      }
      const line = String(chunk).toUpperCase();
      isData = line.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  return { port: await listen(server), received, close: () => server.close() };
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
