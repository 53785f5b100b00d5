import type { Clock } from '#src/kernel/clock.ts';
import type { RateLimit } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { type Allowance, RateLimiter } from '../http/rate-limit.ts';
import type { Link } from './link.ts';

/** Counts calls for all processes of one machine together: their primary counts, one call after the other. */
export class SharedRateLimiter extends RateLimiter {
  readonly #link: Link;

  constructor(clock: Clock, link: Link) {
    super(clock);
    this.#link = link;
  }

  override async take(caller: string, limit: RateLimit): Promise<Allowance> {
    const { max, seconds } = limit;
    const taken = await this.#link.ask('take', { caller, limit: { max, seconds } });
    if ('retryAfter' in taken) throw new AppError('tooManyAttempts', { retry_after: taken.retryAfter });
    return taken.allowance;
  }
}
