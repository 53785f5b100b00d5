import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OwnNotes } from '../tracker.contract.ts';
import { assertRoom } from './tracker.queries.ts';

/** What someone keeps beside a job of this site; with nothing in it the row goes. */
export async function keepNotes(ctx: AccountWriteContext, { job_id, ...notes }: OwnNotes & { job_id: number }) {
  const { accountId } = ctx.viewer;
  const { contact, note, deadline, remind_at } = notes;
  if (!contact && !note && !deadline && !remind_at) {
    await ctx.tx.query(sql`delete from tracked_jobs where account_id = ${accountId} and job_id = ${job_id}`);
    return { is_kept: false };
  }
  const job = await ctx.tx.query(sql`select from jobs where id = ${job_id}`);
  if (job.rows.length === 0) throw new AppError('jobNotFound');
  const held = await ctx.tx.query(sql`
    update tracked_jobs set contact = ${contact}, note = ${note}, deadline = ${deadline}, remind_at = ${remind_at}
    where account_id = ${accountId} and job_id = ${job_id} returning id`);
  if (held.rows.length > 0) return { is_kept: true };
  await assertRoom(ctx);
  const now = ctx.clock.now().toISOString();
  await ctx.tx.query(sql`
    insert into tracked_jobs (account_id, job_id, contact, note, deadline, remind_at, lane_at, created_at)
    values (${accountId}, ${job_id}, ${contact}, ${note}, ${deadline}, ${remind_at}, ${now}, ${now})
    on conflict (account_id, job_id) where job_id is not null
    do update set contact = excluded.contact, note = excluded.note, deadline = excluded.deadline,
      remind_at = excluded.remind_at`);
  return { is_kept: true };
}

export async function dropReminder(ctx: AccountWriteContext, { id }: { id: number }) {
  const { rows } = await ctx.tx.query(sql`
    update tracked_jobs set remind_at = null where id = ${id} and account_id = ${ctx.viewer.accountId} returning id`);
  if (rows.length === 0) throw new AppError('notFound');
  return { is_done: true };
}
