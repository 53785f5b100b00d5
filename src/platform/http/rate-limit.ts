import type { Clock } from '#src/kernel/clock.ts';
import type { RateLimit } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';

interface Window {
  startedAt: number;
  count: number;
}

const SWEEP_AT = 50_000;

/**
 * Counts calls in fixed windows. One process counts for itself; the counter is taken before the call runs, so that
 * parallel calls cannot slip past it.
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one call from the caller's allowance, or throws `tooManyAttempts` with the seconds to wait. */
  take(caller: string, limit: RateLimit): void {
    const now = this.#clock.now().getTime();
    if (this.#windows.size > SWEEP_AT) this.#sweep(now);
    const key = `${caller} ${limit.seconds}`;
    const current = this.#windows.get(key);
    const isOver = !current || now - current.startedAt >= limit.seconds * 1000;
    const window = isOver ? { startedAt: now, count: 0 } : current;
    if (window.count >= limit.max) {
      const left = limit.seconds - (now - window.startedAt) / 1000;
      throw new AppError('tooManyAttempts', { retry_after: Math.max(1, Math.ceil(left)) });
    }
    window.count++;
    if (isOver) this.#windows.set(key, window);
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) {
      if (now - window.startedAt > 3_600_000) this.#windows.delete(key);
    }
  }
}
