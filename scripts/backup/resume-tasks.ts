import type pg from 'pg';
import { z } from 'zod';
import { createTaskResumer } from '../../src/platform/queue/resume-tasks.ts';
import { WAITING_TASKS } from './restore-mark.ts';

const BATCH = 500;

const taskSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  startAfter: z.string(),
  priority: z.number(),
});

/** Gives the queue back what waited in it, a batch at a time; running a task twice does no harm. */
export async function resumeTasks(pool: pg.Pool, url: string): Promise<number> {
  const next = async () =>
    (
      await pool.query<{ id: number; task: string }>(
        `select id, task from ${WAITING_TASKS.name} order by id limit ${BATCH}`,
      )
    ).rows;
  let rows = await next();
  if (rows.length === 0) return 0;
  const queue = await createTaskResumer(url);
  let count = 0;
  try {
    for (; rows.length > 0; rows = await next()) {
      await queue.resume(rows.map(({ task }) => taskSchema.parse(JSON.parse(Buffer.from(task, 'hex').toString()))));
      await pool.query(`delete from ${WAITING_TASKS.name} where id <= $1`, [rows.at(-1)?.id]);
      count += rows.length;
    }
  } finally {
    await queue.close();
  }
  return count;
}
