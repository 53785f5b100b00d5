import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { maySee } from './jobs.policy.ts';
import { findStatus } from './jobs.queries.ts';

/** Counts a view of a job; the same session counts once a day. */
export async function viewJob(ctx: WriteContext, input: { id: number }) {
  if (!maySee(await findStatus(ctx.tx, input.id))) throw new AppError('notFound');
  const now = ctx.clock.now().toISOString();
  const day = now.slice(0, 10);
  const first = await ctx.tx.query(sql`
    insert into job_viewers (session_id, job_id, viewed_on, created_at)
    values (${ctx.viewer.sessionId}, ${input.id}, ${day}, ${now})
    on conflict do nothing returning job_id`);
  if (!first.rowCount) return { is_counted: false };
  await ctx.tx.query(sql`
    insert into job_days (job_id, day, views) values (${input.id}, ${day}, 1)
    on conflict (job_id, day) do update set views = job_days.views + 1`);
  return { is_counted: true };
}
