import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, inject } from 'vitest';

/** Asks the site's own worker for a task, so that no test waits for its hour. */
export function setUpQueue() {
  let queue: PgBoss;
  beforeAll(async () => {
    const settings = { connectionString: inject('siteDatabaseUrl'), schema: 'queue', max: 1 };
    queue = await new PgBoss({ ...settings, supervise: false, schedule: false }).start();
  });
  afterAll(() => queue?.stop({ graceful: false }));
  return { send: (task: string) => queue.send(task, {}) };
}
