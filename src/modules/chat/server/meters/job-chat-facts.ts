import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadReplies } from './response-meters.ts';

/** How many talk about each job, and how soon they are answered. */
export async function loadJobChatFacts(tx: Reader, jobIds: number[]) {
  const { rows } = await tx.query<{ job_id: number; count: number }>(sql`
    select job_id, count(*) as count from conversations where job_id = any(${jobIds}::bigint[])
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

/** Of each day since then: how many began to talk about the job, and in how many hours they were answered. */
export async function loadJobChatDays(tx: Reader, jobId: number, since: string) {
  const { rows } = await tx.query<{ day: string; chats: number; reply_hours: number | null }>(sql`
    select (created_at at time zone 'UTC')::date::text as day, count(*) as chats,
      percentile_cont(0.5) within group (order by extract(epoch from boss_wrote_at - talent_wrote_at) / 3600)
        filter (where boss_wrote_at >= talent_wrote_at) as reply_hours
    from conversations where job_id = ${jobId} and created_at >= ${since}::date at time zone 'UTC' group by 1`);
  return new Map(rows.map(({ day, chats, reply_hours: hours }) => [day, { chats, reply_hours: hours }]));
}
