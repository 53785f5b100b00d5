import { AppError } from '#src/kernel/errors.ts';
import type { SessionWriteContext } from '#src/platform/context.ts';
import { isOwn, ownerOf } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';
import { maySee } from './jobs.policy.ts';
import { findStatus } from './jobs.queries.ts';

/** Saves a job, or removes it; the same wish twice or at the same time changes nothing more. */
export async function saveJob(ctx: SessionWriteContext, input: { id: number; save: boolean }) {
  const job = await findStatus(ctx.tx, input.id);
  const owner = ownerOf(ctx.viewer);
  if (!job || !owner) throw new AppError('notFound');
  if (!input.save) {
    await ctx.tx.query(sql`delete from saved_jobs where job_id = ${input.id} and ${isOwn(ctx.viewer)}`);
    return { is_saved: false };
  }
  if (!maySee(job)) throw new AppError('notFound');
  const column = sql.identifier(owner.column);
  await ctx.tx.query(sql`
    insert into saved_jobs (job_id, ${column}, created_at)
    values (${input.id}, ${owner.id}, ${ctx.clock.now().toISOString()})
    on conflict (${column}, job_id) where ${column} is not null do nothing`);
  return { is_saved: true };
}
