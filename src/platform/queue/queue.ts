import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { connectTo } from '../database/servers.ts';
import type { Logger } from '../log.ts';
import { BadPayload, type Task, type TaskKind } from './task.ts';

export type { Task } from './task.ts';

export interface Queue {
  stop(): Promise<void>;
}

/** Hears how each run ended and how long it took. */
type OnRun = (task: string, outcome: 'done' | 'failed', seconds: number) => void;

export const SCHEMA = 'queue';
const MOST_SERVED = 1000;
/**
 * A worker that dies in the middle of a task is silent from then on, and another takes the task over. Without the
 * heartbeat that would be 15 minutes later.
 */
const HEARTBEAT = { heartbeatSeconds: 60 };
export const RETRIES = { retryLimit: 5, retryBackoff: true, ...HEARTBEAT };

/** Starts the workers of all tasks; scheduled ones are claimed by one process however many there are. */
export async function startQueue(
  databaseUrl: string,
  tasks: Task[],
  log: Logger,
  onRun: OnRun = () => {},
  retired: readonly string[] = [],
): Promise<Queue> {
  const boss = new PgBoss({ ...connectTo(databaseUrl), schema: SCHEMA, max: 3, application_name: 'parley-queue' });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  await addHeartbeat(boss);
  for (const task of tasks) {
    await boss.createQueue(task.name, RETRIES);
    // A task that is told nothing finds its work itself: what many have asked for since the last run is one run, or a
    // rush would leave a queue of empty ones that a worker looks through one every two seconds.
    await boss.work(task.name, { batchSize: task.isTold ? 1 : MOST_SERVED }, async ([job]) => {
      if (job) await runLogged(task, job.data, log, onRun);
    });
    if (task.schedule) await boss.schedule(task.name, task.schedule);
    if (task.runsAtStart) await boss.send(task.name);
  }
  for (const name of retired) await forgetTask(boss, name);
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }) };
}

/** A queue that is there already keeps what it was made with. */
async function addHeartbeat(boss: PgBoss): Promise<void> {
  for (const { name, heartbeatSeconds } of await boss.getQueues()) {
    if (heartbeatSeconds !== HEARTBEAT.heartbeatSeconds) await boss.updateQueue(name, HEARTBEAT);
  }
}

/**
 * A schedule outlives its task: without this, work that nobody does any more would pile up. Never by 'whatever I do not
 * know': a process of an older version that starts during a deployment would give up the tasks of the newer one.
 */
async function forgetTask(boss: PgBoss, name: string): Promise<void> {
  if (!(await boss.getQueue(name))) return;
  await boss.unschedule(name);
  await boss.deleteQueuedJobs(name);
}

/** The queue keeps a failure to itself and tries again; whoever runs the site should know of it. */
async function runLogged(task: Task, data: unknown, log: Logger, onRun: OnRun): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const rows = await task.run(data);
    onRun(task.name, 'done', seconds());
    if (typeof rows === 'number' && rows > 0) {
      log.info({ task: task.name, rows, seconds: seconds() }, 'a background task has worked');
    }
  } catch (error) {
    onRun(task.name, 'failed', seconds());
    log.error({ err: error, task: task.name }, 'a background task failed');
    if (!(error instanceof BadPayload)) throw error;
  }
}

/** Adds work to the queue. It runs inside the caller's transaction: what is rolled back was never asked for. */
export type Enqueue = <Payload extends z.ZodType | undefined>(
  tx: Transaction,
  task: TaskKind<Payload>,
  ...payload: Payload extends z.ZodType ? [z.input<Payload>] : []
) => Promise<void>;

export interface TaskSender {
  enqueue: Enqueue;
  close(): Promise<void>;
}

/** The sending end of the queue for a process that need not run any work itself; it connects when first used. */
export function createTaskSender(databaseUrl: string, log: Logger): TaskSender {
  let started: Promise<PgBoss> | undefined;
  const known = new Map<string, Promise<void>>();
  const open = async () => {
    const connection = { ...connectTo(databaseUrl), schema: SCHEMA, max: 1, application_name: 'parley-sender' };
    const boss = new PgBoss({ ...connection, supervise: false, schedule: false });
    boss.on('error', (error) => log.error({ err: error }, 'queue'));
    await boss.start();
    return boss;
  };
  const ensure = (boss: PgBoss, task: string) => {
    const made = known.get(task) ?? boss.createQueue(task, RETRIES);
    known.set(task, made);
    made.catch(() => known.delete(task));
    return made;
  };
  return {
    enqueue: async (tx, { name, payload: schema }, ...[payload]) => {
      const data = (schema?.parse(payload) ?? {}) as object;
      started ??= open();
      // A start that failed is tried again by the next caller.
      started.catch(() => {
        started = undefined;
      });
      const boss = await started;
      await ensure(boss, name);
      await boss.send(name, data, { db: { executeSql: (text, values = []) => tx.query({ text, values }) } });
    },
    close: async () => {
      const boss = await started?.catch(() => undefined);
      await boss?.stop({ graceful: false, close: true });
    },
  };
}
