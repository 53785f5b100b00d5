import { within } from '../circuit-breaker.ts';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';

export type Redis = Awaited<ReturnType<typeof connectRedis>>;

const CONNECT_MS = 5000;
const LONGEST_PAUSE_MS = 2000;
const FAREWELL_MS = 1000;

/** A connection that comes back by itself once it has been up; a first one that fails stops the start. */
export async function connectRedis(url: string, log: Logger, patienceMs = CONNECT_MS) {
  // Most sites have none, and its 500 files take 10 MB.
  const { createClient } = await import('redis');
  let wasUp = false;
  const client = createClient({
    url,
    // While it is down, callers get an error at once and do without.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: patienceMs,
      reconnectStrategy: (tries) => (wasUp ? Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS) : false),
    },
  });
  client.on('error', (error) => wasUp && log.warn({ err: error }, 'redis'));
  try {
    // The client's own limit ends with the connection: one that hangs takes it and never says hello.
    await within(client.connect(), patienceMs);
  } catch (error) {
    if (client.isOpen) client.destroy();
    const place = url.replace(/\/\/[^@/]*@/, '//');
    throw new StartError(`Redis at ${place} does not answer: ${(error as Error).message || 'no connection'}`);
  }
  wasUp = true;
  return client;
}

/** Takes its leave in order, or without a word when nobody answers: a stop must not wait for a Redis that hangs. */
export async function closeRedis(client: Redis): Promise<void> {
  await within(client.close(), FAREWELL_MS).catch(() => client.isOpen && client.destroy());
}
