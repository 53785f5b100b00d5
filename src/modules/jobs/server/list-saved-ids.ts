import type { Context } from '#src/platform/context.ts';
import { isOwn } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';

/** Nobody has saved more in one browser; whoever is signed in gets their marks with each page. */
const MOST = 1000;

/** The jobs that the viewer has saved, the last one first; a visitor without a session has none. */
export async function listSavedIds(ctx: Context) {
  if (ctx.viewer.sessionId === null) return { job_ids: [] };
  const query = sql`select job_id from saved_jobs where ${isOwn(ctx.viewer)} order by id desc limit ${MOST}`;
  return { job_ids: (await ctx.tx.query<{ job_id: number }>(query)).rows.map((row) => row.job_id) };
}
