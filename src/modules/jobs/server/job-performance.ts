import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { JobPerformance } from '../employer-jobs.contract.ts';

/** Chats and reply time of jobs; the chat module knows, and comes later in the order. */
export type LoadChatFacts = (
  tx: Context['tx'],
  jobIds: number[],
) => Promise<Map<number, { chats: number; median_reply_hours: number | null }>>;

/** The same of one job by day, from a day on; days without a chat are missing. */
export type LoadChatDays = (
  tx: Context['tx'],
  jobId: number,
  since: string,
) => Promise<Map<string, { chats: number; reply_hours: number | null }>>;

/** How each job does so far. */
export async function loadPerformance(
  tx: Context['tx'],
  jobIds: number[],
  loadChatFacts: LoadChatFacts | undefined,
): Promise<Map<number, JobPerformance>> {
  if (jobIds.length === 0) return new Map();
  const ids = sql`${jobIds}::bigint[]`;
  const viewed = await tx.query<{ job_id: number; count: number }>(
    sql`select job_id, sum(views) as count from job_days where job_id = any(${ids}) group by job_id`,
  );
  const saved = await tx.query<{ job_id: number; count: number }>(
    sql`select job_id, count(*) as count from saved_jobs where job_id = any(${ids}) group by job_id`,
  );
  const chats = await loadChatFacts?.(tx, jobIds);
  const views = new Map(viewed.rows.map((row) => [row.job_id, Number(row.count)]));
  const saves = new Map(saved.rows.map((row) => [row.job_id, Number(row.count)]));
  return new Map(
    jobIds.map((id) => [
      id,
      {
        views: views.get(id) ?? 0,
        saves: saves.get(id) ?? 0,
        chats: chats?.get(id)?.chats ?? null,
        median_reply_hours: chats?.get(id)?.median_reply_hours ?? null,
      },
    ]),
  );
}
