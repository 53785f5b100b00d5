import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../log.ts';

export interface Supervision {
  close(): Promise<void>;
}

export interface Supervised {
  isRunning(): boolean;
  /** Resolves when it takes connections again, after what it has to recover. */
  bringUp(): Promise<void>;
}

/** Over at once when the signal comes. */
type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const LOOK_MS = 250;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** After so many failures in a row somebody has to look; it goes on trying once a minute. */
const LOUD_AFTER = 5;
/** One that dies sooner than this has not really come back. */
const STEADY_MS = 30_000;

/** Watches the embedded server and brings it back when it has died, more slowly with each time that it fails. */
export function superviseServer(server: Supervised, log: Logger, pause: Pause = sleep): Supervision {
  const closing = new AbortController();
  const { signal } = closing;
  let failures = 0;
  let upSince = Number.NEGATIVE_INFINITY;

  const restart = async () => {
    if (performance.now() - upSince < STEADY_MS) failures += 1;
    else failures = 0;
    log.error({ failures }, 'the embedded PostgreSQL has died and is started again');
    if (failures > 0) await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
    if (signal.aborted) return;
    const startedAt = performance.now();
    try {
      await server.bringUp();
      upSince = performance.now();
      log.warn({ ms: Math.round(upSince - startedAt) }, 'the embedded PostgreSQL is back');
    } catch (error) {
      upSince = performance.now();
      const isLoud = failures + 1 >= LOUD_AFTER;
      if (isLoud) log.fatal({ err: error, failures }, 'the embedded PostgreSQL does not come back: somebody must look');
      else log.error({ err: error, failures }, 'the embedded PostgreSQL did not start');
    }
  };
  const watch = async () => {
    while (!signal.aborted) {
      if (!server.isRunning()) await restart();
      await pause(LOOK_MS, signal);
    }
  };
  const watching = watch();
  return {
    close: async () => {
      closing.abort();
      await watching;
    },
  };
}

const sleep: Pause = (ms, signal) => wait(ms, undefined, { signal, ref: false }).catch(() => {});
