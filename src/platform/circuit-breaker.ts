import type { Logger } from './log.ts';

const TIME_LIMIT_MS = 250;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** What fails again so soon was not well, whatever the probe says: somebody would wait in vain after each short pause. */
const WELL_AFTER_MS = 10_000;

/** The other side does not answer in time; callers do without it meanwhile. */
export class CircuitOpenError extends Error {
  constructor(name: string) {
    super(`${name} is not asked until it answers again`);
    this.name = 'CircuitOpenError';
  }
}

export interface BreakerParts {
  /** What it stands before, for the log. */
  name: string;
  log: Logger;
  /** What takes longer counts as no answer. */
  limitMs?: number;
  /** Something quick that succeeds when the other side is well again. */
  probe(): Promise<unknown>;
  /** It is well again; what was said meanwhile may be lost. */
  onClose?(): void;
}

/**
 * Stands before a service that nobody may wait for. A command has a short time; the first that fails opens the circuit,
 * and from then on every caller is refused at once, while a probe of our own looks for the service's return.
 */
export class CircuitBreaker {
  readonly #parts: BreakerParts;
  #isOpen = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #pause = 0;
  #wellSince = Number.NEGATIVE_INFINITY;
  readonly #limitMs: number;

  constructor(parts: BreakerParts) {
    this.#parts = parts;
    this.#limitMs = parts.limitMs ?? TIME_LIMIT_MS;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  async run<T>(command: () => Promise<T>): Promise<T> {
    if (this.#isOpen) throw new CircuitOpenError(this.#parts.name);
    try {
      return await within(command(), this.#limitMs);
    } catch (error) {
      this.#open(error);
      throw error;
    }
  }

  /** No more probes. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #open(error: unknown): void {
    if (this.#isOpen || this.#isClosed) return;
    this.#isOpen = true;
    this.#parts.log.error({ err: error, service: this.#parts.name }, 'a service does not answer; doing without it');
    if (performance.now() - this.#wellSince > WELL_AFTER_MS) this.#pause = 0;
    this.#probeLater();
  }

  #probeLater(): void {
    this.#pause = Math.min(Math.max(this.#pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    this.#timer = setTimeout(async () => {
      try {
        await within(this.#parts.probe(), this.#limitMs);
      } catch {
        if (!this.#isClosed) this.#probeLater();
        return;
      }
      this.#isOpen = false;
      this.#wellSince = performance.now();
      this.#parts.log.warn({ service: this.#parts.name }, 'a service answers again');
      this.#parts.onClose?.();
    }, this.#pause).unref();
  }
}

/** What takes longer has failed, whatever becomes of it later. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
