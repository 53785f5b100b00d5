import { PgBoss } from 'pg-boss';
import { connectTo } from '../database/servers.ts';
import { RETRIES, SCHEMA } from './queue.ts';

/** A task as a backup keeps it. */
interface WaitingTask {
  id: string;
  name: string;
  data: object | null;
  startAfter: string;
  priority: number;
}

/** Puts tasks into the queue that waited in another one. One that is there already is not added again. */
export async function createTaskResumer(databaseUrl: string) {
  const connection = { ...connectTo(databaseUrl), schema: SCHEMA, max: 1, application_name: 'parley-restore' };
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false });
  // Whoever waits for an answer hears of it.
  boss.on('error', () => {});
  await boss.start();
  return {
    resume: async (tasks: readonly WaitingTask[]) => {
      for (const [name, waiting] of Map.groupBy(tasks, (task) => task.name)) {
        await boss.createQueue(name, RETRIES);
        const jobs = waiting.map(({ id, data, startAfter, priority }) => ({
          id,
          data: data ?? {},
          startAfter: new Date(startAfter),
          priority,
        }));
        await boss.insert(name, jobs);
      }
    },
    close: () => boss.stop({ graceful: false, close: true }),
  };
}
