import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CircuitBreaker } from '#src/platform/circuit-breaker.ts';
import { type DrawnPage, KeptPages } from '#src/platform/http/kept-pages.ts';
import { createLogger } from '#src/platform/log.ts';
import { closeRedis, connectRedis } from '#src/platform/redis/connect-redis.ts';
import { RedisPages } from '#src/platform/redis/redis-pages.ts';
import { type RunningRedis, startRedis } from './chat/start-redis.ts';

const log = createLogger('silent');
/** Another process may have heard of a change so much later; a page that began within it is not taken. */
const LATER_MS = 250;

describe('kept pages of several processes, through Redis', () => {
  let redis: RunningRedis;
  let isHanging = false;
  const open: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });
  afterAll(() => redis.stop());

  /** One process with its memory; how often it has drawn something. */
  async function startProcess(build: string) {
    const client = await connectRedis(redis.url, log);
    const breaker = new CircuitBreaker({ name: 'pages', log, probe: () => client.ping() });
    open.push(async () => {
      breaker.close();
      await closeRedis(client);
    });
    const shared = new RedisPages({ redis: client, breaker, build, seconds: 60 });
    const pages = new KeptPages({ most: 1e6, seconds: 60, now: () => Date.now(), shared });
    let count = 0;
    const draw = async (tag: string): Promise<DrawnPage> => {
      count += 1;
      return { status: 200, headers: [['content-language', 'en']], policy: 'p', html: `é${tag}${count}`, tags: [tag] };
    };
    const ask = async (key: string, tag: string, before: () => Promise<DrawnPage> = () => draw(tag)) => {
      const page = pages.find(key) ?? (await pages.draw(key, [tag], before));
      // What was handed on before this is there; a Redis that hangs answers nobody.
      if (!isHanging) await client.ping().catch(() => undefined);
      return 'packed' in page ? (await pages.bodyFor(page, undefined)).body.toString() : page.html;
    };
    // The first answer tells the clock of Redis; what began before is of no use.
    pages.setHearing(true);
    await ask(randomUUID(), 'first');
    count = 0;
    return { pages, client, ask, draw, drawn: () => count };
  }

  /** By the clock of Redis, until what begins is later than what was noted before. */
  async function later({ client }: Awaited<ReturnType<typeof startProcess>>): Promise<void> {
    const now = async () => {
      const [seconds, micros] = await client.time();
      return Number(seconds) * 1000 + Number(micros) / 1000;
    };
    const since = await now();
    await expect.poll(now, { interval: 20 }).toBeGreaterThan(since + LATER_MS);
  }

  it('HOME-01 one draws, the others find; another program draws its own', async () => {
    const build = randomUUID();
    const [here, there, other] = [await startProcess(build), await startProcess(build), await startProcess('other')];
    await later(there);
    const page = await here.ask('home', 'a');
    expect([await there.ask('home', 'a'), there.drawn()]).toEqual([page, 0]);
    expect([await other.ask('home', 'a'), other.drawn()]).toEqual(['éa1', 1]);
    // Found ones are kept here too.
    expect(there.pages.find('home')).toMatchObject({ status: 200, headers: [['content-language', 'en']], policy: 'p' });
  });

  it('JOB-03 a drop wins over a page that is written after it, until one begins anew', async () => {
    const build = randomUUID();
    const [here, there] = [await startProcess(build), await startProcess(build)];
    await later(there);
    let finish: (() => void) | undefined;
    const slow = here.ask('job', 'a', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return here.draw('a');
    });
    await expect.poll(() => finish).toBeDefined();
    // It has heard of the change; the other one, that is still drawing, has not.
    there.pages.drop(['a']);
    finish?.();
    await slow;
    expect(await there.ask('job', 'a')).toBe('éa1');
    expect(there.drawn()).toBe(1);
    // What does not show it may come from there.
    await here.ask('unconcerned', 'b');
    await there.ask('unconcerned', 'b');
    expect(there.drawn()).toBe(1);
    // And what began after the change.
    there.pages.drop(['c']);
    await later(there);
    const anew = await here.ask('anew', 'c');
    expect([await there.ask('anew', 'c'), there.drawn()]).toEqual([anew, 1]);
  });

  it('JOB-03 whoever has not heard of changes takes nothing from before', async () => {
    const build = randomUUID();
    const [here, there] = [await startProcess(build), await startProcess(build)];
    await here.ask('home', 'a');
    there.pages.setHearing(false);
    there.pages.setHearing(true);
    await there.ask('home', 'a');
    expect(there.drawn()).toBe(1);
    const late = await startProcess(build);
    await late.ask('home', 'a');
    expect(late.drawn()).toBe(1);
  });

  it('RUN-03 while Redis hangs or is away pages are drawn, and no visitor waits for it', async () => {
    const here = await startProcess(randomUUID());
    redis.signal('SIGSTOP');
    isHanging = true;
    const start = performance.now();
    for (let at = 0; at < 20; at += 1) await here.ask(`page-${at}`, 'a');
    const took = performance.now() - start;
    redis.signal('SIGCONT');
    isHanging = false;
    expect(here.drawn()).toBe(20);
    // A moment for each until Redis is given up, a quarter of a second after the first.
    expect(took).toBeLessThan(2000);
    await redis.kill();
    await here.ask('without', 'a');
    expect(here.drawn()).toBe(21);
    await redis.start();
  });
});
