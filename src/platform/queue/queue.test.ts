import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '#test/test-database.ts';
import { createTaskSender, SCHEMA, startQueue } from './queue.ts';
import { defineTask, runTask, type Task } from './task.ts';

describe('the queue', () => {
  it('RUN-02 takes what fits a task and refuses the rest, and runs once for all who ask the same of it', async () => {
    const { url, database, drop } = await createTestDatabase();
    const [greet, older] = [
      defineTask('greet', z.object({ name: z.string() })),
      defineTask('greet', z.object({ who: z.string() })),
    ];
    // It finds its work itself.
    const sweep = defineTask('sweep');
    const greeted: string[] = [];
    const runs: string[] = [];
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    const sender = createTaskSender(url, log);
    const task = runTask(greet, async ({ name }) => void greeted.push(name));
    const queue = await startQueue(url, [task, { name: 'sweep', run: async () => {} }], log, (name, outcome) =>
      runs.push(`${name} ${outcome}`),
    );
    await database.db.transaction(async (tx) => {
      await expect(sender.enqueue(tx, greet, { name: 7 } as never)).rejects.toThrow(z.ZodError);
      // As a process of another version would send it.
      await sender.enqueue(tx, older, { who: 'Ann' });
      await sender.enqueue(tx, greet, { name: 'Bob' });
      for (let asked = 0; asked < 5; asked += 1) await sender.enqueue(tx, sweep);
    });
    await vi.waitFor(() => expect(greeted).toEqual(['Bob']), 120_000);
    await vi.waitFor(() => expect(runs.toSorted()).toEqual(['greet done', 'greet failed', 'sweep done']), 120_000);
    expect(errors.join()).toContain('greet was sent {\\"who\\":\\"Ann\\"}');
    await queue.stop();
    const { rows } = await database.pool.query(`select name, state from queue.job where state <> 'completed'`);
    expect(rows).toEqual([]);
    expect(runs).toHaveLength(3);
    await sender.close();
    await database.close();
    await drop();
  });

  it('RUN-02 a task of the start runs when a process starts, without waiting for its hour', async () => {
    const { url, database, drop } = await createTestDatabase();
    const run = vi.fn(async () => {});
    const task: Task = { name: 'fill', schedule: '0 0 1 1 *', runsAtStart: true, run };
    const other: Task = { ...task, name: 'other', runsAtStart: undefined };
    const queue = await startQueue(url, [task, other], pino({ level: 'silent' }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 120_000);
    await queue.stop();
    expect((await database.pool.query('select name from queue.job')).rows).toEqual([{ name: 'fill' }]);
    await database.close();
    await drop();
  });

  it('RUN-02 RUN-07 a task that is no more is not called again, and what waited for it goes', async () => {
    const { url, database, drop } = await createTestDatabase();
    const log = pino({ level: 'silent' });
    const yearly = (name: string) => ({ name, schedule: '0 0 1 1 *', run: async () => {} });
    const older = await startQueue(url, [yearly('kept'), yearly('gone')], log);
    await older.stop();
    await database.pool.query(`insert into queue.job (name, data) values ('gone', '{}')`);
    // One of another version leaves what it does not know alone.
    await (await startQueue(url, [yearly('kept')], log)).stop();
    expect((await database.pool.query('select from queue.schedule')).rowCount).toBe(2);
    const newer = await startQueue(url, [yearly('kept')], log, undefined, ['gone', 'unknown']);
    expect((await database.pool.query('select name from queue.schedule')).rows).toEqual([{ name: 'kept' }]);
    expect((await database.pool.query(`select from queue.job where name = 'gone'`)).rowCount).toBe(0);
    await newer.stop();
    await database.close();
    await drop();
  });

  it('RUN-13 a task that a dead worker had begun goes to another, and one of a newer release waits for who knows it', async () => {
    const { url, database, drop } = await createTestDatabase();
    const log = pino({ level: 'silent' });
    const [greet, newer] = [defineTask('greet', z.object({ name: z.string() })), defineTask('newer', z.object({}))];
    const boss = new PgBoss({ connectionString: url, schema: SCHEMA, supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    // As an earlier release has made it.
    await boss.createQueue('greet', { retryLimit: 5 });
    const greeted: string[] = [];
    const older = () => startQueue(url, [runTask(greet, async ({ name }) => void greeted.push(name))], log);
    await (await older()).stop();
    const sender = createTaskSender(url, log);
    await database.db.transaction(async (tx) => {
      await sender.enqueue(tx, greet, { name: 'Ann' });
      await sender.enqueue(tx, newer, {});
    });
    // Claimed and never heard of again.
    expect(await boss.fetch('greet')).toHaveLength(1);
    await database.pool.query(`update queue.job set heartbeat_on = now() - interval '61 s' where name = 'greet'`);
    const queue = await older();
    await database.pool.query('update queue.queue set monitor_on = null, monitor_claim_on = null');
    await boss.supervise('greet');
    await vi.waitFor(() => expect(greeted).toEqual(['Ann']), 120_000);
    await queue.stop();
    const ofNewer = async () => (await database.pool.query(`select state from queue.job where name = 'newer'`)).rows;
    expect(await ofNewer()).toEqual([{ state: 'created' }]);
    const done: string[] = [];
    const next = await startQueue(url, [runTask(newer, async () => void done.push('newer'))], log);
    await vi.waitFor(() => expect(done).toEqual(['newer']), 120_000);
    await next.stop();
    await boss.stop({ graceful: false, close: true });
    await sender.close();
    await database.close();
    await drop();
  });
});
