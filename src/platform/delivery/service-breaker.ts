const FIRST_MS = 500;
const LONGEST_MS = 5000;

/**
 * A breaker: a service that could not be reached many times in a row is asked with one message at a time, after growing
 * rests, until it answers again. So an outage does not use up the tries of everything that waits.
 */
export class ServiceBreaker {
  #failures = 0;
  #restsUntil = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isResting(): boolean {
    return this.#failures >= this.#limit;
  }

  /** How many more may be sent now, when so many are being sent and there is room for so many. */
  room(sending: number, slots: number): number {
    if (!this.isResting) return slots - sending;
    return sending === 0 && performance.now() >= this.#restsUntil ? 1 : 0;
  }

  /** True when it has just begun to rest. */
  fail(): boolean {
    this.#failures++;
    const rest = FIRST_MS * 2 ** Math.min(this.#failures - this.#limit, 10);
    this.#restsUntil = performance.now() + Math.min(rest, LONGEST_MS);
    return this.#failures === this.#limit;
  }

  /** True when it had rested. */
  answer(): boolean {
    const hadRested = this.isResting;
    this.#failures = 0;
    return hadRested;
  }
}
