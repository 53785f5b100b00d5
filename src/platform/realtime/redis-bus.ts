import { randomUUID } from 'node:crypto';
import { CircuitBreaker, CircuitOpenError, within } from '../circuit-breaker.ts';
import type { Logger } from '../log.ts';
import { closeRedis, connectRedis, type Redis } from '../redis/connect-redis.ts';
import type { Bus } from './bus.ts';

const CHANNEL = 'parley:account:';
const PRESENCE = 'parley:presence:';
/** Every process hears here that another one could not pass messages on for a while. */
const GAP = 'parley:gap';
/** A process that does not repeat itself within this time is gone. */
const PRESENT_MS = 100_000;
/** A socket is greeted after this time at the latest, whatever Redis does. */
const SUBSCRIBE_MS = 500;

/**
 * Each account is a channel that only the processes with a socket of it listen to. Presence is a sorted set per account:
 * the processes that have it, by the moment their word runs out, so a killed process is forgotten by itself. While Redis
 * does not answer, messages reach the sockets of this process only; afterwards all, those of other processes too, are told
 * to ask for what they missed.
 */
export async function createRedisBus(url: string, log: Logger): Promise<Bus> {
  const [sending, hearing] = await Promise.all([connectRedis(url, log), connectRedis(url, log)]);
  const me = randomUUID();
  const wanted = new Set<number>();
  let hear: (accountId: number, text: string) => void = () => {};
  let lost: () => void = () => {};
  const onMessage = (text: string, channel: string) => hear(Number(channel.slice(CHANNEL.length)), text);
  // The client takes up its channels again by itself; what was said meanwhile is lost.
  hearing.on('ready', () => lost());
  // To all processes, this one among them: what was not sent while the circuit was open is missing elsewhere.
  const tellGap = () => {
    within(sending.publish(GAP, me), SUBSCRIBE_MS).catch(() => lost());
  };
  const breaker = new CircuitBreaker({ name: 'redis bus', log, probe: () => sending.ping(), onClose: tellGap });
  const subscribe = (accountId: number) => hearing.subscribe(CHANNEL + accountId, onMessage);
  // That it is away was said when the circuit opened.
  const quietly = (what: string) => (error: unknown) => {
    if (!(error instanceof CircuitOpenError)) log.warn({ err: error }, what);
  };

  // The client repeats it when Redis is back.
  await within(
    hearing.subscribe(GAP, () => lost()),
    SUBSCRIBE_MS,
  ).catch(quietly('redis subscribe'));

  return {
    isAlone: false,
    publish: (accountIds, text) => {
      for (const accountId of accountIds) {
        breaker
          .run(() => sending.publish(CHANNEL + accountId, text))
          .catch((error) => {
            quietly('redis publish')(error);
            // Those who are here need not wait for Redis.
            if (wanted.has(accountId)) hear(accountId, text);
          });
      }
    },
    want: async (accountId) => {
      wanted.add(accountId);
      await within(subscribe(accountId), SUBSCRIBE_MS).catch(quietly('redis subscribe'));
    },
    unwant: (accountId) => {
      wanted.delete(accountId);
      // With its listener: without it the client takes a page that comes back before Redis has answered for one that is
      // subscribed already, and drops it with the answer.
      hearing.unsubscribe(CHANNEL + accountId, onMessage).catch(quietly('redis unsubscribe'));
    },
    listen: (onHeard, onGap) => {
      hear = onHeard;
      lost = onGap;
    },
    keepPresent: (accountIds) =>
      breaker.run(() => keepPresent(sending, me, accountIds)).catch(quietly('redis presence')),
    leave: (accountId) =>
      breaker
        .run(() => leave(sending, me, accountId))
        .catch((error) => {
          quietly('redis presence')(error);
          return false;
        }),
    close: async () => {
      breaker.close();
      await Promise.all([closeRedis(sending), closeRedis(hearing)]);
    },
  };
}

/** By the clock of Redis, of which there is one: those of two machines may be an hour apart. */
const NOW = `local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
const KEEP = `${NOW}
  redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[1])
  return redis.call('pexpire', KEYS[1], ARGV[2])`;
const LEAVE = `${NOW}
  redis.call('zrem', KEYS[1], ARGV[1])
  return redis.call('zcount', KEYS[1], now, '+inf')`;

async function keepPresent(redis: Redis, me: string, accountIds: readonly number[]): Promise<void> {
  const keep = (accountId: number) =>
    redis.eval(KEEP, { keys: [PRESENCE + accountId], arguments: [me, String(PRESENT_MS)] });
  await Promise.all(accountIds.map(keep));
}

async function leave(redis: Redis, me: string, accountId: number): Promise<boolean> {
  return Number(await redis.eval(LEAVE, { keys: [PRESENCE + accountId], arguments: [me] })) > 0;
}
