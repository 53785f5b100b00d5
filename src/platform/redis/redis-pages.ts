import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type CircuitBreaker, within } from '../circuit-breaker.ts';
import type { PackedPage, SharedPages } from '../http/kept-pages.ts';
import type { Redis } from './connect-redis.ts';

/** A visitor waits for Redis so long, then the page is drawn. */
const WAIT_MS = 40;
/** Another process may hear of a change so much later than this one. */
const LATER_MS = 250;
const MOST_TAGS = 5000;
const MOST_BYTES = 512 * 1024;

export interface RedisPagesParts {
  redis: Redis;
  breaker: CircuitBreaker;
  /** Other programs draw other pages: a deployment begins with none. */
  build: string;
  /** No page is handed on when it is older. */
  seconds: number;
}

interface Head extends Omit<PackedPage, 'packed' | 'tags'> {
  tags: string[];
  /** When its drawing began, in milliseconds by the clock of Redis. */
  at: number;
}

/**
 * A page cache that the processes of several machines share. Each page says when its drawing began, by the clock of
 * Redis, of which there is one; each process hears of every change itself and notes when. A page that began before this
 * process heard of a change of what it shows is not taken, however late it was written: nothing in Redis must be dropped.
 */
export class RedisPages implements SharedPages {
  readonly #parts: RedisPagesParts;
  readonly #binary;
  /** Add it to our own clock, and it is now or a little later by the clock of Redis. Unknown before the first answer. */
  #ahead: number | undefined;
  /** What began before is of no use, whatever it shows: changes were not heard. Unknown like the clock. */
  #since: number | undefined;
  readonly #dropped = new Map<string, number>();

  constructor(parts: RedisPagesParts) {
    this.#parts = parts;
    // 36 is how a text begins in the protocol; a page is bytes.
    this.#binary = parts.redis.withTypeMapping({ 36: Buffer });
  }

  async find(key: string): Promise<{ page?: PackedPage; ageMs?: number; mark?: number }> {
    const { redis, breaker } = this.#parts;
    const sent = performance.now();
    try {
      const asked = breaker.run(() => Promise.all([this.#binary.get(this.#name(key)), redis.time()]));
      const [bytes, [seconds, micros]] = await within(asked, WAIT_MS);
      const mark = Number(seconds) * 1000 + Number(micros) / 1000;
      this.#ahead = mark - sent;
      this.#since ??= this.moment();
      const read = bytes && readPage(bytes);
      if (!read || read.head.key !== key || !this.#isOfUse(read.head, mark)) return { mark };
      const { at, ...head } = read.head;
      return { page: { ...head, tags: new Set(head.tags), packed: read.packed }, ageMs: mark - at };
    } catch {
      return {};
    }
  }

  #isOfUse({ at, tags }: Head, now: number): boolean {
    const age = now - at;
    if (age < 0 || age >= this.#parts.seconds * 1000 || at <= (this.#since ?? Number.POSITIVE_INFINITY)) return false;
    return tags.every((tag) => at > (this.#dropped.get(tag) ?? 0));
  }

  offer({ packed, tags, ...page }: PackedPage, mark: number): void {
    if (packed.length > MOST_BYTES) return;
    const { key, status, headers, policy } = page;
    const head: Head = { key, status, headers, policy, tags: [...tags], at: mark };
    const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), packed]);
    const { redis, breaker, seconds } = this.#parts;
    const expiration = { type: 'PX', value: seconds * 1000 } as const;
    breaker.run(() => redis.set(this.#name(key), bytes, { expiration })).catch(() => {});
  }

  moment(): number | undefined {
    return this.#ahead === undefined ? undefined : performance.now() + this.#ahead + LATER_MS;
  }

  noteDropped(tags: Iterable<string>, moment = this.moment()): void {
    if (moment === undefined) {
      this.#since = undefined;
      return;
    }
    for (const tag of tags) this.#dropped.set(tag, moment);
    if (this.#dropped.size <= MOST_TAGS) return;
    this.#dropped.clear();
    this.#since = moment;
  }

  noteAllDropped(): void {
    this.#dropped.clear();
    this.#since = this.moment();
  }

  #name(key: string): string {
    return `parley:page:${this.#parts.build}:${createHash('sha256').update(key).digest('base64url')}`;
  }
}

function readPage(bytes: Buffer): { head: Head; packed: Buffer } | undefined {
  const end = bytes.indexOf('\n');
  if (end < 0) return undefined;
  return { head: JSON.parse(bytes.toString('utf8', 0, end)) as Head, packed: bytes.subarray(end + 1) };
}
