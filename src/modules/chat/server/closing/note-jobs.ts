import type { Clock } from '#src/kernel/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';

export const tellOfJobsTask = defineTask('tell-of-jobs');
/** A job that was closed by mistake is open again within a minute, and nobody need hear of it. */
const SETTLE_MS = 60_000;

/**
 * Notes jobs whose conversations have not heard of the state they are in now (CHAT-09), in the transaction that changed
 * it. There may be thousands of conversations: telling them is background work, see `tellOfJobs`. Who waits for someone
 * who is suspended is told of that instead (`tell-suspended.ts`).
 */
export function createNoteJobs(clock: Clock, enqueue: Enqueue) {
  return async (tx: Transaction, jobIds: number[]): Promise<void> => {
    if (jobIds.length === 0) return;
    const atOnce = clock.now();
    const settled = new Date(atOnce.getTime() + SETTLE_MS);
    const { rowCount } = await tx.query(sql`
      insert into job_news (job_id, due_at)
      select j.id, case when j.status = 'open' then ${settled}::timestamptz else ${atOnce} end from jobs j
      where j.id = any(${jobIds}::bigint[]) and not j.hidden_for && array['person', 'company'] and exists (
        select from conversations c where c.job_id = j.id and c.job_told <> j.status and c.close_reason is null)
      order by j.id on conflict (job_id) do update set due_at = excluded.due_at`);
    if (rowCount) await enqueue(tx, tellOfJobsTask);
  };
}
