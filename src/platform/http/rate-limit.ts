import type { Clock } from '#src/kernel/clock.ts';
import type { RateLimit } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';

interface Window {
  endsAt: number;
  count: number;
}

/** What is left of a caller's allowance. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds until the window is over. */
  reset: number;
}

const LEAST_SWEEP = 50_000;

/**
 * Counts calls in fixed windows. One process counts for itself; the counter is taken before the call runs, so that
 * parallel calls cannot slip past it.
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();
  #sweepAt = LEAST_SWEEP;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one call from the caller's allowance, or throws `tooManyAttempts` with the seconds to wait. */
  take(caller: string, limit: RateLimit): Allowance | Promise<Allowance> {
    return this.count(caller, limit);
  }

  /** The same in this process's own memory, at once. */
  count(caller: string, limit: RateLimit): Allowance {
    const now = this.#clock.now().getTime();
    if (this.#windows.size > this.#sweepAt) this.#sweep(now);
    const key = `${caller} ${limit.seconds}`;
    const current = this.#windows.get(key);
    const isOver = !current || now >= current.endsAt;
    const window = isOver ? { endsAt: now + limit.seconds * 1000, count: 0 } : current;
    // A clock that was set back must not make a minute last an hour.
    window.endsAt = Math.min(window.endsAt, now + limit.seconds * 1000);
    if (window.count >= limit.max) {
      throw new AppError('tooManyAttempts', { retry_after: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) });
    }
    window.count++;
    if (isOver) this.#windows.set(key, window);
    return { limit: limit.max, remaining: limit.max - window.count, reset: Math.ceil((window.endsAt - now) / 1000) };
  }

  /** Forgets what is over; the next time comes when as many again have joined, so that a rush stays cheap. */
  #sweep(now: number): void {
    for (const [key, window] of this.#windows) {
      if (now >= window.endsAt) this.#windows.delete(key);
    }
    this.#sweepAt = Math.max(LEAST_SWEEP, 2 * this.#windows.size);
  }
}
