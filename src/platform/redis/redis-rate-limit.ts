import type { Clock } from '#src/kernel/clock.ts';
import type { RateLimit } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import type { Logger } from '../log.ts';
import type { Redis } from './connect-redis.ts';

/** Counts calls for all processes together. While Redis is down each process counts for itself. */
export class RedisRateLimiter extends RateLimiter {
  readonly #redis: Redis;
  readonly #log: Logger;

  constructor(clock: Clock, redis: Redis, log: Logger) {
    super(clock);
    this.#redis = redis;
    this.#log = log;
  }

  override async take(caller: string, limit: RateLimit): Promise<void> {
    let count: number;
    let left: number;
    const key = `parley:limit:${caller} ${limit.seconds}`;
    try {
      const { redis } = { redis: this.#redis };
      // NX: the window begins with its first call and is not prolonged by the next ones.
      [count, , left] = (await redis
        .multi()
        .incr(key)
        .expire(key, limit.seconds, 'NX')
        .pTTL(key)
        .exec()) as unknown as [number, number, number];
    } catch (error) {
      this.#log.warn({ err: error }, 'redis rate limit');
      return super.take(caller, limit);
    }
    if (count > limit.max) throw new AppError('tooManyAttempts', { retry_after: Math.max(1, Math.ceil(left / 1000)) });
  }
}
