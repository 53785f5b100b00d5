import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSearchPool } from '#src/modules/search/server/engine/core/run.ts';
import { startFrozenServer } from '#test/frozen-server.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createLogger } from '../log.ts';
import { isDatabaseAway } from './is-away.ts';
import { listen } from './listen.ts';
import { connectTo, createClient, serverUrls } from './servers.ts';

describe('the servers that an address names', () => {
  it.each([
    ['postgres://u:p@a/parley?sslmode=require', ['postgres://u:p@a/parley?sslmode=require']],
    ['postgres://u@/parley?host=%2Frun', ['postgres://u@/parley?host=%2Frun']],
    [
      'postgresql://u:p%40@a:5432,b:5433/parley?target_session_attrs=read-write&sslmode=require',
      ['postgresql://u:p%40@a:5432/parley?sslmode=require', 'postgresql://u:p%40@b:5433/parley?sslmode=require'],
    ],
    ['postgres://[::1]:5432,b/parley', ['postgres://[::1]:5432/parley', 'postgres://b/parley']],
    [
      'postgres://u@/parley?host=/a,/b&port=1,2',
      ['postgres://u@/parley?host=%2Fa&port=1', 'postgres://u@/parley?host=%2Fb&port=2'],
    ],
  ])('RUN-06 are read as libpq reads them: %s', (url, urls) => {
    expect(serverUrls(url)).toEqual(urls);
  });

  it('RUN-06 are one as before where there is one, and away together where none takes writes', async () => {
    const one = connectTo('postgres://a/parley');
    expect(one.connectionString).toBe('postgres://a/parley');
    expect(one.Client).toBeUndefined();
    // The kernel's own patience with an idle line is two hours.
    expect(one).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 5000 });
    const client = createClient('postgres://127.0.0.1:1,127.0.0.1:2/parley', {});
    await expect(client.connect()).rejects.toMatchObject({ code: '08006' });
  });
});

/** The clock is ours, so that nobody waits for what has to take its time; the lines are real. */
describe('a server that accepts and never answers', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  let first: Awaited<ReturnType<typeof startFrozenServer>>;
  let second: typeof first;
  let urlOf: (places: string) => string;
  let url: string;
  beforeAll(async () => {
    ground = await createTestDatabase();
  });
  beforeEach(async () => {
    first = await startFrozenServer(ground.url);
    second = await startFrozenServer(ground.url);
    urlOf = (places) => ground.url.replace(/@.*\/([^?]+).*/, `@${places}/$1`);
    url = urlOf(`${first.place},${second.place}`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    first.close();
    second.close();
  });
  afterAll(async () => {
    await ground.database.close();
    await ground.drop();
  });

  /** `expect.poll` would wait by the clock that stands still. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };

  const connectToFirst = async () => {
    const client = createClient(url, {});
    await client.connect();
    expect(client.port).toBe(first.port);
    // The look that came before has ended.
    await until(() => first.closed === 1 && second.closed === 1);
  };

  /** The servers are looked at after three seconds; who does not answer within two is given up. */
  const lookAround = async () => {
    const [one, other] = [first.accepted, second.accepted];
    await vi.advanceTimersByTimeAsync(3000);
    await until(() => first.accepted > one && second.accepted > other);
  };
  const giveUpLook = async (isSecondThere: boolean) => {
    const [one, other] = [first.closed, second.closed];
    if (isSecondThere) await until(() => second.closed > other);
    await vi.advanceTimersByTimeAsync(2000);
    await until(() => first.closed > one && second.closed > other);
  };

  it('RUN-06 holds up a search or who listens for ten seconds, not for as long as the kernel waits', async () => {
    first.freeze(true);
    const pool = openSearchPool(urlOf(first.place), 1);
    const failure = pool.query('select 1').catch((error: unknown) => error);
    const warn = vi.fn();
    const log = Object.assign(createLogger('silent'), { warn });
    const hearing = listen(urlOf(first.place), log, { channel: 'parley', name: 'frozen', onMessage: () => {} });
    await until(() => first.accepted === 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isDatabaseAway(await failure)).toBe(true);
    // And who listens tries again.
    await until(() => warn.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(1000);
    await until(() => first.accepted === 3);
    const closed = hearing.close();
    await vi.advanceTimersByTimeAsync(10_000);
    await closed;
    await pool.end();
  });

  it('RUN-06 is not gone to any more once it was seen not to answer, even if nobody else did', async () => {
    await connectToFirst();
    first.freeze(true);
    second.freeze(true);
    await lookAround();
    await giveUpLook(false);
    second.freeze(false);
    const after = createClient(url, {});
    const connected = after.connect();
    // It looks for itself instead of waiting ten seconds for the first.
    await giveUpLook(true);
    await connected;
    expect(after.port).toBe(second.port);
    await after.end();
  });

  it('RUN-06 is left by whoever is just connecting to it when another takes the writes', async () => {
    await connectToFirst();
    first.freeze(true);
    const { accepted } = first;
    const during = createClient(url, {});
    const failure = during.connect().catch((error: unknown) => error);
    await until(() => first.accepted > accepted);
    await lookAround();
    await giveUpLook(true);
    // By itself it would have given up after ten seconds.
    expect(await failure).toMatchObject({ code: '08006' });
    const after = createClient(url, {});
    await after.connect();
    expect(after.port).toBe(second.port);
    await after.end();
  });
});
