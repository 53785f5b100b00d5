import { AppError } from '#src/kernel/errors.ts';
import type { Context, MemberWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TypedFields } from '../job-schemas.ts';
import { mayManageJob } from './employer-jobs.policy.ts';
import { findEmployerJob } from './employer-jobs.queries.ts';

/**
 * What someone has changed in a public job and not saved yet: only the changed fields, so that a colleague's edit of the
 * others is not undone by it. One for each job and writer.
 */
export async function findEditDraft(tx: Context['tx'], accountId: number, jobId: number) {
  const { rows } = await tx.query<{ fields: TypedFields; saved_at: Date }>(
    sql`select fields, saved_at from job_edits where account_id = ${accountId} and job_id = ${jobId}`,
  );
  const draft = rows[0];
  return draft ? { fields: draft.fields, saved_at: draft.saved_at.toISOString() } : null;
}

/** Keeps what has been changed so far in a public job; talents see nothing of it. Without a change nothing is kept. */
export async function saveEditDraft(ctx: MemberWriteContext, input: { id: number; fields: TypedFields }) {
  const me = ctx.viewer.membership;
  const job = await findEmployerJob(ctx.tx, me.company_id, input.id);
  if (!mayManageJob(me, job)) throw new AppError('noPermission');
  if (job.status === 'closed') throw new AppError('closedJobNotEditable');
  const saved_at = ctx.clock.now().toISOString();
  if (Object.keys(input.fields).length === 0) await forgetEditDrafts(ctx.tx, job.id, me.account_id);
  else {
    await ctx.tx.query(sql`
      insert into job_edits (job_id, account_id, fields, saved_at)
      values (${job.id}, ${me.account_id}, ${JSON.stringify(input.fields)}::jsonb, ${saved_at})
      on conflict (job_id, account_id) do update set fields = excluded.fields, saved_at = excluded.saved_at`);
  }
  return { saved_at };
}

/** Throws the unsaved changes of a job away. */
export async function deleteEditDraft(ctx: MemberWriteContext, input: { id: number }) {
  const me = ctx.viewer.membership;
  const job = await findEmployerJob(ctx.tx, me.company_id, input.id);
  if (!mayManageJob(me, job)) throw new AppError('noPermission');
  await forgetEditDrafts(ctx.tx, job.id, me.account_id);
  return { is_deleted: true };
}

/** Unsaved changes of one writer, or of everyone when the job itself goes. */
export async function forgetEditDrafts(tx: Transaction, jobId: number, accountId?: number): Promise<void> {
  const whose = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
  await tx.query(sql`delete from job_edits where job_id = ${jobId} and ${whose}`);
}
