import { titleIndex } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Wishes } from './engine/jobs/score-jobs.ts';
import type { SearchParts } from './search-parts.ts';

const RECENT = 30;
/** Clicks of four weeks: what is older says little, and every part of the log would be asked. */
const CLICKS_MS = 28 * 86_400_000;

interface SeenJob {
  id: number;
  job_title_id: number;
  sub_function_id: number;
  function_id: number;
  skill_ids: number[];
}

/** What the viewer cares about, from the jobs they saved, opened or searched lately; undefined when nothing is known. */
export async function findInterests(
  ctx: Context,
  { data }: SearchParts,
): Promise<{ wishes: Wishes; seenJobIds: number[] } | undefined> {
  const { sessionId, accountId } = ctx.viewer;
  if (sessionId === null) return undefined;
  const now = ctx.clock.now();
  const [since, day] = [new Date(now.getTime() - CLICKS_MS).toISOString(), now.toISOString().slice(0, 10)];
  const { rows } = await ctx.tx.query<SeenJob>(sql`
    select j.id, j.job_title_id, j.sub_function_id, j.function_id, j.skill_ids from (
      select job_id, max(at) as at from (
        select job_id, created_at as at from saved_jobs where session_id = ${sessionId} or account_id = ${accountId}
        union all select job_id, created_at from job_viewers where session_id = ${sessionId}
          and viewed_on >= ${day}::date - 2 and viewed_on <= ${day}
        union all select job_id, created_at from job_clicks where session_id = ${sessionId}
          and created_at >= ${since} and created_at <= ${now.toISOString()}
      ) seen group by job_id order by at desc limit ${RECENT}
    ) recent join jobs j on j.id = recent.job_id order by recent.at desc`);
  const searched = await findSearchedTitles(ctx, data);
  if (rows.length + searched.length === 0) return undefined;
  return {
    wishes: {
      functionTitles: unique([...searched.map(({ id }) => id), ...rows.map((row) => row.job_title_id)]),
      jobFunctions: unique([...searched.map(({ subId }) => subId), ...rows.map((row) => row.sub_function_id)]),
      mainFunctions: unique([...searched.map(({ mainId }) => mainId), ...rows.map((row) => row.function_id)]),
      skill: unique(rows.flatMap((row) => row.skill_ids)).slice(0, 40),
    },
    seenJobIds: rows.map((row) => row.id),
  };
}

async function findSearchedTitles(ctx: Context, data: SearchParts['data']) {
  const { rows } = await ctx.tx.query<{ job_title_id: number }>(sql`
    select job_title_id from session_searches where session_id = ${ctx.viewer.sessionId}
    order by created_at desc limit ${RECENT}`);
  const titles = titleIndex(data);
  return rows.flatMap(({ job_title_id }) => titles.get(job_title_id)?.title ?? []);
}

function unique(ids: number[]): number[] {
  return [...new Set(ids)];
}
