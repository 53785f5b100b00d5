import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '#test/test-database.ts';
import { createTaskSender, startQueue } from './queue.ts';
import { defineTask, runTask } from './task.ts';

describe('the queue', () => {
  it('RUN-02 takes what fits a task and refuses the rest: at the sender at once, at the worker loudly and once', async () => {
    const { url, database, drop } = await createTestDatabase();
    const [greet, older] = [
      defineTask('greet', z.object({ name: z.string() })),
      defineTask('greet', z.object({ who: z.string() })),
    ];
    const greeted: string[] = [];
    const runs: string[] = [];
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    const sender = createTaskSender(url, log);
    const task = runTask(greet, async ({ name }) => void greeted.push(name));
    const queue = await startQueue(url, [task], log, (_name, outcome) => runs.push(outcome));
    await database.db.transaction(async (tx) => {
      await expect(sender.enqueue(tx, greet, { name: 7 } as never)).rejects.toThrow(z.ZodError);
      // As a process of another version would send it.
      await sender.enqueue(tx, older, { who: 'Ann' });
      await sender.enqueue(tx, greet, { name: 'Bob' });
    });
    await vi.waitFor(() => expect(greeted).toEqual(['Bob']), 15_000);
    await vi.waitFor(() => expect(runs.toSorted()).toEqual(['done', 'failed']), 15_000);
    expect(errors.join()).toContain('greet was sent {\\"who\\":\\"Ann\\"}');
    await queue.stop();
    const { rows } = await database.pool.query(`select state from queue.job where name = 'greet'`);
    expect(rows.map(({ state }) => state)).toEqual(['completed', 'completed']);
    await sender.close();
    await database.close();
    await drop();
  });
});
