import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../src/kernel/clock.ts';
import { Hub } from '../src/platform/cluster/hub.ts';
import type { Welcome } from '../src/platform/cluster/messages.ts';
import { createPrimaryMetrics } from '../src/platform/cluster/primary-metrics.ts';
import {
  type Forked,
  type Hears,
  type Place,
  type Reloads,
  Supervisor,
} from '../src/platform/cluster/supervise-processes.ts';
import { type Env, withOpened } from '../src/platform/env.ts';
import { makeAccessToken } from '../src/platform/http/access-token.ts';
import { createLogger, type Logger } from '../src/platform/log.ts';
import { StartError } from '../src/platform/start-error.ts';
import { removeServeState, writeServeState } from './serve-state.ts';

export interface ServeParts {
  env: Env;
  dataRoot: string;
  port: number;
  /** Of the database that this process has opened. */
  databaseUrl: string;
  /** Closes all in order, as Ctrl-C does. */
  close(): void;
}

/** The primary of `npm run serve`: forks processes that share the port, keeps them there, and carries what they share. */
export function createSite(parts: ServeParts) {
  const { env, dataRoot, port } = parts;
  const log = createLogger(env.LOG_LEVEL);
  const places = placesOf(env);
  const metrics = createPrimaryMetrics(places.length, () => supervisor.ready);
  let isClosing = false;
  const preparation = createPreparation(parts.databaseUrl);
  const tokens = { outbox: makeAccessToken(env.OUTBOX_TOKEN), metrics: makeAccessToken(env.METRICS_TOKEN) };
  const supervisor = new Supervisor(places, {
    fork: forkProcess,
    welcome: createWelcome(parts, places, tokens),
    hub: new Hub({ clock: systemClock, metrics: metrics.json }),
    log,
    onLost: metrics.countLost,
    onReload: (reloads) => {
      if (reloads.ended === reloads.begun) metrics.countReload(reloads.hasFailed ? 'failed' : 'done');
      if (!isClosing) noteReloads(parts, log, reloads);
    },
  });
  // The kernel gives a connection to whoever is free to take it. Node's own way hands each over from the primary, and one
  // that was on its way to a process that dies would be answered by nobody.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  process.once('exit', () => {
    supervisor.killAll();
    preparation.kill();
  });
  return {
    tokens,
    /** Resolves to the address when all processes are up. */
    start: async () => {
      const address = await supervisor.start().catch((error: Error) => {
        // The process has said why.
        throw new StartError(error.message);
      });
      writeServeState(dataRoot, port, { begunReloads: 0, reloads: 0, failure: false });
      reloadOnSignal(parts.close, () => supervisor.reload(preparation.run));
      return address;
    },
    close: async () => {
      isClosing = true;
      const closed = supervisor.close();
      await preparation.kill();
      await closed;
      removeServeState(dataRoot, port);
    },
  };
}

function createWelcome({ env, port, databaseUrl }: ServeParts, places: Place[], tokens: Welcome['tokens']) {
  const isWorker = ({ roles }: Place) => roles === 'worker';
  return (place: Place): Welcome => ({
    ...place,
    port,
    // Background work has no visitors; alone it listens for those who ask how it is.
    listens: !isWorker(place) || places.every(isWorker),
    databaseUrl: env.DATABASE_URL ? undefined : databaseUrl,
    tokens,
  });
}

/** Connections of each process besides its two pools: counters, queue, deliveries, and what it hears from the database. */
const BESIDES_POOLS = 12;
const USUAL_CONNECTIONS = 200;

/** What the database must have room for: searching has a pool of its own, as large as the other. While a reload replaces one there is one more. */
export function countConnections(env: Env): number {
  return Math.max(USUAL_CONNECTIONS, (placesOf(env).length + 2) * (2 * env.DATABASE_POOL + BESIDES_POOLS));
}

/**
 * As many web processes as wanted, and one for background work: a long task holds up no visitor, its crash takes none
 * along, and nothing is done twice as tasks are claimed in the database.
 */
function placesOf(env: Env): Place[] {
  const roles = env.PARLEY_ROLES.split(',').map((role) => role.trim());
  const forVisitors = roles.filter((role) => role !== 'worker').join(',');
  const count = env.PARLEY_PROCESSES === 'all' ? availableParallelism() : Number(env.PARLEY_PROCESSES);
  const web = forVisitors ? Array.from({ length: count }, (_, at) => ({ name: `${at + 1}`, roles: forVisitors })) : [];
  return roles.includes('worker') ? [...web, { name: 'worker', roles: 'worker' }] : web;
}

function forkProcess(_place: Place, hears: Hears): Forked {
  const worker = cluster.fork();
  worker.on('message', hears.message);
  worker.process.once('exit', hears.exit);
  // Not even started; what cannot be sent to one that is just dying is of no use to it.
  worker.process.once('error', () => worker.process.pid === undefined && hears.exit(null, 'notStarted'));
  return {
    pid: worker.process.pid ?? 0,
    send: (message) => {
      if (worker.isConnected()) worker.process.send(message, () => {});
    },
    kill: () => worker.process.kill('SIGKILL'),
  };
}

/** With the new code and settings, in a process of its own: the pages are built and the database migrated first. */
function createPreparation(databaseUrl: string) {
  let child: ChildProcess | undefined;
  return {
    run: async () => {
      const script = join(import.meta.dirname, 'prepare-reload.ts');
      // A group of its own, so that whatever it has started ends with it.
      const options = { stdio: 'inherit', detached: true, env: withOpened(databaseUrl) } as const;
      child = spawn(process.execPath, [...process.execArgv, script], options);
      const [status, signal] = await once(child, 'exit');
      child = undefined;
      if (status !== 0) throw new Error(`the preparation ended with ${signal ?? status}`);
    },
    /** Nobody wants it any more; what it has not committed comes to nothing. */
    kill: async () => {
      if (child?.pid === undefined) return;
      const gone = once(child, 'exit');
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended, and says so in a moment.
      }
      await gone;
    },
  };
}

/** For `npm run reload`, which waits for the one that it has asked for. */
function noteReloads({ dataRoot, port }: ServeParts, log: Logger, { begun, ended, hasFailed }: Reloads): void {
  try {
    writeServeState(dataRoot, port, { begunReloads: begun, reloads: ended, failure: hasFailed });
  } catch (error) {
    log.error({ err: error }, 'reload: how it goes could not be written down');
  }
}

/** `kill -HUP`. The same signal comes when the terminal is closed, and then nobody wants new processes. */
function reloadOnSignal(close: () => void, reload: () => Promise<boolean>): void {
  const hadTerminal = hasTerminal();
  process.removeAllListeners('SIGHUP');
  process.on('SIGHUP', () => {
    if (hadTerminal && !hasTerminal()) return close();
    void reload();
  });
}

function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
