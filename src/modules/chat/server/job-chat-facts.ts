import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';
import { loadReplies } from './response-meters.ts';

/** How many talk about each job, and how soon they are answered. */
export async function loadJobChatFacts(tx: Transaction, jobIds: number[]) {
  const { rows } = await tx.execute<{ job_id: number; count: number }>(sql`
    select job_id, count(*) as count from conversations where job_id = any(${sql.param(jobIds)}::bigint[])
    group by job_id`);
  const chats = new Map(rows.map((row) => [row.job_id, row.count]));
  const replies = await loadReplies(tx, 'job', jobIds);
  return new Map(
    jobIds.map((id) => {
      const median_reply_hours = replies.get(id)?.median_reply_hours ?? null;
      return [id, { chats: chats.get(id) ?? 0, median_reply_hours }];
    }),
  );
}
