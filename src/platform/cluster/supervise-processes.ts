import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import type { Hub } from './hub.ts';
import type { FromPrimary, ToPrimary, Welcome } from './messages.ts';

/** What one process is for; whoever has the place can be replaced. */
export interface Place {
  name: string;
  roles: string;
}

/** A process that was just forked. */
export interface Forked {
  pid: number;
  send(message: FromPrimary): void;
  /** At once, whatever it is doing. */
  kill(): void;
}

export interface Hears {
  message(message: ToPrimary): void;
  exit(code: number | null, signal: string | null): void;
}

export type EndReason = 'exit' | 'signal' | 'blocked';

export interface SupervisorParts {
  fork(place: Place, hears: Hears): Forked;
  /** What a new process is told first. */
  welcome(place: Place): Welcome;
  hub: Hub;
  log: Logger;
  /** Counts processes that ended without being asked to. */
  onLost(process: string, reason: EndReason): void;
  /** Hears when a reload begins and when it ends. */
  onReload?(reloads: Readonly<Reloads>): void;
  /** Over at once when the signal comes. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

/** How many have begun and ended, and how the last one did. */
export interface Reloads {
  begun: number;
  ended: number;
  hasFailed: boolean;
}

/** A process in a place. */
interface Member {
  /** Of its place; two that hold one for a while are told apart. */
  readonly name: string;
  place: Place;
  forked: Forked;
  send(message: FromPrimary): void;
  welcome(): Welcome;
  startedAt: number;
  /** Its address; rejects when it ends before it has one. */
  ready: Promise<string>;
  gone: Promise<void>;
  state: 'starting' | 'ready' | 'leaving';
  /** Looks at it since its last sign of life. */
  silent: number;
  isKilled: boolean;
}

const LOOK_MS = 5000;
/** Half a minute without a sign of life: its event loop is blocked, and its visitors wait for nothing. */
const MOST_SILENT = 6;
/** Loading is work too, and on a busy machine takes long. */
const MOST_SILENT_AT_START = 24;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** One that dies sooner than this has not really come back. */
const STEADY_MS = 30_000;
/** Somebody has to look; it goes on trying. */
const LOUD_AFTER = 5;
const LEAVE_MS = 90_000;
const CLOSE_MS = 30_000;

/** Keeps every place filled: a process that dies or hangs gets a successor, and a reload replaces all one by one. */
export class Supervisor {
  readonly #parts: SupervisorParts;
  readonly #pause: NonNullable<SupervisorParts['pause']>;
  readonly #places: readonly Place[];
  readonly #current = new Map<Place, Member>();
  readonly #members = new Set<Member>();
  readonly #failures = new Map<Place, number>();
  readonly #closing = new AbortController();
  readonly #looking: NodeJS.Timeout;
  readonly #reloads: Reloads = { begun: 0, ended: 0, hasFailed: false };
  #hasStarted = false;
  #reloading: Promise<boolean> | undefined;
  #next: Promise<boolean> | undefined;

  constructor(places: readonly Place[], parts: SupervisorParts) {
    this.#places = places;
    this.#parts = parts;
    this.#pause = parts.pause ?? sleep;
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** How many are up. */
  get ready(): number {
    return [...this.#members].filter(({ state }) => state === 'ready').length;
  }

  /**
   * Fills all places; gives the address. The first alone: what stops a start, a wrong key for instance, is said once. A
   * start that fails is the caller's to close.
   */
  async start(): Promise<string> {
    const [first, ...others] = this.#places;
    if (!first) throw new Error('there is nothing to start');
    const address = await this.#fill(first).ready;
    await Promise.all(others.map((place) => this.#fill(place).ready));
    this.#hasStarted = true;
    for (const member of this.#current.values()) if (!this.#members.has(member)) void this.#revive(member);
    return address;
  }

  /** One after the other: what comes meanwhile is one more round when this one is over. False when it was given up. */
  reload(prepare: () => Promise<void> = async () => {}): Promise<boolean> {
    if (this.#reloading) {
      this.#next ??= this.#reloading.then(() => {
        this.#next = undefined;
        return this.reload(prepare);
      });
      return this.#next;
    }
    this.#reloads.begun += 1;
    this.#parts.onReload?.(this.#reloads);
    this.#reloading = this.#replaceAll(prepare).then((isDone) => {
      this.#reloading = undefined;
      this.#reloads.ended += 1;
      this.#reloads.hasFailed = !isDone;
      this.#parts.onReload?.(this.#reloads);
      return isDone;
    });
    return this.#reloading;
  }

  /** Asks all to close, and waits until none is left. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#looking);
    await Promise.all([...this.#members].map((member) => this.#dismiss(member, { type: 'close' }, CLOSE_MS)));
  }

  /** Nobody waits any longer. */
  killAll(): void {
    this.#closing.abort();
    for (const { forked } of this.#members) forked.kill();
  }

  #fill(place: Place): Member {
    const member = this.#fork(place);
    this.#current.set(place, member);
    return member;
  }

  #fork(place: Place): Member {
    const { hub, log, welcome } = this.#parts;
    const { promise: ready, resolve: isReady, reject: failed } = Promise.withResolvers<string>();
    const { promise: gone, resolve: isGone } = Promise.withResolvers<void>();
    ready.catch(() => {});
    const forked = this.#parts.fork(place, {
      message: (message) => {
        member.silent = 0;
        if (message.type !== 'ready') return hub.hear(member, message);
        if (member.state === 'starting') member.state = 'ready';
        log.info({ process: place.name, process_pid: forked.pid }, 'a process is ready');
        isReady(message.address);
      },
      exit: (code, signal) => {
        this.#members.delete(member);
        failed(new Error(`process ${place.name} ended with ${signal ?? code} before it was ready`));
        isGone();
        this.#ended(member, code, signal);
      },
    });
    const member: Member = {
      get name() {
        return this.state === 'ready' ? place.name : `${place.name}-${this.state}`;
      },
      place,
      forked,
      send: (message) => forked.send(message),
      welcome: () => welcome(place),
      startedAt: performance.now(),
      ready,
      gone,
      state: 'starting',
      silent: 0,
      isKilled: false,
    };
    this.#members.add(member);
    hub.join(member);
    return member;
  }

  #ended(member: Member, code: number | null, signal: string | null): void {
    const { hub, log, onLost } = this.#parts;
    const isExpected = member.state === 'leaving' || this.#closing.signal.aborted;
    hub.drop(member, !isExpected && member.state === 'ready');
    if (isExpected) return;
    const { place, forked } = member;
    const reason = member.isKilled ? 'blocked' : signal ? 'signal' : 'exit';
    log.error({ process: place.name, process_pid: forked.pid, code, signal, reason }, 'a process has died');
    onLost(place.name, reason);
    // A successor that never came up: whoever it should have replaced is still there.
    if (this.#hasStarted && this.#current.get(place) === member) void this.#revive(member);
  }

  async #revive(dead: Member): Promise<void> {
    const { place } = dead;
    const { log } = this.#parts;
    const { signal } = this.#closing;
    const isSteady = performance.now() - dead.startedAt >= STEADY_MS;
    const failures = isSteady ? 0 : (this.#failures.get(place) ?? 0) + 1;
    this.#failures.set(place, failures);
    if (failures >= LOUD_AFTER) {
      log.fatal({ process: place.name, failures }, 'a process dies again and again: somebody must look');
    }
    // The first time at once: nearly always one death is all there is.
    if (failures > 1) await this.#pause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS), signal);
    if (signal.aborted || this.#current.get(place) !== dead) return;
    log.warn({ process: place.name, failures }, 'a process is started again');
    this.#fill(place);
  }

  async #replaceAll(prepare: () => Promise<void>): Promise<boolean> {
    const { log } = this.#parts;
    const { signal } = this.#closing;
    try {
      log.warn('reload: begins');
      await prepare();
      for (const place of this.#places) {
        if (signal.aborted) return false;
        await this.#replace(place);
      }
      log.warn('reload: all processes are new');
      return true;
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'reload: given up; the processes that are there go on');
      return false;
    }
  }

  /** The new one takes visitors before the old one stops taking them. */
  async #replace(place: Place): Promise<void> {
    const next = this.#fork(place);
    await next.ready;
    const old = this.#current.get(place);
    this.#current.set(place, next);
    this.#failures.delete(place);
    if (old && this.#members.has(old)) await this.#dismiss(old, { type: 'leave' }, LEAVE_MS);
  }

  async #dismiss(member: Member, message: FromPrimary, most: number): Promise<void> {
    member.state = 'leaving';
    member.send(message);
    const late = setTimeout(() => {
      this.#parts.log.error({ process: member.name, process_pid: member.forked.pid }, 'a process does not leave');
      member.forked.kill();
    }, most);
    await member.gone;
    clearTimeout(late);
  }

  /** By looks and not by the clock: after a machine has slept, everybody gets the chance to say something first. */
  #look(): void {
    for (const member of this.#members) {
      member.silent += 1;
      const most = member.state === 'starting' ? MOST_SILENT_AT_START : MOST_SILENT;
      if (member.silent <= most || member.isKilled) continue;
      const { name, forked } = member;
      this.#parts.log.error({ process: name, process_pid: forked.pid }, 'a process no longer answers and is replaced');
      member.isKilled = true;
      forked.kill();
    }
  }
}

const sleep = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {});
