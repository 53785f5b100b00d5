import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRedis, startRedis } from './chat/start-redis.ts';
import { StartedProcess } from './chat/started-process.ts';
import { TestDevice } from './chat/test-device.ts';
import { openChat } from './factories/open-chat.ts';
import { openSession } from './factories/open-session.ts';
import { TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Calls that each network may make a minute, as the contract says. */
const ALLOWED = 60;
const WINDOW_MS = 60_000;
/** Of a test that has to begin anew. */
const LONGEST = 300_000;
/** How long a call waits for Redis before it goes on without it. */
const REDIS_WAIT_MS = 250;

/** A real Redis that stops answering (SIGSTOP), dies (SIGKILL) and comes back, before two processes of one site. */
describe('the program while Redis is away', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let redis: RunningRedis;
  let processes: [StartedProcess, StartedProcess];
  let boss: TestVisitor;
  let talent: TestVisitor;
  let conversationId: number;
  let networks = 0;
  /** With Redis there. Measured once: people may send only so much in a minute. */
  let usual: number[];
  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, DATABASE_POOL: '5', TRUST_PROXY: '1' };
    const [first, second] = [new StartedProcess(settings), new StartedProcess(settings)];
    processes = [await first.start(), await second.start()];
    ({ talent, boss, conversationId } = await openChat(database.database.pool, first.address));
    usual = await sendTen();
  });
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

  /** The third fastest of ten with it away, against those before: each that had waited for it would be slower by this. */
  const expectNoWait = (away: number[]) => expect(away[2]).toBeLessThan((usual[2] as number) + REDIS_WAIT_MS);

  /** A network has its calls again a minute after its first: what took longer says nothing, and is done with others. */
  async function withinWindow<T>(work: (network: string, other: string) => Promise<T>): Promise<T> {
    for (;;) {
      const startedAt = performance.now();
      networks += 2;
      const result = await work(`203.0.113.${networks}`, `203.0.113.${networks + 1}`);
      if (performance.now() - startedAt < WINDOW_MS) return result;
    }
  }

  /** How many calls of one network are let through, asked of both processes in turn. */
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
    expect.poll(() => returns().every((count, at) => count > (before[at] as number))).toBe(true);

  it(
    'RUN-13 ERR-03 sends and limits go on while it hangs: nothing waits for it, and nobody has more calls than before',
    async () => {
      const { spent, hanging, during, ofOther, askedMs, after } = await withinWindow(async (network, other) => {
        const spent = await countAllowed(network, 20);
        redis.signal('SIGSTOP');
        const hanging = await sendTen();
        const during = await countAllowed(network, 50);
        const ofOther = await countAllowed(other, 70);
        const code = { channel: 'email', email: 'new@parley.example', agree_terms: true };
        const startedAt = performance.now();
        await new TestVisitor(processes[0].address).call('POST', '/authentication/otp/send', code);
        const askedMs = performance.now() - startedAt;
        const before = returns();
        redis.signal('SIGCONT');
        await untilReturned(before);
        const after = [await countAllowed(network, 10), await countAllowed(other, 10)];
        return { spent, hanging, during, ofOther, askedMs, after };
      });
      expect(spent).toBe(20);
      expect(hanging.at(-1)).toBeLessThan(3000);
      expectNoWait(hanging);
      // Twenty are spent already; forty are left for both processes together. The one that begins has not seen the last
      // call of the other.
      expect(during).toBeLessThanOrEqual(ALLOWED - 20 + 1);
      expect(ofOther).toBe(ALLOWED);
      expect(askedMs).toBeLessThan(3000);
      // What was spent while it was away is spent.
      expect(after).toEqual([0, 0]);
    },
    LONGEST,
  );

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
    await expect.poll(texts).toContain('Can you hear me?');
    device.cut();
    await expect.poll(() => returns()[0]).toBeGreaterThan(before);
  });

  it(
    'RUN-13 ERR-03 the same when it is dead, and again when another one has taken its place',
    async () => {
      const { spent, dead, during, after, ofOther } = await withinWindow(async (network, other) => {
        const spent = await countAllowed(network, 20);
        await redis.kill();
        const dead = await sendTen();
        const during = await countAllowed(network, 60);
        const before = returns();
        await redis.start();
        await untilReturned(before);
        return { spent, dead, during, after: await countAllowed(network, 10), ofOther: await countAllowed(other, 70) };
      });
      expect(spent).toBe(20);
      expectNoWait(dead);
      expect(during).toBeLessThanOrEqual(ALLOWED - 20 + 1);
      expect(after).toBe(0);
      expect(ofOther).toBe(ALLOWED);
      await send(boss, 'Still here');
    },
    LONGEST,
  );
});
