import { PgBoss } from 'pg-boss';
import type { Logger } from '../log.ts';

/** A piece of background work: its name, when it runs by itself, and what it does. Running it twice must do no harm. */
export interface Task {
  name: string;
  /** Cron expression in UTC for work that comes round by itself. */
  schedule?: string;
  run(data: unknown): Promise<void>;
}

export interface Queue {
  stop(): Promise<void>;
}

/** Starts the workers of all tasks; scheduled ones are claimed by one process however many there are. */
export async function startQueue(databaseUrl: string, tasks: Task[], log: Logger): Promise<Queue> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'queue', max: 3, application_name: 'parley-queue' });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  for (const task of tasks) {
    await boss.createQueue(task.name, { retryLimit: 5, retryBackoff: true });
    await boss.work(task.name, async (jobs) => {
      for (const job of jobs) await task.run(job.data);
    });
    if (task.schedule) await boss.schedule(task.name, task.schedule);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }) };
}
