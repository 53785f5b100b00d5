import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { type Answer, type Database, openPool, type Pool, type QueryOptions, Reader } from './database.ts';
import { errorCode } from './error-code.ts';
import { isDatabaseAway } from './is-away.ts';
import { type Sql, sql } from './sql.ts';

/** An answer may be this old. A closed job must be gone within two seconds, and somebody has yet to read it. */
const OLDEST_MS = 1000;
const LOOK_MS = 250;
/** Something has changed: the replica is wanted again as soon as it has it. */
const SOON_MS = 20;
const REST_MS = 5000;
const LOOK_TIMEOUT_MS = 1000;
/** The replica has ended a statement because what it read is being removed, or has not the table yet. */
const ITS_FAULT = new Set(['40001', '40P01', '42P01', '42703']);

/** Where the primary's log was at a moment; whoever has replayed it so far has everything that was committed before. */
interface Mark {
  at: number;
  position: bigint;
  timeline: number;
}

interface Replica {
  url: string;
  looks: Pool;
  /** It has everything that was committed before this moment of our own clock. */
  asOf: number;
  restsUntil: number;
}

interface ReplicaParts {
  urls: readonly string[];
  primary: Database;
  log: Logger;
  /** Hears who answered what a replica might have. */
  onRead?(by: 'replica' | 'primary'): void;
}

const PRIMARY_MARK = sql`select pg_current_wal_insert_lsn()::text as position,
  ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline`;
/** One that was promoted, or still follows a primary that is none any more, has another history. */
const REPLICA_MARK = sql`select pg_last_wal_replay_lsn()::text as position,
  (select timeline_id from pg_control_checkpoint()) as timeline where pg_is_in_recovery()`;

/**
 * Streaming replicas that answer for the primary what may be a second old. How old one is, is measured by the positions
 * in the log: no clock of another machine has a say in it, and a primary that nobody writes to makes no replica old. A
 * change that this process has heard of (`noteChange`) is seen by everyone who asks afterwards: until a replica is known
 * to have it, the primary answers.
 */
export class Replicas {
  readonly #parts: ReplicaParts;
  readonly #replicas: Replica[];
  readonly #pools: Pool[] = [];
  #marks: Mark[] = [];
  #changedAt = 0;
  #turn = 0;
  #isClosed = false;
  readonly #wake: { now(): void } = { now: () => {} };
  readonly #looking: Promise<void>;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#replicas = parts.urls.map((url) => {
      const timeouts = { connectionTimeoutMillis: LOOK_TIMEOUT_MS, query_timeout: LOOK_TIMEOUT_MS };
      const looks = openPool({ connectionString: url, max: 1, application_name: 'parley-replica', ...timeouts });
      return { url, looks, asOf: Number.NEGATIVE_INFINITY, restsUntil: 0 };
    });
    this.#looking = this.#look();
  }

  /** A reader that asks a replica where one is new enough, and the given one otherwise. */
  readerBeside(primary: Reader, open: (url: string) => Pool): Reader {
    const readers = new Map(
      this.#replicas.map((replica) => {
        const pool = open(replica.url);
        this.#pools.push(pool);
        return [replica, new Reader(pool)] as const;
      }),
    );
    return new ReplicaReader(primary, {
      pick: () => {
        const replica = this.#pick();
        this.#parts.onRead?.(replica ? 'replica' : 'primary');
        const reader = replica && readers.get(replica);
        return reader && { reader, rest: () => this.#rest(replica) };
      },
    });
  }

  /** What is asked from now on must have it. */
  noteChange(): void {
    this.#changedAt = performance.now();
    this.#wake.now();
  }

  /** Seconds that the oldest of them is behind, as far as can be known. */
  get age(): number {
    const oldest = Math.min(...this.#replicas.map(({ asOf }) => asOf));
    return (performance.now() - Math.max(oldest, 0)) / 1000;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake.now();
    await this.#looking;
    await Promise.all([...this.#pools, ...this.#replicas.map(({ looks }) => looks)].map((pool) => pool.end()));
  }

  #pick(): Replica | undefined {
    const now = performance.now();
    const fit = this.#replicas.filter(
      ({ asOf, restsUntil }) => asOf >= this.#changedAt && now - asOf <= OLDEST_MS && now >= restsUntil,
    );
    this.#turn += 1;
    return fit[this.#turn % fit.length];
  }

  #rest(replica: Replica): void {
    if (performance.now() < replica.restsUntil) return;
    replica.restsUntil = performance.now() + REST_MS;
    this.#parts.log.warn({ replica: this.#replicas.indexOf(replica) + 1 }, 'a replica does not answer');
  }

  async #look(): Promise<void> {
    while (!this.#isClosed) {
      const sleep = new AbortController();
      this.#wake.now = () => sleep.abort();
      await this.#measure();
      const now = performance.now();
      // One that does not have it after a while will not have it in a moment either: it has stopped replaying.
      const isWanted =
        now - this.#changedAt < OLDEST_MS &&
        this.#replicas.some(({ asOf, restsUntil }) => asOf < this.#changedAt && now >= restsUntil);
      // A change during the look has its own: it would be taken for seen otherwise.
      await pause(isWanted ? SOON_MS : LOOK_MS, undefined, { signal: sleep.signal, ref: false }).catch(() => {});
    }
  }

  async #measure(): Promise<void> {
    const at = performance.now();
    try {
      const mark = await this.#parts.primary.queryOne<{ position: string; timeline: number }>(PRIMARY_MARK);
      this.#marks = this.#marks.filter((one) => at - one.at <= OLDEST_MS && one.timeline === mark.timeline);
      this.#marks.push({ at, position: toNumber(mark.position), timeline: mark.timeline });
    } catch {
      // Without the primary nobody knows how old a replica is: they grow too old by themselves.
      return;
    }
    await Promise.all(this.#replicas.map((replica) => this.#measureOne(replica)));
  }

  async #measureOne(replica: Replica): Promise<void> {
    if (performance.now() < replica.restsUntil) return;
    try {
      const { rows } = await new Reader(replica.looks).query<{ position: string; timeline: number }>(REPLICA_MARK);
      const [reached] = rows;
      const passed = this.#marks.findLast(
        ({ position, timeline }) => reached?.timeline === timeline && toNumber(reached.position) >= position,
      );
      if (passed) replica.asOf = passed.at;
    } catch {
      this.#rest(replica);
    }
  }
}

/** `16/B374D848`, as the server writes a position of its log. */
function toNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Choice {
  pick(): { reader: Reader; rest(): void } | undefined;
}

/** A statement that only reads may be asked again: where a replica fails, the primary answers. */
class ReplicaReader extends Reader {
  readonly #primary: Reader;
  readonly #choice: Choice;

  constructor(primary: Reader, choice: Choice) {
    super({ query: () => Promise.reject(new Error('asked of nobody')) } as never);
    this.#primary = primary;
    this.#choice = choice;
  }

  override async query<Row extends object = Record<string, unknown>>(
    statement: Pick<Sql, 'text' | 'values'>,
    options?: QueryOptions,
  ): Promise<Answer<Row>> {
    const replica = this.#choice.pick();
    if (!replica) return this.#primary.query<Row>(statement, options);
    try {
      return await replica.reader.query<Row>(statement, options);
    } catch (error) {
      if (isDatabaseAway(error)) replica.rest();
      else if (!ITS_FAULT.has(errorCode(error) ?? '')) throw error;
      return this.#primary.query<Row>(statement, options);
    }
  }
}
