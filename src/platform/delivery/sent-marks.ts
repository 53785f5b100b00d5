import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { removeMessages } from './outgoing-rows.ts';

const TRIES = 30;
const PAUSE_MS = 1000;

/** Removes finished messages: those that finish while one statement runs go together in the next (group commit). */
export class SentMarks {
  #ids: number[] = [];
  #next: Promise<void> | undefined;
  #last = Promise.resolve();
  readonly #db: Database;
  readonly #log: Logger;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Resolves when the message is removed, or when the database stayed away too long: then it may go out twice. */
  add(id: number): Promise<void> {
    this.#ids.push(id);
    if (!this.#next) {
      this.#next = this.#last.then(() => this.#flush());
      this.#last = this.#next;
    }
    return this.#next;
  }

  async #flush(): Promise<void> {
    const ids = this.#ids;
    this.#ids = [];
    this.#next = undefined;
    for (let tries = 1; tries <= TRIES; tries++) {
      try {
        return await removeMessages(this.#db, ids);
      } catch (error) {
        this.#log.error({ err: error, messages: ids.length, tries }, 'sent messages could not be marked');
      }
      await pause(PAUSE_MS);
    }
  }
}
