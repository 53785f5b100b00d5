import { sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { Wishes } from './engine/score-jobs.ts';

const RECENT = 30;

interface SeenJob {
  id: number;
  job_title_id: number;
  sub_function_id: number;
  function_id: number;
  skill_ids: number[];
}

/** What the viewer cares about, from the jobs they saved, opened or looked at lately; undefined when nothing is known. */
export async function findInterests(ctx: Context): Promise<{ wishes: Wishes; seenJobIds: number[] } | undefined> {
  const { sessionId, accountId } = ctx.viewer;
  if (sessionId === null) return undefined;
  const { rows } = await ctx.tx.execute<SeenJob & Record<string, unknown>>(sql`
    select j.id, j.job_title_id, j.sub_function_id, j.function_id, j.skill_ids from (
      select job_id, max(at) as at from (
        select job_id, created_at as at from saved_jobs where session_id = ${sessionId} or account_id = ${accountId}
        union all select job_id, created_at from job_viewers where session_id = ${sessionId}
        union all select job_id, created_at from job_clicks where session_id = ${sessionId}
      ) seen group by job_id order by at desc limit ${RECENT}
    ) recent join jobs j on j.id = recent.job_id order by recent.at desc`);
  if (rows.length === 0) return undefined;
  return {
    wishes: {
      titleIds: unique(rows.map((row) => row.job_title_id)),
      subFunctionIds: unique(rows.map((row) => row.sub_function_id)),
      functionIds: unique(rows.map((row) => row.function_id)),
      skillIds: unique(rows.flatMap((row) => row.skill_ids)).slice(0, 40),
    },
    seenJobIds: rows.map((row) => row.id),
  };
}

function unique(ids: number[]): number[] {
  return [...new Set(ids)];
}
