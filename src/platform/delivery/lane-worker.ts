import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { OutgoingMessage } from './deliver.ts';
import type { DeliveryMetrics, Outcome } from './delivery-metrics.ts';
import { type Lane, type LaneRules, leaseMs, pauseAfter } from './lanes.ts';
import { type Claimed, claimDue, giveUp, postpone } from './outgoing-rows.ts';
import { SentMarks } from './sent-marks.ts';
import { AddressGone, RefusedForGood, type Service, TryLater, Unreachable } from './service.ts';
import { ServiceBreaker } from './service-breaker.ts';
import { recordBounce } from './suppressions.ts';

export interface LaneParts {
  db: Database;
  lane: Lane;
  rules: LaneRules;
  channel: OutgoingMessage['channel'];
  service: Service;
  log: Logger;
  metrics: DeliveryMetrics;
}

/**
 * Hands the messages of one lane and channel to their service. It claims as many as it has free slots, and a slot is free
 * again only when its message is marked: a process that dies sends at most what it had in its slots a second time.
 */
export class LaneWorker {
  readonly #parts: LaneParts;
  readonly #rules: LaneRules;
  readonly #marks: SentMarks;
  readonly #rest: ServiceBreaker;
  readonly #sending = new Set<Promise<void>>();
  #claiming: Promise<void> | undefined;
  /** More may be due than was claimed. */
  #hasMore = false;
  #isStopped = false;

  constructor(parts: LaneParts) {
    this.#parts = parts;
    this.#rules = parts.rules;
    this.#marks = new SentMarks(parts.db, parts.log);
    this.#rest = new ServiceBreaker(this.#rules.slots);
  }

  /** Looks for messages that are due. */
  wake(): void {
    this.#hasMore = true;
    this.#goOn();
  }

  /** Claims nothing more and resolves when all that was claimed is dealt with. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#claiming;
    await Promise.all(this.#sending);
  }

  #goOn(): void {
    this.#claiming ??= this.#claim().finally(() => {
      this.#claiming = undefined;
    });
  }

  async #claim(): Promise<void> {
    const { db, lane, channel, log } = this.#parts;
    try {
      while (this.#hasMore && !this.#isStopped) {
        const room = this.#rest.room(this.#sending.size, this.#rules.slots);
        if (room <= 0) return;
        this.#hasMore = false;
        const rows = await claimDue(db, { channel, lane, count: room, leaseMs: leaseMs(this.#rules) });
        for (const row of rows) this.#begin(row);
        if (rows.length === room) this.#hasMore = true;
      }
    } catch (error) {
      log.error({ err: error, lane, channel }, 'messages could not be claimed');
    }
  }

  #begin(row: Claimed): void {
    const { log, lane, channel } = this.#parts;
    const work = this.#handle(row)
      // Its lease runs out, and it is tried again.
      .catch((error) => log.error({ err: error, lane, channel, message_id: row.id }, 'a message was left as it is'))
      .finally(() => {
        this.#sending.delete(work);
        this.#goOn();
      });
    this.#sending.add(work);
  }

  async #handle(row: Claimed): Promise<void> {
    if (row.isExpired) {
      this.#count('expired');
      return this.#marks.add(row.id);
    }
    const { service, metrics, lane, channel } = this.#parts;
    const begunAt = performance.now();
    try {
      await service.send(row.message, row.key);
    } catch (error) {
      return this.#fail(row, error);
    }
    this.#hearAnswer();
    this.#count('taken');
    metrics.observeDelivery(lane, channel, row.waitedSeconds + (performance.now() - begunAt) / 1000);
    await this.#marks.add(row.id);
  }

  async #fail(row: Claimed, error: unknown): Promise<void> {
    const { db, lane, channel, log } = this.#parts;
    const facts = { err: error, lane, channel, message_id: row.id, tries: row.tries };
    if (!(error instanceof Unreachable)) this.#hearAnswer();
    else if (this.#rest.fail()) log.error(facts, 'a service takes no messages');
    if (error instanceof RefusedForGood || row.tries >= this.#rules.mostTries) {
      this.#count('dead');
      log.error(facts, 'a message was given up');
      await giveUp(db, row);
      return this.#noteBounce(row, error);
    }
    this.#count('failed');
    log.warn(facts, 'a message was not taken');
    const pause = pauseAfter(this.#rules, row.tries);
    await postpone(db, row, error instanceof TryLater ? Math.max(error.afterMs, pause) : pause);
  }

  /** Who does not exist, and who took nothing for hours, gets no more mail until that changes. */
  async #noteBounce({ message: { channel, recipient: address } }: Claimed, error: unknown): Promise<void> {
    if (channel !== 'email' || error instanceof Unreachable) return;
    if (error instanceof AddressGone) {
      return recordBounce(this.#parts.db, { address, reason: 'hard_bounce', detail: error.status });
    }
    if (error instanceof RefusedForGood || this.#parts.lane === 'codes') return;
    const { responseCode = '' } = error as { responseCode?: number };
    await recordBounce(this.#parts.db, { address, reason: 'soft_bounce', detail: String(responseCode), weight: 3 });
  }

  #hearAnswer(): void {
    const { lane, channel, log } = this.#parts;
    if (this.#rest.answer()) log.info({ lane, channel }, 'a service takes messages again');
  }

  #count(outcome: Outcome): void {
    this.#parts.metrics.countDelivery(this.#parts.lane, this.#parts.channel, outcome);
  }
}
