import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRedis, startRedis } from './chat/start-redis.ts';
import { StartedProcess } from './chat/started-process.ts';
import { TestDevice } from './chat/test-device.ts';
import { createJob } from './factories/create-job.ts';
import { openSession } from './factories/open-session.ts';
import { TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Calls that each network may make a minute, as the contract says. */
const ALLOWED = 60;

/** A real Redis that stops answering (SIGSTOP), dies (SIGKILL) and comes back, before two processes of one site. */
describe('the program while Redis is away', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let redis: RunningRedis;
  let processes: [StartedProcess, StartedProcess];
  let boss: TestVisitor;
  let talent: TestVisitor;
  let conversationId: number;
  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, DATABASE_POOL: '5', TRUST_PROXY: '1' };
    const [first, second] = [new StartedProcess(settings), new StartedProcess(settings)];
    processes = [await first.start(), await second.start()];
    const { pool } = database.database;
    const job = await createJob(pool);
    await pool.query(
      `insert into accounts (role, email, first_name, last_name, country_id, language, terms_version)
       values ('talent', 'redis@parley.example', 'A', 'B', 196, 'en', '1')`,
    );
    talent = await openSession(pool, 'redis@parley.example', first.address);
    const { rows } = await pool.query('select email from accounts where id = $1', [job.recruiter_id]);
    boss = await openSession(pool, rows[0].email, first.address);
    const { envelope } = await talent.call('POST', '/chat/conversations', {
      job_id: job.id,
      client_id: crypto.randomUUID(),
      text: 'Hello, is this still open?',
      confirm_country: true,
    });
    conversationId = (envelope.data as { conversation: { id: number } }).conversation.id;
  }, 120_000);
  afterAll(async () => {
    redis?.signal('SIGCONT');
    for (const one of processes ?? []) await one.kill('SIGTERM');
    await redis?.stop();
    await database.database.close();
    await database.drop();
  });

  async function send(sender: TestVisitor, text: string): Promise<void> {
    const message = { client_id: crypto.randomUUID(), text };
    const { envelope } = await sender.call('POST', `/chat/conversations/${conversationId}/messages`, message);
    expect(envelope.code).toBe(0);
  }

  /** Milliseconds that each of ten sends took. */
  async function sendTen(): Promise<number[]> {
    const times: number[] = [];
    for (let at = 0; at < 10; at++) {
      const startedAt = performance.now();
      await send(boss, `Message ${at}`);
      times.push(performance.now() - startedAt);
    }
    return times.sort((a, b) => a - b);
  }

  /** How many calls of one network are let through, asked of both processes in turn. */
  /** What a minute gives back of its calls since then: much on a busy machine. */
  const regained = (since: number) => Math.ceil(((performance.now() - since) / 60_000) * ALLOWED);

  async function countAllowed(network: string, most: number): Promise<number> {
    const visitors = processes.map(({ address }) => new TestVisitor(address, { 'x-forwarded-for': network }));
    let allowed = 0;
    for (let at = 0; at < most; at++) {
      const { status } = await (visitors[at % 2] as TestVisitor).call('POST', '/notification/unsubscribe', {
        token: '1.chat_message.1.nothing',
      });
      expect([410, 429]).toContain(status);
      if (status === 410) allowed += 1;
    }
    return allowed;
  }

  /** How often each process has said that its limits are shared again. */
  const returns = () =>
    processes.map((one) => one.output().match(/"redis limits","msg":"a service answers again"/g)?.length ?? 0);
  const untilReturned = (before: number[]) =>
    expect.poll(() => returns().every((count, at) => count > (before[at] as number)), { timeout: 30_000 }).toBe(true);

  it('RUN-13 ERR-03 sends and limits go on while it hangs: nothing waits for it, and nobody has more calls than before', async () => {
    const usual = await sendTen();
    const since = performance.now();
    expect(await countAllowed('203.0.113.1', 20)).toBe(20);
    redis.signal('SIGSTOP');
    const hanging = await sendTen();
    expect(hanging.at(-1)).toBeLessThan(3000);
    expect(hanging[4]).toBeLessThan((usual[4] as number) * 3 + 100);
    // Twenty are spent already; forty are left for both processes together. The one that begins has not seen the last
    // call of the other.
    expect(await countAllowed('203.0.113.1', 50)).toBeLessThanOrEqual(ALLOWED - 20 + 1 + regained(since));
    expect(await countAllowed('203.0.113.2', 70)).toBe(ALLOWED);
    const code = { channel: 'email', email: 'new@parley.example', agree_terms: true };
    const startedAt = performance.now();
    await new TestVisitor(processes[0].address).call('POST', '/authentication/otp/send', code);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    const before = returns();
    redis.signal('SIGCONT');
    await untilReturned(before);
    // What was spent while it was away is spent.
    expect(await countAllowed('203.0.113.1', 10)).toBe(0);
    expect(await countAllowed('203.0.113.2', 10)).toBe(0);
  }, 120_000);

  it('CHAT-01 ERR-03 a page at the other process gets what was sent while it hung, without asking', async () => {
    const [, { address }] = processes;
    const { email } = (await boss.api('GET /jobseeker/me')) as { email: string };
    const reader = await openSession(database.database.pool, email, address);
    const device = await (await new TestDevice(reader, address).load()).connect();
    redis.signal('SIGSTOP');
    // The first waits in the queue of the client and arrives late; the second is never passed on.
    await send(talent, 'Hello?');
    await send(talent, 'Can you hear me?');
    const [before = 0] = returns();
    redis.signal('SIGCONT');
    const texts = () => [...device.messages.values()].map(({ text }) => text);
    await expect.poll(texts, { timeout: 30_000 }).toContain('Can you hear me?');
    device.cut();
    await expect.poll(() => returns()[0], { timeout: 30_000 }).toBeGreaterThan(before);
  }, 120_000);

  it('RUN-13 ERR-03 the same when it is dead, and again when another one has taken its place', async () => {
    const since = performance.now();
    expect(await countAllowed('203.0.113.3', 20)).toBe(20);
    await redis.kill();
    const dead = await sendTen();
    expect(dead[4]).toBeLessThan(500);
    expect(await countAllowed('203.0.113.3', 60)).toBeLessThanOrEqual(ALLOWED - 20 + 1 + regained(since));
    const before = returns();
    await redis.start();
    await untilReturned(before);
    expect(await countAllowed('203.0.113.3', 10)).toBe(0);
    expect(await countAllowed('203.0.113.4', 70)).toBe(ALLOWED);
    await sendTen();
  }, 120_000);
});
