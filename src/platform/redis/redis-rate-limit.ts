import type { Clock } from '#src/kernel/clock.ts';
import type { RateLimit } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { type Allowance, RateLimiter } from '../http/rate-limit.ts';
import type { Redis } from './connect-redis.ts';

interface Count {
  count: number;
  /** Milliseconds until the window is over. */
  left: number;
}

interface Known {
  count: number;
  endsAt: number;
}

/** Counts from at least the given number on, in one step; the window begins with its first call and is not prolonged. */
const COUNT = `
  if tonumber(redis.call('get', KEYS[1]) or '0') < tonumber(ARGV[2]) then
    redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3])
  end
  local count = redis.call('incr', KEYS[1])
  if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return {count, redis.call('pttl', KEYS[1])}`;

const LEAST_SWEEP = 50_000;

/**
 * Counts calls for all processes together, in Redis. While Redis does not answer they are counted in the database
 * instead, from where Redis had got to; and what was counted there counts in Redis afterwards. So nobody has more calls
 * because it is away.
 */
export class RedisRateLimiter extends RateLimiter {
  readonly #clock: Clock;
  readonly #redis: Redis;
  readonly #breaker: CircuitBreaker;
  readonly #db: Database;
  /** The highest count this process has seen of each window. */
  readonly #known = new Map<string, Known>();
  /** Of these, what was counted without Redis. */
  readonly #missed = new Map<string, Known>();
  #sweepAt = LEAST_SWEEP;

  constructor(clock: Clock, redis: Redis, breaker: CircuitBreaker, db: Database) {
    super(clock);
    this.#clock = clock;
    this.#redis = redis;
    this.#breaker = breaker;
    this.#db = db;
  }

  override async take(caller: string, limit: RateLimit): Promise<Allowance> {
    const key = `${caller} ${limit.seconds}`;
    const { count, left } = await this.#count(key, limit.seconds);
    const reset = Math.max(1, Math.ceil(left / 1000));
    if (count > limit.max) throw new AppError('tooManyAttempts', { retry_after: reset });
    return { limit: limit.max, remaining: limit.max - count, reset };
  }

  async #count(key: string, seconds: number): Promise<Count> {
    const now = this.#clock.now().getTime();
    if (this.#known.size > this.#sweepAt) this.#sweep(now);
    const missed = alive(this.#missed.get(key), now, seconds);
    try {
      const counted = await this.#breaker.run(() => countInRedis(this.#redis, key, seconds, missed, now));
      this.#remember(this.#known, key, counted, now);
      return counted;
    } catch {
      const from = alive(this.#known.get(key), now, seconds);
      const counted = await countInDatabase(this.#db, key, seconds, from, now);
      this.#remember(this.#known, key, counted, now);
      this.#remember(this.#missed, key, counted, now);
      return counted;
    }
  }

  #remember(place: Map<string, Known>, key: string, { count, left }: Count, now: number): void {
    const before = place.get(key);
    if (!before || now >= before.endsAt || before.count < count) place.set(key, { count, endsAt: now + left });
  }

  /** Forgets what is over; the next time comes when as many again have joined, so that a rush stays cheap. */
  #sweep(now: number): void {
    for (const place of [this.#known, this.#missed]) {
      for (const [key, known] of place) if (now >= known.endsAt) place.delete(key);
    }
    this.#sweepAt = Math.max(LEAST_SWEEP, 2 * this.#known.size);
  }
}

/** After a clock was set back no window lasts longer than it is long. */
function alive(known: Known | undefined, now: number, seconds: number): Known | undefined {
  if (!known || now >= known.endsAt) return undefined;
  return { ...known, endsAt: Math.min(known.endsAt, now + seconds * 1000) };
}

async function countInRedis(
  redis: Redis,
  key: string,
  seconds: number,
  missed: Known | undefined,
  now: number,
): Promise<Count> {
  const floor = missed ? [String(missed.count), String(missed.endsAt - now)] : ['0', '1'];
  const args = { keys: [`parley:limit:${key}`], arguments: [String(seconds * 1000), ...floor] };
  const [count, left] = (await redis.eval(COUNT, args)) as [number, number];
  return { count, left };
}

async function countInDatabase(
  db: Database,
  key: string,
  seconds: number,
  from: Known | undefined,
  now: number,
): Promise<Count> {
  const at = new Date(now).toISOString();
  const latest = new Date(now + seconds * 1000).toISOString();
  const until = from ? new Date(from.endsAt).toISOString() : latest;
  const seen = from?.count ?? 0;
  const row = await db.queryOne<{ count: number; expires_at: Date }>(sql`
    insert into rate_windows as known (key, count, expires_at) values (${key}, ${seen + 1}, ${until})
    on conflict (key) do update set
      count = case when known.expires_at <= ${at} then excluded.count else greatest(known.count, ${seen}) + 1 end,
      expires_at = case when known.expires_at <= ${at} then excluded.expires_at else least(known.expires_at, ${latest}) end
    returning count, expires_at`);
  return { count: row.count, left: row.expires_at.getTime() - now };
}
