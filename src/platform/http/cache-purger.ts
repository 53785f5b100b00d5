import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { SEARCH_BEHIND_MS } from './drop-again.ts';

const PACE = {
  /** Changes within this time are told together. */
  gatherMs: 250,
  /**
   * What was drawn before the change, or by a search that follows it, may reach the cache after the purge: it is purged
   * once more, when the processes have dropped it once more too.
   */
  againMs: SEARCH_BEHIND_MS + 1000,
};
const LONGEST_PAUSE_MS = 30_000;
const ANSWERS_WITHIN_MS = 10_000;
/** More than these are told as one. */
const MOST_TAGS = 200;
const EVERYTHING = 'all';

export interface CachePurgerParts {
  /** Where `PURGE` requests go: the cache in front of the site. */
  url: string;
  log: Logger;
  onPurged(outcome: 'ok' | 'failed'): void;
  pace?: typeof PACE;
}

/**
 * Tells the cache in front of the site which pages have changed, by their tags. Changes of a moment go in one request;
 * what could not be told is told with the next, so that nothing is lost while the cache is away.
 */
export class CachePurger {
  readonly #parts: CachePurgerParts;
  readonly #pace: typeof PACE;
  #waiting = new Set<string>();
  #running: Promise<void> | undefined;
  readonly #end = new AbortController();
  readonly #repeats = new Set<NodeJS.Timeout>();

  constructor(parts: CachePurgerParts) {
    this.#parts = parts;
    this.#pace = parts.pace ?? PACE;
  }

  /** At the start and after a break nobody knows what has changed. */
  setHearing(isHearing: boolean): void {
    if (isHearing) this.dropAll();
  }

  dropAll(): void {
    this.drop([EVERYTHING]);
  }

  drop(tags: Iterable<string>): void {
    const again = [...tags];
    this.#add(again);
    const timer = setTimeout(() => {
      this.#repeats.delete(timer);
      this.#add(again);
    }, this.#pace.againMs).unref();
    this.#repeats.add(timer);
  }

  /** What is waiting is not told any more: a page is kept for a minute at most. */
  async close(): Promise<void> {
    this.#end.abort();
    for (const timer of this.#repeats) clearTimeout(timer);
    await this.#running;
  }

  #add(tags: Iterable<string>): void {
    for (const tag of tags) this.#waiting.add(tag);
    this.#running ??= this.#tell().finally(() => {
      this.#running = undefined;
    });
  }

  async #tell(): Promise<void> {
    const { signal } = this.#end;
    let failures = 0;
    while (this.#waiting.size > 0 && !signal.aborted) {
      const wait = Math.min(this.#pace.gatherMs * 2 ** failures, LONGEST_PAUSE_MS);
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      const told = this.#waiting;
      this.#waiting = new Set();
      failures = (await this.#send(told, failures)) ? 0 : failures + 1;
      if (failures > 0) this.#waiting = new Set([...told, ...this.#waiting]);
    }
  }

  async #send(tags: Set<string>, failures: number): Promise<boolean> {
    const { url, log, onPurged } = this.#parts;
    const isEverything = tags.has(EVERYTHING) || tags.size > MOST_TAGS;
    const key = isEverything ? EVERYTHING : [...tags].join(' ');
    try {
      const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]);
      const answer = await fetch(url, {
        method: 'PURGE',
        headers: { 'surrogate-key': key },
        signal,
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the cache answered ${answer.status} to a purge`);
    } catch (error) {
      if (this.#end.signal.aborted) return false;
      onPurged('failed');
      if (failures === 0) log.warn({ err: error }, 'the cache in front does not take purges');
      return false;
    }
    onPurged('ok');
    if (failures > 0) log.info({}, 'the cache in front takes purges again');
    return true;
  }
}
