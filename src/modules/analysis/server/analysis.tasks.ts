import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import type { Report } from '../report.ts';
import type { AnalysisWish } from './analyse-profile.ts';

export const analysisTask = defineTask('analyse-resumes');

/** As many as anyone looks back at. */
const KEPT = 10;

interface TaskParts {
  db: Database;
  clock: Clock;
  analyse(tx: Transaction, wish: AnalysisWish, today: string): Promise<Report>;
}

interface QueuedRow extends AnalysisWish {
  id: number;
}

/**
 * Works off what is queued, each in a transaction of its own: one that a restart cuts off is queued still, and the next
 * minute's round makes it. One that fails is marked so, gives its chance back and does not stop those behind it.
 */
export function analyseResumesTask(parts: TaskParts): Task {
  return {
    name: analysisTask.name,
    schedule: '* * * * *',
    run: async () => {
      let total = 0;
      let firstError: unknown;
      for (;;) {
        const { row, error } = await analyseNext(parts);
        if (!row) break;
        total += 1;
        if (error === undefined) continue;
        firstError ??= error;
        await giveBack(parts, row.id);
      }
      if (firstError !== undefined) throw firstError;
      return total;
    },
  };
}

async function analyseNext({ db, clock, analyse }: TaskParts): Promise<{ row?: QueuedRow; error?: unknown }> {
  let row: QueuedRow | undefined;
  try {
    await db.transaction(async (tx) => {
      row = await claim(tx);
      if (!row) return;
      const now = clock.now().toISOString();
      const report = await analyse(tx, row, now.slice(0, 10));
      await tx.query(sql`
        update resume_analyses set status = 'done', score = ${report.score}, report = ${JSON.stringify(report)}::jsonb,
          finished_at = ${now} where id = ${row.id}`);
      await forgetOld(tx, row.account_id);
    });
    return row ? { row } : {};
  } catch (error) {
    if (!row) throw error;
    return { row, error };
  }
}

async function claim(tx: Transaction): Promise<QueuedRow | undefined> {
  const { rows } = await tx.query<QueuedRow>(sql`
    select id, account_id, preference_id, language from resume_analyses
    where status = 'queued' order by id limit 1 for update skip locked`);
  return rows[0];
}

async function forgetOld(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(sql`
    delete from resume_analyses where account_id = ${accountId} and id < (
      select min(id) from (
        select id from resume_analyses where account_id = ${accountId} order by id desc limit ${KEPT}
      ) newest)`);
}

/** A failure is ours: it costs nobody a chance. */
async function giveBack({ db, clock }: TaskParts, id: number): Promise<void> {
  await db.transaction((tx) =>
    tx.query(sql`
      update resume_analyses set status = 'failed', finished_at = ${clock.now().toISOString()}
      where id = ${id} and status = 'queued'`),
  );
}
