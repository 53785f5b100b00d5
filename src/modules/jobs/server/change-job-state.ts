import { AppError } from '#src/kernel/errors.ts';
import type { MemberWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { endPostings } from './company-jobs.ts';
import { forgetEditDrafts } from './edit-drafts.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { presentEmployerJob } from './employer-jobs.presenter.ts';
import { fieldsOf, lockOwnJob } from './employer-jobs.queries.ts';
import { assertNoDuplicate, assertPublishable, assertRoomForJob } from './job-rules.ts';
import { readScreeningQuestions } from './screening-questions.ts';
import { setJobState } from './set-job-state.ts';
import { attest, startPosting } from './write-job.ts';

/** Pauses a job: it leaves search, its page says that it is on hold. */
export function createHoldJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number }) => {
    const { me, job } = await lockOwnJob(ctx, input.id);
    if (job.status === 'closed') throw new AppError('jobAlreadyClosed');
    if (job.is_hidden) throw new AppError('jobTakenDown');
    const set = sql`status = 'on_hold', hold_reason = 'employer'`;
    await setJobState(ctx.tx, { which: sql`where id = ${job.id}`, set });
    return presentEmployerJob(ctx, parts, me, job.id);
  };
}

/** Closes a job: talents who open it read that it is no longer open. */
export function createCloseJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number; reason: string }) => {
    const { me, job } = await lockOwnJob(ctx, input.id);
    if (job.status === 'closed') throw new AppError('jobAlreadyClosed');
    await close(ctx, job.id, input.reason);
    return presentEmployerJob(ctx, parts, me, job.id);
  };
}

async function close(ctx: WriteContext, id: number, reason: string): Promise<void> {
  const now = ctx.clock.now();
  const set = sql`status = 'closed', closed_at = ${now.toISOString()}, close_reason = ${reason}, hold_reason = null`;
  await setJobState(ctx.tx, { which: sql`where id = ${id}`, set });
  await endPostings(ctx.tx, [id], now);
}

/** Deletes a job for its team and for talents; its history stays for the next posting of the same vacancy. */
export async function deleteJob(ctx: MemberWriteContext, input: { id: number }) {
  const { job } = await lockOwnJob(ctx, input.id);
  if (job.status !== 'closed') await close(ctx, job.id, 'other');
  await forgetEditDrafts(ctx.tx, job.id);
  const set = sql`deleted_at = ${ctx.clock.now().toISOString()}`;
  await setJobState(ctx.tx, { which: sql`where id = ${job.id}`, set });
  return { is_deleted: true };
}

/**
 * Opens a paused or closed job again, with a new word that the vacancy exists. From a pause it goes on where it was; a
 * closed one counts as posted anew, with every rule of a first posting.
 */
export function createReopenJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number }) => {
    const { me, job } = await lockOwnJob(ctx, input.id);
    if (job.status === 'open') return presentEmployerJob(ctx, parts, me, job.id);
    if (job.is_hidden) throw new AppError('jobTakenDown');
    const now = ctx.clock.now().toISOString();
    if (job.status === 'closed') {
      const fields = fieldsOf(job, await readScreeningQuestions(ctx.tx, job.id));
      const checked = assertPublishable(ctx, parts, fields);
      await assertRoomForJob(ctx, me);
      await assertNoDuplicate(ctx, parts, me, checked, job.id);
      await ctx.tx.query(sql`
        insert into job_postings (job_id, posted_at, closed_at)
        select ${job.id}, ${job.posted_at}, ${job.closed_at}
        where not exists (select 1 from job_postings where job_id = ${job.id})`);
      await startPosting(ctx, job.id);
    }
    await setJobState(ctx.tx, {
      which: sql`where id = ${job.id}`,
      set: sql`status = 'open', hold_reason = null, close_reason = null, closed_at = null, confirmed_at = ${now},
        posted_at = case when status = 'closed' then ${now}::timestamptz else posted_at end`,
    });
    await attest(ctx, job.id, 'reopen');
    return presentEmployerJob(ctx, parts, me, job.id);
  };
}

/** Says again that the vacancy exists; a job that had left search for want of it is back with the same commit. */
export function createReconfirmJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number }) => {
    const { me, job } = await lockOwnJob(ctx, input.id);
    if (job.status === 'closed') throw new AppError('jobAlreadyClosed');
    await setJobState(ctx.tx, {
      which: sql`where id = ${job.id}`,
      set: sql`confirmed_at = ${ctx.clock.now().toISOString()},
        status = case when hold_reason = 'unconfirmed' then 'open' else status end,
        hold_reason = nullif(hold_reason, 'unconfirmed')`,
    });
    await attest(ctx, job.id, 'reconfirm');
    return presentEmployerJob(ctx, parts, me, job.id);
  };
}
