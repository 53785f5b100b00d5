import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { SessionWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { readSource } from '../contact-source.ts';
import type { jobsContract } from '../jobs.contract.ts';
import { maySee } from './jobs.policy.ts';
import { findStatus } from './jobs.queries.ts';

type Input = Pick<ParsedInputOf<(typeof jobsContract)['POST /job/:id/view']>, 'id' | 'from'>;

/**
 * Counts a view of a job; the same session counts once a day, for where it came from first. A later visit from a list or
 * a letter takes the place of an earlier one in what a first message is put down to (EMP-08); one without a mark does not.
 */
export async function viewJob(ctx: SessionWriteContext, { id, from }: Input) {
  if (!maySee(await findStatus(ctx.tx, id))) throw new AppError('notFound');
  const now = ctx.clock.now().toISOString();
  const day = now.slice(0, 10);
  const known = readSource(from);
  const source = known ?? 'direct';
  const first = await ctx.tx.query(sql`
    insert into job_viewers (session_id, job_id, viewed_on, created_at, source)
    values (${ctx.viewer.sessionId}, ${id}, ${day}, ${now}, ${source})
    on conflict do nothing returning job_id`);
  if (!first.rowCount) {
    if (known) await noteSource(ctx, id, day, known);
    return { is_counted: false };
  }
  await ctx.tx.query(sql`
    insert into job_days (job_id, day, views) values (${id}, ${day}, 1)
    on conflict (job_id, day) do update set views = job_days.views + 1`);
  await ctx.emit('visit.counted', { jobId: id, source, day });
  return { is_counted: true };
}

async function noteSource(ctx: WriteContext, jobId: number, day: string, source: string): Promise<void> {
  await ctx.tx.query(sql`
    update job_viewers set source = ${source}
    where session_id = ${ctx.viewer.sessionId} and job_id = ${jobId} and viewed_on = ${day}
      and source is distinct from ${source}`);
}
